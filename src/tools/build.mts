import { rmSync } from 'node:fs';

import { buildWeb, expo } from './build-web';

const NATIVE_DIR = 'dist/native';

/** `npm run build` makes both; `npm run build -- web` or `-- native` one of them. */
const wanted = process.argv[2];
if (wanted !== 'native') await buildWeb();
if (wanted !== 'web') await buildNative();

/** Not an app to install, but every native-only import resolved and compiled to Hermes bytecode. */
async function buildNative() {
  rmSync(NATIVE_DIR, { recursive: true, force: true });
  const platforms = ['--platform', 'android', '--platform', 'ios'];
  // The folder of web files is left out: CanvasKit's 8 MB have no business in a phone app.
  const code = await expo(['export', ...platforms, '--output-dir', NATIVE_DIR], { EXPO_PUBLIC_FOLDER: 'assets/none' });
  if (code !== 0) process.exit(code);
}
