import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What makes a state of a log, and what is kept of it. */
const REDUCERS = ['lib', 'rules', 'game', 'store/db/snapshots.ts'];

/**
 * Names the reducers by what is in their sources: a snapshot of the same name was made by the same ones. What changes
 * none of them keeps it.
 */
export function rulesHash(src = join(__filename, '../..')): string {
  const hash = createHash('sha256');
  for (const file of REDUCERS.flatMap((each) => sourcesIn(src, each)).sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(src, file)))
      .update('\n');
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesIn(src: string, path: string): readonly string[] {
  if (statSync(join(src, path)).isFile()) return [path];
  return readdirSync(join(src, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => `${path}/${file.replaceAll('\\', '/')}`);
}
