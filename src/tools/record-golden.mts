import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatGolden } from '@/testing/golden-file';
import { PLANS, record } from '@/testing/golden-games';

// Only with a reason, which goes into the commit: __tests__/golden-games/README.md.
const FOLDER = '__tests__/golden-games';
const wanted = process.argv[2] ?? '';

mkdirSync(FOLDER, { recursive: true });
for (const plan of PLANS) {
  if (!plan.game.includes(wanted)) continue;
  const golden = record(plan);
  const text = formatGolden(golden);
  writeFileSync(join(FOLDER, `${plan.game}.jsonl`), text);
  console.log(`${plan.game}: seed ${golden.header.seed}, ${golden.entries.length} entries, ${text.length} characters`);
}
