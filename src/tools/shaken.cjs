/**
 * Libraries of many small functions, cut down to the ones we call. Metro takes a package whole; esbuild leaves out what
 * nothing reaches, which halves these. What we call is read from our own sources, so there is no list to forget.
 */
const { mkdirSync, readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const { buildSync } = require('esbuild');

const root = resolve(__dirname, '../..');
const CUT = join(root, 'dist/shaken');
const SHAKEN = ['valibot', 'fflate', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'];

/** The names our sources take from a package: `import { a, b } from`, or `v.a` where it is imported as `v`. */
function namesUsed(source, name) {
  const [, list] = source.match(new RegExp(`import \\{([^}]*)\\} from '${name}'`)) ?? [];
  if (list)
    return list.split(',').flatMap((each) => (/^\s*type /.test(each) ? [] : each.trim().split(' as ')[0] || []));
  const [, alias] = source.match(new RegExp(`import \\* as (\\w+) from '${name}'`)) ?? [];
  return alias ? [...source.matchAll(new RegExp(`\\b${alias}\\.([a-z]\\w*)`, 'g'))].map(([, used]) => used) : [];
}

const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Writes the cut packages and answers with where each lies. */
function shake() {
  const sources = sourcesOf(join(root, 'src'));
  mkdirSync(CUT, { recursive: true });
  return Object.fromEntries(
    SHAKEN.map((name) => {
      const used = [...new Set(sources.flatMap((source) => namesUsed(source, name)))].sort();
      const outfile = join(CUT, `${name.replace(/\W+/g, '-')}.js`);
      buildSync({
        stdin: { contents: `export { ${used.join(', ')} } from '${name}';`, resolveDir: root },
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2020',
        logLevel: 'error',
      });
      return [name, outfile];
    }),
  );
}

module.exports = { namesUsed, shake };
