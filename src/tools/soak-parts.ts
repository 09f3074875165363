import { openNodeDriver } from '@/store/db/driver.node';
import { importMutatedFiles } from '@/testing/import-mutated';
import { LinkTable } from '@/testing/link-table';
import { provesWire } from '@/testing/link-conformance';
import { WIRES } from '@/testing/link-wires';
import { databaseGrowth } from '@/testing/database-growth';
import { killBattles, MUKDEN, RED_SUN, TIDE, TSUSHIMA } from '@/testing/kill-battle';
import { recordedFrames, sendForged } from '@/testing/mutated-frames';
import { letLoose } from '@/testing/monkey/let-loose';
import { routes } from '@/testing/monkey/addresses';
import { playMukdenPairs } from '@/testing/mukden-secret-pairs';
import { playRedSunPairs } from '@/testing/red-sun-secret-pairs';
import { playSecretPairs } from '@/testing/secret-pairs';
import {
  runMukdenSequences,
  runRedSunSequences,
  runTideSequences,
  runTsushimaSequences,
} from '@/testing/campaign-sequences';
import { runSequences } from '@/testing/sequences';
import { playTidePairs } from '@/testing/tide-secret-pairs';
import { playTsushimaPairs } from '@/testing/tsushima-secret-pairs';

interface SoakPart {
  readonly name: string;
  run(): Promise<{ readonly summary: string; readonly failures: readonly string[] }>;
}

export interface Soak {
  readonly isLink: boolean;
  /** Of the whole. */
  readonly share: number;
  readonly seed: number;
  /** The only one that a monkey is let loose on, and nothing else is done; null where all is. */
  readonly route: string | null;
}

export function partsOf({ isLink, share, seed, route }: Soak): readonly SoakPart[] {
  if (route !== null) return [monkeyPart([route], Math.ceil(1000 * share), seed)];
  return (isLink ? linkSoakParts : soakParts)(share, seed);
}

/** The long proofs, or a share of them: the longest first. */
function soakParts(share: number, seed: number): readonly SoakPart[] {
  const times = sharing(share);
  const kills = (game: string, count: number, killed?: typeof TIDE): SoakPart => ({
    name: `${count} kills, ${game}`,
    run: async () => {
      const { acknowledged, failures } = await killBattles(count, seed, killed);
      return { summary: `${acknowledged} answered actions kept`, failures };
    },
  });
  const commands = (game: string, count: number, play: typeof runSequences): SoakPart => ({
    name: `${count} random commands, ${game}`,
    run: async () => {
      let carriedOut = 0;
      const failures: string[] = [];
      for (let first = seed; carriedOut < count; first += SEQUENCES) {
        const report = play(SEQUENCES, first);
        carriedOut += report.commands;
        failures.push(...report.failures);
      }
      return { summary: `${carriedOut} carried out`, failures };
    },
  });
  const pairs = (game: string, count: number, play: () => PairReport): SoakPart => ({
    name: `${count} pairs that differ in secrets, ${game}`,
    run: async () => {
      const { tally, failures } = play();
      return { summary: `secrets kept through ${tally.open} open moves`, failures };
    },
  });
  const all = routes();
  // Neighbours take long together: they are dealt out.
  const monkeys = Array.from({ length: MONKEYS }, (_, at) => all.filter((_route, place) => place % MONKEYS === at));
  return [
    ...monkeys.map((some) => monkeyPart(some, times(1000), seed)),
    kills('Togo', times(200)),
    kills('Tide', times(200), TIDE),
    kills('Tsushima', times(200), TSUSHIMA),
    kills('Red Sun', times(200), RED_SUN),
    kills('Mukden', times(200), MUKDEN),
    commands('Togo', times(40_000), runSequences),
    commands('Tide', times(15_000), runTideSequences),
    commands('Tsushima', times(15_000), runTsushimaSequences),
    commands('Red Sun', times(15_000), runRedSunSequences),
    commands('Mukden', times(15_000), runMukdenSequences),
    ...HALVES.map((half) => mutatedPart(times(5000), seed + half)),
    pairs('Togo', times(100), () => playSecretPairs({ count: times(100), firstSeed: seed, steps: 250 })),
    pairs('Tide', times(600), () => playTidePairs(times(600), seed, 80)),
    pairs('Tsushima', times(400), () => playTsushimaPairs(times(400), seed, 70)),
    pairs('Red Sun', times(600), () => playRedSunPairs(times(600), seed, 24)),
    pairs('Mukden', times(600), () => playMukdenPairs(times(600), seed, 40)),
    {
      name: 'growth of the database',
      run: async () => ({ summary: (await databaseGrowth(seed)).join('; '), failures: [] }),
    },
  ];
}

/** That share of a number, but once at least. */
const sharing =
  (share: number) =>
  (whole: number): number =>
    Math.max(1, Math.round(whole * share));

/** Games of random commands before they are counted. */
const SEQUENCES = 20;
/** So that two cores are done at about the same time. */
const MONKEYS = 8;
const HALVES = [0, 1];

const mutatedPart = (count: number, seed: number): SoakPart => ({
  name: `${count} mutated export files`,
  run: async () => {
    const report = await importMutatedFiles(async () => openNodeDriver(), count, seed);
    const refusals = Object.values(report.refused).reduce((sum, each) => sum + each, 0);
    const summary = `${report.imported} imported faithfully, ${refusals} refused without harm`;
    return { summary, failures: report.failures };
  },
});

/** A monkey on each of some routes. */
const monkeyPart = (some: readonly string[], taps: number, seed: number): SoakPart => ({
  name: `${taps} taps by a monkey on each of ${some.join(' ')}`,
  run: async () => {
    const failures: string[] = [];
    const summary: string[] = [];
    for await (const { route, heap, failures: found } of letLoose(some, taps, seed)) {
      failures.push(...found.map((failure) => `${route}: ${failure}`));
      summary.push(`${route} ${heap.map((megabytes) => megabytes.toFixed(1)).join(' to ')} MB`);
    }
    return { summary: `heap at the Harbour at first, half way and at last: ${summary.join(', ')}`, failures };
  },
});

/** Those of linked phones. */
function linkSoakParts(share: number, seed: number): readonly SoakPart[] {
  const times = sharing(share);
  const wires = Object.entries(WIRES).map(([wire, { whyNot }]): SoakPart => ({
    name: `${times(10_000)} taps and ${times(200)} kills, ${wire} wire`,
    run: async () => {
      const missing = whyNot();
      if (missing !== null) return { summary: `NOT RUN, for ${missing}`, failures: [] };
      const { acknowledged, failures } = await provesWire(wire, { taps: times(10_000), kills: times(200), seed });
      return { summary: `${acknowledged} acknowledged taps, each once`, failures };
    },
  }));
  const forged: SoakPart = {
    name: `${times(200_000)} forged frames`,
    run: async () => {
      const table = await LinkTable.open({ limits: { lines: 1e9 } });
      const frames = await recordedFrames(table);
      const before = table.table.battle.seq;
      const cuts = await sendForged(table, frames, times(200_000), seed);
      await table.table.settled();
      const written = table.table.battle.seq - before;
      await table.close();
      return { summary: `${cuts} lines cut`, failures: written === 0 ? [] : [`${written} rows were written`] };
    },
  };
  return [...wires, forged];
}

interface PairReport {
  readonly tally: { readonly open: number };
  readonly failures: readonly string[];
}
