import { appendAction, openLongBattle, replay } from './battle-log';
import { measure, type Bench } from './harness';
import { salvoKernel, salvoTraced } from './salvo-resolve';
import { storeWrite } from './store-write';
import { togoMonteCarlo, togoOdds } from './togo-odds';

/** Every benchmark of the project; `npm run bench -- store` runs those whose title has the word. */
const benches: readonly (() => Bench | Promise<Bench>)[] = [
  storeWrite,
  appendAction,
  replay,
  openLongBattle,
  togoOdds,
  togoMonteCarlo,
  salvoTraced,
  salvoKernel,
];

const wanted = process.argv[2]?.toLowerCase() ?? '';
const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

for (const make of benches) {
  const bench = await make();
  if (!bench.title.toLowerCase().includes(wanted)) continue;
  console.log(`\n${bench.title}`);
  for (const { name, perSecond, ratio } of await measure(bench, { now: () => performance.now() })) {
    console.log(
      `  ${name.padEnd(52)} ${count.format(perSecond).padStart(12)} /s   ${ratio.toFixed(2).padStart(8)} x the time`,
    );
  }
  if (bench.note) console.log(`  ${bench.note}`);
}
