import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatGolden } from '@/testing/golden-file';
import { PLANS, record } from '@/testing/golden-games';
import { MUKDEN_PLANS, recordMukden } from '@/testing/mukden-golden-games';
import { RED_SUN_PLANS, recordRedSun } from '@/testing/red-sun-golden-games';
import { recordTide, TIDE_PLANS } from '@/testing/tide-golden-games';
import { recordTsushima, TSUSHIMA_PLANS } from '@/testing/tsushima-golden-games';

// Only with a reason, which goes into the commit: __tests__/golden-games/README.md.
const FOLDER = '__tests__/golden-games';
const wanted = process.argv[2] ?? '';

mkdirSync(FOLDER, { recursive: true });
const games = [
  ...PLANS.map((plan) => ({ game: plan.game, play: () => record(plan) })),
  ...TIDE_PLANS.map((plan) => ({ game: plan.game, play: () => recordTide(plan) })),
  ...TSUSHIMA_PLANS.map((plan) => ({ game: plan.game, play: () => recordTsushima(plan) })),
  ...RED_SUN_PLANS.map((plan) => ({ game: plan.game, play: () => recordRedSun(plan) })),
  ...MUKDEN_PLANS.map((plan) => ({ game: plan.game, play: () => recordMukden(plan) })),
];
for (const { game, play } of games) {
  if (!game.includes(wanted)) continue;
  const golden = play();
  const text = formatGolden(golden);
  writeFileSync(join(FOLDER, `${game}.jsonl`), text);
  console.log(`${game}: seed ${golden.header.seed}, ${golden.entries.length} entries, ${text.length} characters`);
}
