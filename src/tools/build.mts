import { rmSync } from 'node:fs';

import { buildWeb, exportApp } from './build-web';

const NATIVE_DIR = 'dist/native';

/** `npm run build` makes both; `npm run build -- web` or `-- native` one of them. */
const wanted = process.argv[2];
if (wanted !== 'native') await buildWeb();
if (wanted !== 'web') await buildNative();

/** Not an app to install, but every native-only import resolved and compiled to Hermes bytecode. */
async function buildNative() {
  rmSync(NATIVE_DIR, { recursive: true, force: true });
  // The folder of web files is left out: CanvasKit's 8 MB have no business in a phone app.
  await exportApp(['android', 'ios'], NATIVE_DIR, 'assets/none');
}
