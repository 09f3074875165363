import { openNodeDriver } from '@/store/db/driver.node';
import { importMutatedFiles } from '@/testing/import-mutated';
import { LinkTable } from '@/testing/link-table';
import { provesWire } from '@/testing/link-conformance';
import { WIRES } from '@/testing/link-wires';
import { killBattles, MUKDEN, RED_SUN, TIDE, TSUSHIMA } from '@/testing/kill-battle';
import { recordedFrames, sendForged } from '@/testing/mutated-frames';
import { playMukdenPairs } from '@/testing/mukden-secret-pairs';
import { runMukdenSequences } from '@/testing/mukden-sequences';
import { playRedSunPairs } from '@/testing/red-sun-secret-pairs';
import { runRedSunSequences } from '@/testing/red-sun-sequences';
import { playSecretPairs } from '@/testing/secret-pairs';
import { runSequences } from '@/testing/sequences';
import { playTidePairs } from '@/testing/tide-secret-pairs';
import { runTideSequences } from '@/testing/tide-sequences';
import { playTsushimaPairs } from '@/testing/tsushima-secret-pairs';
import { runTsushimaSequences } from '@/testing/tsushima-sequences';

export interface SoakPart {
  readonly name: string;
  run(): Promise<{ readonly told: string; readonly failures: readonly string[]; readonly isNotRun?: true }>;
}

/** The long proofs, or a share of them. */
export function soakParts(share: number, seed: number): readonly SoakPart[] {
  const times = (whole: number): number => Math.max(1, Math.round(whole * share));
  const kills = (game: string, count: number, killed?: typeof TIDE): SoakPart => ({
    name: `${count} kills, ${game}`,
    run: async () => {
      const { acknowledged, failures } = await killBattles(count, seed, killed);
      return { told: `${acknowledged} answered actions kept`, failures };
    },
  });
  const sequences = (game: string, count: number, play: typeof runSequences): SoakPart => ({
    name: `${count} sequences of commands, ${game}`,
    run: async () => {
      const { commands, failures } = play(count, seed);
      return { told: `${commands} carried out`, failures };
    },
  });
  const pairs = (game: string, count: number, play: () => PairReport): SoakPart => ({
    name: `${count} pairs that differ in secrets, ${game}`,
    run: async () => {
      const { tally, failures } = play();
      return { told: `secrets kept through ${tally.open} open moves`, failures };
    },
  });
  return [
    kills('Togo', times(200)),
    kills('Tide', times(60), TIDE),
    kills('Tsushima', times(60), TSUSHIMA),
    kills('Red Sun', times(60), RED_SUN),
    kills('Mukden', times(60), MUKDEN),
    sequences('Togo', times(15_000), runSequences),
    sequences('Tide', times(5000), runTideSequences),
    sequences('Tsushima', times(2500), runTsushimaSequences),
    sequences('Red Sun', times(2500), runRedSunSequences),
    sequences('Mukden', times(2500), runMukdenSequences),
    pairs('Togo', times(600), () => playSecretPairs({ count: times(600), firstSeed: seed, steps: 250 })),
    pairs('Tide', times(600), () => playTidePairs(times(600), seed, 80)),
    pairs('Tsushima', times(400), () => playTsushimaPairs(times(400), seed, 70)),
    pairs('Red Sun', times(600), () => playRedSunPairs(times(600), seed, 24)),
    pairs('Mukden', times(600), () => playMukdenPairs(times(600), seed, 40)),
    {
      name: `${times(2000)} mutated export files`,
      run: async () => {
        const report = await importMutatedFiles(async () => openNodeDriver(), times(2000), seed);
        const refusals = Object.values(report.refused).reduce((sum, each) => sum + each, 0);
        const told = `${report.imported} imported faithfully, ${refusals} refused without harm`;
        return { told, failures: report.failures };
      },
    },
  ];
}

/** Those of linked phones. */
export function linkSoakParts(share: number, seed: number): readonly SoakPart[] {
  const times = (whole: number): number => Math.max(1, Math.round(whole * share));
  const wires = Object.entries(WIRES).map(([wire, { whyNot }]): SoakPart => ({
    name: `${times(10_000)} taps and ${times(200)} kills, ${wire} wire`,
    run: async () => {
      const missing = whyNot();
      if (missing !== null) return { told: `NOT RUN, for ${missing}`, failures: [], isNotRun: true };
      const { acknowledged, failures } = await provesWire(wire, { taps: times(10_000), kills: times(200), seed });
      return { told: `${acknowledged} acknowledged taps, each once`, failures };
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
      return { told: `${cuts} lines cut`, failures: written === 0 ? [] : [`${written} rows were written`] };
    },
  };
  return [...wires, forged];
}

interface PairReport {
  readonly tally: { readonly open: number };
  readonly failures: readonly string[];
}
