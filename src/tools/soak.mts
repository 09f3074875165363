import { openNodeDriver } from '@/store/db/driver.node';
import { importMutatedFiles } from '@/testing/import-mutated';
import { killBattles } from '@/testing/kill-battle';
import { runSequences } from '@/testing/sequences';

// `npm run soak` runs the long proofs, for an hour or so; `npm run soak -- 0.01` the same a hundred times shorter.
const share = Number(process.argv[2] ?? 1);
if (!(share > 0 && share <= 1)) {
  console.error('soak takes a share of the whole, above 0 and up to 1: npm run soak -- 0.1');
  process.exit(2);
}
const times = (whole: number): number => Math.max(1, Math.round(whole * share));
// Other battles every day; the seed is printed, and a failure names its own.
const seed = Math.floor(Date.now() / 1000) % 1_000_000;

interface Part {
  readonly name: string;
  run(): Promise<{ readonly told: string; readonly failures: readonly string[] }>;
}

const parts: readonly Part[] = [
  {
    name: `${times(200)} kills`,
    run: async () => {
      const { acknowledged, failures } = await killBattles(times(200), seed);
      return { told: `${acknowledged} answered actions kept`, failures };
    },
  },
  {
    name: `${times(10_000)} sequences of 60 commands`,
    run: async () => {
      const { commands, failures } = runSequences(times(10_000), seed);
      return { told: `${commands} carried out`, failures };
    },
  },
  {
    name: `${times(2000)} mutated export files`,
    run: async () => {
      const { imported, refused, failures } = await importMutatedFiles(async () => openNodeDriver(), times(2000), seed);
      const refusals = Object.values(refused).reduce((sum, each) => sum + each, 0);
      return { told: `${imported} imported faithfully, ${refusals} refused without harm`, failures };
    },
  },
];

let failed = 0;
for (const { name, run } of parts) {
  const started = Date.now();
  const { told, failures } = await run().catch((error: unknown) => ({ told: 'stopped', failures: [String(error)] }));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name}: ${told} (seed ${seed}, ${seconds} s)`);
  for (const failure of failures.slice(0, 20)) console.log(`    ${failure}`);
  failed += failures.length;
}
process.exitCode = failed === 0 ? 0 : 1;
