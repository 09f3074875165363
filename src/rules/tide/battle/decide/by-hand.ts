import { badValue } from '../../../common/refusal';
import { within } from '../../../common/shape';
import { MOST_RATING } from '../../data/combat-tables';
import { RULINGS } from '../../rulings';
import type { Ratings } from '../../types';
import type { CommandOf } from '../commands';
import { shapeAt, valueAt } from '../correct';
import { fromInput, refusal } from '../refusals';
import { findShip } from '../state';
import { type DecideContext, done, guard, type Outcome, refused } from './decision';

/** Victory points and transport of the base game, as the players read them off (TAS-5, AMB-11). */
export function setBaseGame(context: DecideContext, command: CommandOf<'setBaseGame'>): Outcome {
  const { victoryPoints = context.state.base.victoryPoints, transport = context.state.base.transport } = command;
  return done(context, (chain) => chain.add({ type: 'BaseGameSet', victoryPoints, transport }));
}

const isWithin = (rating: number | null): boolean => rating === null || (rating >= 0 && rating <= MOST_RATING);
const isLegal = ({ primary, secondary }: Ratings): boolean => isWithin(primary) && isWithin(secondary);

/** What is printed on her counter. */
export function typeRatings(context: DecideContext, command: CommandOf<'typeRatings'>): Outcome {
  const { ship: id, ratings, damagedRatings = null } = command;
  const ship = findShip(context.state, id);
  return guard(
    context,
    [
      ship === null && refusal('NO_SUCH_SHIP', { ship: id }),
      !(isLegal(ratings) && (damagedRatings === null || isLegal(damagedRatings))) &&
        refusal('RATING_OUT_OF_BOUNDS', { ship: id }),
    ],
    () => done(context, (chain) => chain.add({ type: 'RatingsTyped', ship: id, ratings, damagedRatings })),
  );
}

export function addShip(context: DecideContext, { type: _, ...ship }: CommandOf<'addShip'>): Outcome {
  const { id, ratings } = ship;
  return guard(
    context,
    [
      findShip(context.state, id) !== null && refusal('ID_TAKEN', { ship: id }),
      ratings !== null && !isLegal(ratings) && refusal('RATING_OUT_OF_BOUNDS', { ship: id }),
    ],
    () => done(context, (chain) => chain.add({ type: 'ShipAdded', ...ship })),
  );
}

export function linkPlan(context: DecideContext, { ship, plan }: CommandOf<'linkPlan'>): Outcome {
  return guard(context, [findShip(context.state, ship) === null && refusal('NO_SUCH_SHIP', { ship })], () =>
    done(context, (chain) => chain.add({ type: 'PlanLinked', ship, plan })),
  );
}

export function changeHouseRule(context: DecideContext, { key, value }: CommandOf<'changeHouseRule'>): Outcome {
  const values: readonly string[] = RULINGS[key].values;
  if (!values.includes(value)) return refused(fromInput(badValue(`houseRules.${key}`, values.join('|'))));
  const before = context.state.rulings[key];
  return done(context, (chain) => chain.add({ type: 'HouseRuleChanged', key, before, value }));
}

/** Any value by hand; the log keeps what it was. */
export function correct(context: DecideContext, { path, value, reason = '' }: CommandOf<'correct'>): Outcome {
  const shape = shapeAt(path);
  const before = valueAt(context.state, path);
  if (shape === null || before === undefined) return refused(refusal('NO_SUCH_VALUE', { path }));
  const problem = shape.problem(value);
  if (problem !== null) return refused(fromInput(within(path.join('.'), problem)));
  return done(context, (chain) => chain.add({ type: 'Corrected', path, before, value, reason }));
}

/** A roll made on the Quick page: told with its dice, as they fell there. */
export function keepRoll(context: DecideContext, { roll }: CommandOf<'keepRoll'>): Outcome {
  const { dice, faces, need, successes } = roll;
  const scored = faces?.filter((face) => face <= need).length ?? Math.min(successes, dice);
  if (faces !== null && faces.length !== dice) return refused(fromInput(badValue('roll.faces', `list of ${dice}`)));
  if (successes !== scored) return refused(fromInput(badValue('roll.successes', String(scored))));
  return done(context, (chain) => chain.add({ type: 'RollKept', roll }));
}
