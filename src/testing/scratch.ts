import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the others lie: in a run of the tests one for all its workers, see `jest/rules-build.cjs`. */
let around = process.env.ZFLAG_TEST_FOLDER;

function makeAround(): string {
  const folder = mkdtempSync(join(tmpdir(), 'z-flag-'));
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A browser that outlived its test still writes there: what is left is no reason to fail a run that is over.
    }
  });
  return folder;
}

/** A new folder that is gone once whoever asked for it, the tests or a script, is over. */
export const scratchFolder = (): string => mkdtempSync(join((around ??= makeAround()), 'scratch-'));
