import { weigh } from '@/game/act';
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

type Pick = (n: number) => number;

/** Two simple captains play on, through the same commands as the screens, until the turns are over or the battle is. */
export async function playAutomatically(
  db: Driver,
  begun: OpenBattle<unknown>,
  turns: number,
  print: Print,
): Promise<Outcome> {
  const pick = picker(begun.battle.seed);
  let open = begun;
  let last: Command | null = null;
  for (let orders = 0; orders < turns * MOST_ORDERS_A_TURN; orders += 1) {
    const state = open.battle.state as BattleState;
    if (state.turn > turns || state.result !== null) return ok('done');
    // Mistakes are weighed as any command is, and refused or thought better of: the battle stays a battle.
    tryMistake(open.book, open.battle, last, pick);
    const command = nextOrder(state, pick);
    let { open: after } = await perform(db, open, withAppDice(command), now());
    // What a captain finds owed and may not do, the table waives; after the last turn there is nothing to go on to.
    for (const wayOut of waysOut(state)) {
      if (after === open) ({ open: after } = await perform(db, open, withAppDice(wayOut), now()));
    }
    if (after !== open) await print({ battle: after.id, seq: after.battle.seq });
    open = after;
    last = command;
  }
  return ok('failed');
}

export const nextOrder = (state: BattleState, pick: Pick): Command => captainCommand(state, sideToAct(state), pick);

export const withAppDice = (command: Command): CommandLine => ({ ...(command as unknown as CommandLine), dice: 'app' });

export const waysOut = ({ phase }: BattleState): readonly Command[] => [
  { type: 'endPhase', phase, waive: true },
  { type: 'endBattle' },
];

/** How a mistake is refused; null when it would have been legal, or only wants dice. */
export function tryMistake(
  book: Book<unknown>,
  battle: Battle<unknown>,
  last: Command | null,
  pick: Pick,
): Refused | null {
  const mistake = mistakenCommand(battle.state as BattleState, last, pick) as unknown as CommandLine;
  const faces = pick(3) === 0 ? Array.from({ length: pick(40) }, () => 1 + pick(pick(4) === 0 ? 7 : 6)) : [];
  const draft = draftOf(book, battle, { ...mistake, faces });
  const weighed = draft.ok ? weigh(book, battle, draft.value) : draft;
  return weighed.ok ? null : weighed.error;
}
