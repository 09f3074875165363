import { rulesHash } from '@/testing/rules-hash';

import { partsOf } from './soak-parts';

// One of the long proofs, in a process of its own: see soak.mts.
const [place, ...args] = process.argv.slice(2);
process.env.ZFLAG_RULES_BUILD = rulesHash();

const { summary, failures } = await partsOf(JSON.parse(args[0]!))[Number(place)]!.run();
console.log(`  ${summary}`);
for (const failure of failures.slice(0, 20)) console.log(`    ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
