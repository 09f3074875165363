// Our own code needs no React Native preset: esbuild strips the types in a millisecond a file. Only tests that mock
// go through Babel, which lifts their mocks above the imports.
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, sourcefile) =>
    transformSync(source, {
      sourcefile,
      loader: sourcefile.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      format: 'cjs',
      target: 'node20',
      // Jest runs what is imported later as it runs everything else.
      supported: { 'dynamic-import': false },
      sourcemap: 'inline',
    }),
};
