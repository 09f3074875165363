import { rulesHash } from '@/testing/rules-hash';

import { linkSoakParts, soakParts } from './soak-parts';

// `npm run soak` runs the long proofs, for a quarter of an hour on an idle machine; `npm run soak -- 0.01` the same a hundred times shorter.
// `npm run soak link` runs those of linked phones, for some twenty minutes: much of it is waiting for processes that were shot.
const args = process.argv.slice(2);
const isLink = args[0] === 'link';
const share = Number(args[isLink ? 1 : 0] ?? 1);
if (!(share > 0 && share <= 1)) {
  console.error('soak takes a share of the whole, above 0 and up to 1: npm run soak -- 0.1, or npm run soak link 0.1');
  process.exit(2);
}
// Other battles every time; the seed is printed, and a failure names its own.
const seed = Math.floor(Date.now() / 1000) % 1_000_000;

process.env.ZFLAG_RULES_BUILD = rulesHash();

let failed = 0;
for (const { name, run } of (isLink ? linkSoakParts : soakParts)(share, seed)) {
  const started = Date.now();
  const { told, failures, isNotRun } = await run().catch((error: unknown) => ({
    told: 'stopped',
    failures: [String(error)],
    isNotRun: undefined,
  }));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${isNotRun ? '-' : failures.length === 0 ? '✓' : '✗'} ${name}: ${told} (seed ${seed}, ${seconds} s)`);
  for (const failure of failures.slice(0, 20)) console.log(`    ${failure}`);
  failed += failures.length;
}
process.exitCode = failed === 0 ? 0 : 1;
