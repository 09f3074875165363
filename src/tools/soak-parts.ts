import { openNodeDriver } from '@/store/db/driver.node';
import { importMutatedFiles } from '@/testing/import-mutated';
import { killBattles } from '@/testing/kill-battle';
import { playSecretPairs } from '@/testing/secret-pairs';
import { runSequences } from '@/testing/sequences';

export interface SoakPart {
  readonly name: string;
  run(): Promise<{ readonly told: string; readonly failures: readonly string[] }>;
}

/** The long proofs, or a share of them. */
export function soakParts(share: number, seed: number): readonly SoakPart[] {
  const times = (whole: number): number => Math.max(1, Math.round(whole * share));
  return [
    {
      name: `${times(200)} kills`,
      run: async () => {
        const { acknowledged, failures } = await killBattles(times(200), seed);
        return { told: `${acknowledged} answered actions kept`, failures };
      },
    },
    {
      name: `${times(15_000)} sequences of 60 commands`,
      run: async () => {
        const { commands, failures } = runSequences(times(15_000), seed);
        return { told: `${commands} carried out`, failures };
      },
    },
    {
      name: `${times(600)} pairs of battles that differ in secrets`,
      run: async () => {
        const { tally, failures } = playSecretPairs({ count: times(600), firstSeed: seed, steps: 250 });
        return { told: `${tally.secrets} secrets kept through ${tally.open} open moves`, failures };
      },
    },
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
