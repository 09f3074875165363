import { evaluate } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import { ok } from '@/lib/result';
import type { Refused } from '@/rules/rulebook';
import { type BattleState, captainCommand, type Command, sideToAct } from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

import { draftOf, perform, type CommandLine } from './actions';
import { mistakenCommand } from './mistakes';
import { now, type Outcome, type Print } from './verbs';

/** A battle that gets nowhere is a fault of the captains, not a reason to run for ever. */
const MOST_ORDERS_A_TURN = 3000;
/** Mistakes are weighed as any command is, and refused or thought better of: the battle stays a battle. */
const MISTAKES_AN_ORDER = 2;

/** Where the captains sit: on disk, or in memory for tests that ask about the rules only. */
export interface Table {
  readonly book: Book<unknown>;
  battle(): Battle<unknown>;
  /** False when it was refused. */
  act(line: CommandLine): Promise<boolean>;
  refused?(refusal: Refused): void;
}

/** Two simple captains play on, through the same commands as the screens, until the turns are over or the battle is. */
export async function playOn(table: Table, turns: number): Promise<'done' | 'failed'> {
  const { seed } = table.battle();
  const pick = picker(seed);
  let last: Command | null = null;
  for (let guests = 0; Number(seed) % 5 === 0 && guests < 8; guests += 1) await table.act(guestShip(table.battle()));
  for (let orders = 0; orders < turns * MOST_ORDERS_A_TURN; orders += 1) {
    const state = table.battle().state as BattleState;
    for (let mistakes = 0; mistakes < MISTAKES_AN_ORDER; mistakes += 1) tryMistake(table, last, pick);
    if (state.turn > turns || state.result !== null) return 'done';
    last = captainCommand(state, sideToAct(state), pick);
    // What a captain finds owed and may not do, the table waives; after the last turn there is nothing to go on to.
    for (const order of [last, { type: 'endPhase', phase: state.phase, waive: true }, { type: 'endBattle' }]) {
      if (await table.act({ ...order, dice: 'app' })) break;
    }
  }
  return 'failed';
}

/** Now and then somebody brings ships of their own, and puts them behind the longest line until it takes no more. */
function guestShip({ state, seq }: Battle<unknown>): CommandLine {
  const { groups, ships } = state as BattleState;
  const [longest] = Object.values(groups).sort((a, b) => b.ships.length - a.ships.length);
  const card = ships[longest?.ships[0] ?? '']?.card;
  return { type: 'addShip', side: longest?.side, id: `guest-${seq}`, name: 'Guest', card, counter: longest?.id };
}

function tryMistake(table: Table, last: Command | null, pick: (n: number) => number): void {
  const battle = table.battle();
  const mistake = mistakenCommand(battle.state as BattleState, last, pick) as unknown as CommandLine;
  const faces = pick(3) === 0 ? Array.from({ length: pick(40) }, () => 1 + pick(pick(4) === 0 ? 7 : 6)) : [];
  const draft = draftOf(table.book, battle, { ...mistake, faces });
  const weighed = draft.ok ? evaluate(table.book, battle, draft.value) : draft;
  if (!weighed.ok) table.refused?.(weighed.error);
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
