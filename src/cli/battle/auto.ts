import { ok } from '@/lib/result';
import { picker } from '@/game/shuffle';
import { type BattleState, captainCommand, sideToAct, strayCommand } from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

import { perform, type CommandLine } from './actions';
import { wholeNumber, type Options } from './options';
import { now, type Outcome, type Print } from './verbs';

/** One order in this many is somebody's mistake: it shows that refusals are refused, and changes nothing else. */
const MISTAKE_ONE_IN = 12;
/** A battle that gets nowhere is a fault of the captains, not a reason to run for ever. */
const MOST_ORDERS_A_TURN = 3000;

/** Two simple captains play on, through the same commands as the screens, until the turns are over or the battle is. */
export async function playAutomatically(
  db: Driver,
  begun: OpenBattle<unknown>,
  options: Options,
  print: Print,
): Promise<Outcome> {
  const turns = wholeNumber(options.turns, 'turns');
  if (!turns.ok) return turns;
  const pick = picker(begun.battle.seed);
  let open = begun;
  for (let orders = 0; orders < turns.value * MOST_ORDERS_A_TURN; orders += 1) {
    const state = open.battle.state as BattleState;
    if (state.turn > turns.value || state.result !== null) return ok('done');
    const command =
      pick(MISTAKE_ONE_IN) === 0 ? strayCommand(state, pick) : captainCommand(state, sideToAct(state), pick);
    const { open: after } = await perform(db, open, { ...(command as unknown as CommandLine), dice: 'app' }, now());
    if (after !== open) await print({ battle: after.id, seq: after.battle.seq });
    open = after;
  }
  return ok('failed');
}
