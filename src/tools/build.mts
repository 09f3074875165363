import { rmSync } from 'node:fs';

import { buildWeb, expo } from './build-web';

const NATIVE_DIR = 'dist/native';

await buildWeb();

rmSync(NATIVE_DIR, { recursive: true, force: true });
// The folder of web files is left out: CanvasKit's 8 MB have no business in a phone app.
const code = await expo(
  ['export', '--platform', 'android', '--platform', 'ios', '--output-dir', NATIVE_DIR],
  { EXPO_PUBLIC_FOLDER: 'assets/none' },
);
process.exit(code);
