/**
 * What Metro would take whole, one module at a time, cut down by esbuild for the web: a tenth of what a phone has to load.
 *
 * Libraries of many small functions are left with the ones we call, which halves them. What we call is read from our own
 * sources, so there is no list to forget. And the rules, hundreds of small files behind a few doors, become a few files.
 */
const { mkdirSync, readdirSync, readFileSync, rmSync } = require('node:fs');
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

const RULES = join(root, 'src/rules');
const JOINED = join(CUT, 'rules');

/** The doors of the rules, each with all that is behind it in one file; what several share is in a file of its own. */
function joinRules() {
  const doors = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^([^/]+|[^/]+\/index|common\/[^/]+)\.ts$/.test(file) && !/\.test\./.test(file));
  rmSync(JOINED, { recursive: true, force: true });
  buildSync({
    entryPoints: doors.map((door) => join(RULES, door)),
    outbase: RULES,
    outdir: JOINED,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2020',
    // Resolved by Metro, as everywhere else.
    external: ['@/lib/*', 'valibot'],
    logLevel: 'error',
  });
  return Object.fromEntries(doors.map((door) => [join(RULES, door), join(JOINED, door.replace(/ts$/, 'js'))]));
}

module.exports = { joinRules, namesUsed, shake };
