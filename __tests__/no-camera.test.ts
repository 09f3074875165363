import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// A build without expo-camera, for stores that take no closed libraries: ZFLAG_CAMERA=none.
const env = { ...process.env, ZFLAG_CAMERA: 'none' };

/** Only these two may import it: `doorway-expo-camera` in .dependency-cruiser.cjs. */
const DOORWAYS = ['src/kit/code/code-camera.tsx', 'src/store/picture-code.ts'];

/** As Metro would find them, with and without a camera. */
const resolved = (platform: string): readonly string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '-e',
        `const { resolver } = require('./metro.config.js');
         const found = (context, name) => ({ type: 'sourceFile', filePath: require('path').resolve(name) });
         const names = ${JSON.stringify(DOORWAYS)};
         console.log(JSON.stringify(names.map((name) => resolver.resolveRequest({ resolveRequest: found }, name, '${platform}').filePath)));`,
      ],
      { env, encoding: 'utf8' },
    )
      .trim()
      .split('\n')
      .at(-1)!,
  ) as string[];

test.each(['android', 'ios'])(
  'on %s nothing of expo-camera is bundled: other files stand at its doorways',
  (platform) => {
    const files = resolved(platform);
    expect(files).toEqual(DOORWAYS.map((file) => resolve(file.replace(/(\.tsx?)$/, '.no-camera$1'))));
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/from 'expo-camera'/);
  },
);

test('in a browser, which brings its own camera, all stays as it is', () => {
  expect(resolved('web')).toEqual(DOORWAYS.map((file) => resolve(file)));
});

test('it is neither configured nor linked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'z-flag-no-camera-'));
  for (const file of ['package.json', 'app.json', 'app.config.js']) copyFileSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, [resolve('src/tools/link-no-camera.cjs')], { env, cwd: folder });
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [...args], { env, cwd: folder, encoding: 'utf8' });
  const linked = run(
    resolve('node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js'),
    ...['search', '--platform', 'android', '--json'],
  );
  expect(linked).toContain('expo-sqlite');
  expect(linked).not.toContain('expo-camera');
  const plugins = run('-p', `require('./app.config.js')({ config: require('./app.json').expo }).plugins.flat().join()`);
  expect(plugins).toContain('expo-sqlite');
  expect(plugins).not.toContain('expo-camera');
});
