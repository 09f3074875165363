import { rmSync } from 'node:fs';

import { buildWeb, exportApp } from './build-web';

const NATIVE_DIR = 'dist/native';

/** `npm run build` makes both; `npm run build -- web` or `-- native` one of them, `-- android` half of the latter. */
const wanted = process.argv[2];
if (wanted === undefined || wanted === 'web') await buildWeb();
if (wanted !== 'web') await buildNative(wanted === 'android' ? ['android'] : ['android', 'ios']);

/** Not an app to install, but every native-only import resolved and compiled to Hermes bytecode. */
async function buildNative(platforms: readonly string[]) {
  rmSync(NATIVE_DIR, { recursive: true, force: true });
  // The folder of web files is left out: CanvasKit's 8 MB have no business in a phone app.
  await exportApp(platforms, NATIVE_DIR, 'assets/none');
}
