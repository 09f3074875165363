// Before native projects are made for a build without a camera: Expo reads what not to link from package.json alone.
const { readFileSync, writeFileSync } = require('node:fs');

if (process.env.ZFLAG_CAMERA === 'none') {
  const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
  packageJson.expo = { ...packageJson.expo, autolinking: { exclude: ['expo-camera'] } };
  writeFileSync('package.json', `${JSON.stringify(packageJson, null, 2)}\n`);
}
