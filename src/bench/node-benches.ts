import { balanceBench } from './balance';
import { appendAction, openLongBattle, replay } from './battle-log';
import { measure, type Bench } from './harness';
import { linkTables, linkTap, linkThroughput } from './link';
import { mukdenLines } from './mukden-lines';
import { redSunMonteCarlo, redSunOdds } from './red-sun-odds';
import { judged, perSecond, type Result } from './results';
import { salvoKernel, salvoTraced } from './salvo-resolve';
import { storeWrite } from './store-write';
import { tableGeometry } from './table-geometry';
import { tideMonteCarlo, tideOdds } from './tide-odds';
import { togoMonteCarlo, togoOdds } from './togo-odds';
import { tsushimaMonteCarlo, tsushimaOdds } from './tsushima-odds';
import { openWarAtSea } from './tsushima-war';

/** Those that need no browser. */
export const nodeBenches: Readonly<Record<string, () => Bench | Promise<Bench>>> = {
  'Saving one document, in memory': storeWrite,
  'Appending one action, durable (WAL, synchronous FULL)': appendAction,
  'Replaying 10,000 events of Togo': replay,
  'Opening a battle of 10,000 events': openLongBattle,
  'Link: a tap on one phone, shown on another over loopback': linkTap,
  'Link: asks of one table': linkThroughput,
  'Link: a hall of 200 tables': linkTables,
  'Togo odds with the damage chain, every pair of tsushima-day': togoOdds,
  'Togo odds of a pair, against throwing dice': togoMonteCarlo,
  'Tide odds of a whole fight, 7 ships against 12, two rounds': tideOdds,
  'Tide odds of a whole fight, against throwing dice': tideMonteCarlo,
  'Tsushima odds of a firing round, 12 ships against 12': tsushimaOdds,
  'Tsushima odds of a firing round, against throwing dice': tsushimaMonteCarlo,
  'Opening a whole War at Sea of Tsushima': openWarAtSea,
  'Red Sun Rising odds of a fleet over three hours, 12 ships': redSunOdds,
  'Red Sun Rising odds of a fleet, against throwing dice': redSunMonteCarlo,
  'Mukden lines of communication of every unit on the map': mukdenLines,
  'Salvos of four dice, traced': salvoTraced,
  'Salvos of four dice, for simulations': salvoKernel,
  'Table: geometry of all pairs of 59 ships': tableGeometry,
  'Balance: fights of two lines, typed arrays': balanceBench,
};

interface Report {
  readonly results: readonly Result[];
  readonly notes: readonly string[];
}

export async function runNodeBench(title: string): Promise<Report> {
  const bench = await nodeBenches[title]!();
  const [yardstick, ...others] = await measure(bench, { now: () => performance.now() });
  return {
    results: others.map(({ name, ratio, perSecond: times }) => ({
      bench: title,
      name,
      measured: perSecond(times),
      yardstick: `${yardstick!.name}, ${perSecond(yardstick!.perSecond)}`,
      ...judged(ratio, bench.aim),
    })),
    notes: [`Beside ${yardstick!.name}: ${perSecond(yardstick!.perSecond)}`, ...(bench.note ? [bench.note] : [])],
  };
}
