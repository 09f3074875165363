import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { evaluate } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { beginBattle, fold } from '@/game/fold';
import { readRow } from '@/game/read-row';
import { type BattleState, togoBattle } from '@/rules/togo/index';
import { readTransfer } from '@/store/transfer/read-transfer';

import { bookOf } from './books-with-toy';
import { valueOf } from './toy-database';
import { goTo } from './visit';

const TOGO = togoBattle as unknown as Book<BattleState>;

type LogRow = ReturnType<typeof readRow>;

/** The log of the one battle of Togo, or of another book, on this phone, or of the one of this name, as its export holds it. */
export async function exportedLog(
  page: Page,
  url: string,
  called?: string,
  of: Book<unknown> = TOGO as Book<unknown>,
): Promise<readonly LogRow[]> {
  await goTo(page, url, '/settings');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()]);
  const { battles } = valueOf(readTransfer(readFileSync((await download.path()) ?? ''), { bookOf }));
  const wanted = battles.filter(({ book, name }) => book === of.id && name === (called ?? name));
  expect(wanted).toHaveLength(1);
  return wanted[0]!.rows.map(({ seq, action, body }) => readRow(of, seq, action, body));
}

interface Replayed<State> {
  readonly battle: Battle<State>;
  /** Faces the players entered themselves, in the order of the log. */
  readonly entered: readonly number[];
}

/**
 * The same commands with the same faces, decided again by the engine from the beginning. Fails where the engine tells
 * anything else than the log does.
 */
export function replayed(rows: readonly LogRow[]): Replayed<BattleState> {
  return replayedBy(TOGO, rows);
}

/** The same, by another book. */
export function replayedBy<State>(book: Book<State>, rows: readonly LogRow[]): Replayed<State> {
  const [first, ...rest] = rows;
  if (first?.entry?.type !== 'v1.Begun') throw new Error('the log has no beginning');
  let battle = beginBattle(book, first.entry)!;
  const entered: number[] = [];
  const actions = [...new Set(rest.map(({ action }) => action))];
  for (const group of actions.map((each) => rest.filter(({ action }) => action === each))) {
    const acted = group[0]?.entry;
    if (acted?.type === 'v1.Acted') {
      const { command, dice, override, appDice } = acted;
      const evaluated = valueOf(evaluate(book, battle, { command, dice, override, appDice }));
      const told = group.flatMap(({ entry }) => (entry?.type === 'v1.Happened' ? [entry.event] : []));
      expect(evaluated.type === 'done' && evaluated.events).toEqual(told);
      for (const sheet of Object.values(dice)) {
        if ('dice' in sheet)
          entered.push(...sheet.dice.flatMap(({ face, source }) => (source === 'table' ? [face] : [])));
      }
    }
    battle = fold(book, battle, group);
  }
  expect(battle.problems).toEqual([]);
  return { battle, entered };
}
