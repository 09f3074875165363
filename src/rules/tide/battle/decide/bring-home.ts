import { harmOf } from '../../damage';
import { SINKS_AT } from '../../data/combat-tables';
import { SIDES } from '../../types';
import type { CommandOf } from '../commands';
import { addDamage, endFight } from '../fighting';
import { refusal } from '../refusals';
import { findShip } from '../state';
import { type DecideContext, done, guard, type Outcome, refused } from './decision';

/** A battle of Togo stands for this fight: its ships are as it left them, and all go home as after the last round (TAS-22). */
export function bringHome(context: DecideContext, { battle, ships }: CommandOf<'bringHome'>): Outcome {
  const { state } = context;
  const { fight } = state;
  if (fight === null) return refused(refusal('WRONG_STEP', { step: state.step }));
  const lines = SIDES.flatMap((side) => fight.lines[side]);
  const stranger = ships.find(({ ship }) => !lines.includes(ship));
  if (stranger !== undefined) return refused(refusal('NOT_IN_THE_FIGHT', { ship: stranger.ship }));
  if (new Set(ships.map(({ ship }) => ship)).size < ships.length) return refused(refusal('CHOSEN_TWICE'));
  const changed = ships.flatMap(({ ship: id, harm }) => {
    const ship = findShip(state, id)!;
    const [before, after] = [harmOf(ship), Math.min(harm, SINKS_AT[ship.class])];
    return before === after ? [] : [{ ship: id, count: Math.max(0, after - before), before, harm: after }];
  });
  const mended = changed.find(({ before, harm }) => harm < before);
  const isHalfFired = Object.values(fight.pending).some((hits) => hits > 0);
  return guard(
    context,
    [isHalfFired && refusal('ROUND_HALF_FIRED'), mended !== undefined && refusal('LESS_HARM', { ship: mended.ship })],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'BroughtHome', battle });
        addDamage(chain, changed);
        endFight(chain, 'togo');
      }),
  );
}
