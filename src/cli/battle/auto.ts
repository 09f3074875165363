import { evaluate } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import { ok } from '@/lib/result';
import type { Refused, Tagged } from '@/rules/rulebook';
import type { OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

import { draftOf, perform, type CommandLine } from './actions';
import { AUTO_PLAYERS, type AutoPlayers, isOver } from './auto-players';
import { now, type Outcome, type Print } from './verbs';

/** A battle that gets nowhere is a fault of the players, not a reason to run for ever. */
const MOST_ORDERS_A_TURN = 3000;
/** Mistakes are evaluated as any command is, and refused or thought better of: the battle stays a battle. */
const MISTAKES_AN_ORDER = 2;

/** Where the players sit: on disk, or in memory for tests that ask about the rules only. */
interface Table {
  readonly book: Book<unknown>;
  battle(): Battle<unknown>;
  /** False when it was refused. */
  act(line: CommandLine): Promise<boolean>;
  refused?(refusal: Refused): void;
}

/** Two simple players of the table's book play on, through the same commands as the screens, until the turns are over or the game is. */
export async function playOn(table: Table, turns: number): Promise<'done' | 'failed'> {
  const { seed, state, seq } = table.battle();
  const players = AUTO_PLAYERS[table.book.id];
  if (players === undefined) return 'failed';
  const pick = picker(seed);
  let last: Tagged | null = null;
  for (const line of players.prepare(state, Number(seed), seq)) await table.act(line);
  for (let orders = 0; orders < turns * MOST_ORDERS_A_TURN; orders += 1) {
    for (let mistakes = 0; mistakes < MISTAKES_AN_ORDER; mistakes += 1) tryMistake(table, players, last, pick);
    if (isOver(table.battle().state, turns)) return 'done';
    const tries = players.orders(table.battle().state, pick);
    last = tries[0] ?? null;
    for (const order of tries) {
      if (await table.act({ ...order, dice: 'app' })) break;
    }
  }
  return 'failed';
}

function tryMistake(table: Table, players: AutoPlayers, last: Tagged | null, pick: (n: number) => number): void {
  const battle = table.battle();
  const mistake = players.mistake(battle.state, last, pick) as CommandLine;
  const faces = pick(3) === 0 ? Array.from({ length: pick(40) }, () => 1 + pick(pick(4) === 0 ? 7 : 6)) : [];
  const draft = draftOf(table.book, battle, { ...mistake, faces });
  const evaluated = draft.ok ? evaluate(table.book, battle, draft.value) : draft;
  if (!evaluated.ok) table.refused?.(evaluated.error);
}

/** The same on disk, with a line for every action after it is there. */
export async function playAutomatically(
  db: Driver,
  begun: OpenBattle<unknown>,
  turns: number,
  print: Print,
): Promise<Outcome> {
  let open = begun;
  const act = async (line: CommandLine): Promise<boolean> => {
    const { open: after } = await perform(db, open, line, now());
    if (after === open) return false;
    open = after;
    await print({ battle: after.id, seq: after.battle.seq });
    return true;
  };
  return ok(await playOn({ book: begun.book, battle: () => open.battle, act }, turns));
}
