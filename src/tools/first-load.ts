import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const SCRIPTS = '/_expo/static/js/web';

/** As a host sends a file. */
const packedSize = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The JavaScript that is asked for before the Harbour can be tapped: what the page names, and SQLite's worker. */
export function firstLoadFiles(folder: string): readonly string[] {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const named = [...page.matchAll(/href="([^"]+)" as="script"/g)].map(([, path = '']) => path);
  const workers = readdirSync(folder + SCRIPTS).filter((name) => /worker-.*\.js$/.test(name));
  return [...named, ...workers.map((name) => `${SCRIPTS}/${name}`)];
}

/** Every file that only one part of the app wants, by the name of the part. */
export const partFiles = (folder: string, part: string): readonly string[] =>
  readdirSync(folder + SCRIPTS)
    .filter((name) => name.replace(/-[0-9a-f]{32}\.js$/, '') === part)
    .map((name) => `${SCRIPTS}/${name}`);

export const packedSizes = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + packedSize(folder + file), 0);
