import { build } from 'esbuild';

import { node, runShown } from './tasks';

const BUNDLE = 'dist/bench/bench.mjs';

// Bundled as the app is: loaded file by file, every import would be a getter, which costs more than what is measured.
await build({
  entryPoints: ['src/bench/index.mts'],
  outfile: BUNDLE,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // A native addon cannot be bundled.
  external: ['better-sqlite3'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  sourcemap: true,
});
process.exit(await runShown(node(BUNDLE, ...process.argv.slice(2))));
