import { availableParallelism } from 'node:os';

import { findOrInstallChromium } from '@/testing/chromium';

import { buildWeb } from './build-web';
import { partsOf, type Soak } from './soak-parts';
import { node, runTasks } from './tasks';

// `npm run soak` runs the long proofs, for less than half an hour on two cores; `npm run soak -- 0.01` the same a hundred times shorter.
// `npm run soak link` runs those of linked phones, for some twenty minutes: much of it is waiting for processes that were killed.
// `npm run soak -- --seed=7 --route=/settings` lets a monkey loose again where it broke something; --no-build takes dist/web as it is.
const args = process.argv.slice(2);
const option = (name: string) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const plain = args.filter((each) => !each.startsWith('--'));
const isLink = plain[0] === 'link';
const soak: Soak = {
  isLink,
  share: Number(plain[isLink ? 1 : 0] ?? 1),
  // Other battles every time; the seed is printed, and a failure names its own.
  seed: Number(option('seed') ?? Math.floor(Date.now() / 1000) % 1_000_000),
  route: option('route') ?? null,
};
if (!(soak.share > 0 && soak.share <= 1)) {
  console.error('soak takes a share of the whole, above 0 and up to 1: npm run soak -- 0.1, or npm run soak link 0.1');
  process.exit(2);
}
if (!Number.isInteger(soak.seed)) {
  console.error('soak takes a whole number for a seed: npm run soak -- --seed=7');
  process.exit(2);
}
if (!isLink) {
  if (!(await findOrInstallChromium())) throw new Error('A monkey needs Chromium or Chrome on this machine.');
  if (!args.includes('--no-build')) await buildWeb();
}

console.log(`seed ${soak.seed}`);
const tasks = partsOf(soak).map(({ name }, place) => ({
  name,
  command: node('--import', 'tsx', 'src/tools/soak-part.mts', String(place), JSON.stringify(soak)),
  tells: /./,
}));
// Linked phones wait for each other by the clock: nothing may run beside them. Monkeys wait for what they have tapped: one
// more than there are cores.
const results = await runTasks(tasks, isLink ? 1 : availableParallelism() + 1);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
