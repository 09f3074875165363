// Pure code needs no React Native preset: esbuild strips the types in a millisecond a file.
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, sourcefile) =>
    transformSync(source, {
      sourcefile,
      loader: sourcefile.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'inline',
    }),
};
