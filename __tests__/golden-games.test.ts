import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { attemptAt, entriesOf, givenUp, evaluate } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { bookOf } from '@/testing/books-with-toy';
import { beginBattle, fold } from '@/game/fold';
import { readEntry } from '@/game/read-row';
import type { CampaignState as MukdenState } from '@/rules/mukden/index';
import type { CampaignState as RedSunState } from '@/rules/red-sun/index';
import type { CampaignState } from '@/rules/tide/index';
import type { BattleState } from '@/rules/togo/index';
import type { CampaignState as TsushimaState } from '@/rules/tsushima/index';
import { type GoldenEntry, parseGolden, stateHash } from '@/testing/golden-file';
import { PLANS, recordingOf } from '@/testing/golden-games';
import { MUKDEN_PLANS } from '@/testing/mukden-golden-games';
import { RED_SUN_PLANS } from '@/testing/red-sun-golden-games';
import { TIDE_PLANS } from '@/testing/tide-golden-games';
import { TSUSHIMA_PLANS } from '@/testing/tsushima-golden-games';

const folder = resolve(__dirname, 'golden-games');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const read = (file: string) => parseGolden(readFileSync(join(folder, file), 'utf8'));

/** The battle before each action, and at the end. */
function* replay(
  entries: readonly GoldenEntry[],
): Generator<{ battle: Battle<unknown>; action: readonly GoldenEntry[] }> {
  const [first, ...rest] = entries;
  if (first?.entry.type !== 'v1.Begun') throw new Error('a log without a beginning');
  const book = bookOf(first.entry.book) as Book<unknown>;
  let battle = beginBattle(book, first.entry) as Battle<unknown>;
  for (let from = 0; from < rest.length;) {
    const action = rest.slice(from).filter((row, index) => row.action === rest[from]?.action && index < 500);
    yield { battle, action };
    const rows = action.map((row, index) => ({
      seq: battle.seq + 1 + index,
      action: row.action,
      entry: readEntry(book, row.entry),
    }));
    battle = fold(book, battle, rows);
    from += action.length;
  }
  yield { battle, action: [] };
}

test('there is a recording of every plan, and all of them together stay small', () => {
  expect(files.sort()).toEqual(
    [...PLANS, ...TIDE_PLANS, ...TSUSHIMA_PLANS, ...RED_SUN_PLANS, ...MUKDEN_PLANS]
      .map(({ game }) => `${game}.jsonl`)
      .sort(),
  );
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(1_500_000);
});

describe.each(files)('%s', (file) => {
  const { header, entries } = read(file);

  test('replays to the state it was recorded with, twice', () => {
    for (const attempt of [1, 2]) {
      const { battle } = [...replay(entries)].at(-1)!;
      expect(battle.problems).toEqual([]);
      expect({ attempt, state: stateHash(battle.state), seq: battle.seq }).toEqual({
        attempt,
        state: header.state,
        seq: entries.length,
      });
    }
  });

  test('every recorded command with its recorded dice is decided to the same events', () => {
    for (const { battle, action } of replay(entries)) {
      const book = bookOf(battle.book) as Book<unknown>;
      const [first] = action;
      if (first?.entry.type === 'v1.GivenUp') {
        expect(givenUp(book, battle, { override: false, ...first.entry })).toEqual(first.entry);
      }
      if (first?.entry.type !== 'v1.Acted') continue;
      const { command, dice, override, appDice, roll, attempt } = first.entry;
      const draft = { command, override, dice, appDice };
      const weighed = evaluate(book, battle, draft);
      const events = weighed.ok && weighed.value.type === 'done' ? weighed.value.events : weighed;
      expect({ at: first.action, events }).toMatchObject({ at: first.action, events: expect.any(Array) });
      const again = entriesOf(book, battle, draft, events as Parameters<typeof entriesOf>[3]);
      expect(JSON.parse(JSON.stringify(again))).toEqual(action.map(({ entry }) => entry));
      expect(attempt).toBe(attemptAt(battle, roll));
    }
  });

  test('has in it what it is kept for', () => {
    const { battle } = [...replay(entries)].at(-1)!;
    const togo = PLANS.find(({ game }) => game === header.game);
    const tide = TIDE_PLANS.find(({ game }) => game === header.game);
    const tsushima = TSUSHIMA_PLANS.find(({ game }) => game === header.game);
    const redSun = RED_SUN_PLANS.find(({ game }) => game === header.game);
    const mukden = MUKDEN_PLANS.find(({ game }) => game === header.game);
    const holds =
      togo?.holds(recordingOf(entries), battle.state as BattleState) ??
      tide?.holds(entries, battle.state as CampaignState) ??
      tsushima?.holds(entries, battle.state as TsushimaState) ??
      redSun?.holds(entries, battle.state as RedSunState) ??
      mukden?.holds(entries, battle.state as MukdenState);
    expect(holds).toBe(true);
    expect((battle.state as BattleState | CampaignState).result).not.toBeNull();
  });
});
