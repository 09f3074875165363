// What is not written in Flow, our own code and packages, needs no React Native preset: esbuild takes a millisecond a file
// where Babel takes twenty.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { extname } = require('node:path');

const { transformSync } = require('esbuild');

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'jsx', '.jsx': 'jsx', '.mjs': 'js', '.mts': 'ts' };

const OWN = readFileSync(__filename);

/** As esbuild prints it: whatever belongs to a statement is set in, but for the line that ends it. */
const MOCK = /^jest\.(?:mock|unmock)\((?:.*\);$|[^]*?^\S*\);$)/gm;

/** What is imported whole is the module itself, and what it exports can be spied on, as Babel has it. */
const asBabelHasIt = (code) =>
  code
    .replace('var __toESM = (mod, isNodeMode, target) =>', '$& mod && mod.__esModule ? mod :')
    .replace(
      'var __defProp = Object.defineProperty;',
      'var __defProp = (to, key, how) => Object.defineProperty(to, key, { ...how, configurable: true });',
    );

/** Mocks come before the imports, as Babel would put them; where they stood, their lines are left empty. */
function withMocksFirst({ code, map }) {
  const mocks = code.match(MOCK)?.join('\n');
  if (mocks === undefined) return { code: asBabelHasIt(code), map };
  const lines = mocks.split('\n').length;
  const rest = code.replace(MOCK, (mock) => '\n'.repeat(mock.split('\n').length - 1));
  const { mappings, ...others } = JSON.parse(map);
  return { code: `${mocks}\n${asBabelHasIt(rest)}`, map: { ...others, mappings: ';'.repeat(lines) + mappings } };
}

module.exports = {
  // Else Jest would go on with what this file made before it was changed.
  getCacheKey: (source, sourcefile) => createHash('sha1').update(OWN).update(sourcefile).update(source).digest('hex'),
  process: (source, sourcefile) =>
    withMocksFirst(
      transformSync(source, {
        sourcefile,
        loader: LOADERS[extname(sourcefile)],
        // As Expo's preset has it.
        define: { 'process.env.EXPO_OS': '"ios"' },
        jsx: 'automatic',
        format: 'cjs',
        target: 'node20',
        // Jest runs what is imported later as it runs everything else.
        supported: { 'dynamic-import': false },
        sourcemap: 'external',
      }),
    ),
};
