import { badValue } from '../../../common/refusal';
import { within } from '../../../common/shape';
import { isTrueRoll } from '../../kept-roll';
import { RULINGS } from '../../rulings';
import type { CommandOf } from '../commands';
import { shapeAt, valueAt } from '../correct';
import { fromInput, refusal } from '../refusals';
import { findFleet, findHq, findShip, findUnit, isKnown } from '../state';
import { type DecideContext, done, guard, type Objection, type Outcome, refused, twice } from './decision';

/** Objects to an id that something has already, or that stands twice in what is added. */
function unlessNew({ state }: DecideContext, ids: readonly string[]): Objection {
  const known = ids.find((id) => isKnown(state, id));
  return known !== undefined ? refusal('ALREADY_IN_PLAY', { who: known }) : twice(ids);
}

export const addFleet = (context: DecideContext, { fleet }: CommandOf<'addFleet'>): Outcome =>
  guard(context, [unlessNew(context, [fleet.id, ...fleet.ships.map(({ id }) => id)])], () =>
    done(context, (chain) => chain.add({ type: 'FleetAdded', fleet })),
  );

export const addShip = (context: DecideContext, { fleet, ship }: CommandOf<'addShip'>): Outcome =>
  guard(
    context,
    [
      findFleet(context.state, fleet)?.eliminated !== false && refusal('NO_SUCH_FLEET', { fleet }),
      unlessNew(context, [ship.id]),
    ],
    () => done(context, (chain) => chain.add({ type: 'ShipAdded', fleet, ship })),
  );

export const addHeadquarters = (context: DecideContext, { headquarters }: CommandOf<'addHeadquarters'>): Outcome =>
  guard(context, [unlessNew(context, [headquarters.id, ...headquarters.units.map(({ id }) => id)])], () =>
    done(context, (chain) => chain.add({ type: 'HeadquartersAdded', headquarters })),
  );

/** A reinforcement, or a unit nobody had listed (RSR-6). */
export function addUnit(context: DecideContext, { side, hq, unit }: CommandOf<'addUnit'>): Outcome {
  const own = hq === null ? null : findHq(context.state, hq);
  return guard(
    context,
    [
      hq !== null && own === null && refusal('NO_SUCH_HEADQUARTERS', { hq }),
      own !== null && own.side !== side && refusal('NOT_HERS', { hq }),
      unlessNew(context, [unit.id]),
    ],
    () => done(context, (chain) => chain.add({ type: 'UnitAdded', side, hq, unit })),
  );
}

/** What is printed on her counter. */
export const typeShip = (context: DecideContext, { ship, values }: CommandOf<'typeShip'>): Outcome =>
  guard(context, [findShip(context.state, ship) === null && refusal('NO_SUCH_SHIP', { ship })], () =>
    done(context, (chain) => chain.add({ type: 'ShipTyped', ship, values })),
  );

/** The activation number of a headquarters or a unit, typed once. */
export function typeRating(context: DecideContext, { who, rating, commandValue }: CommandOf<'typeRating'>): Outcome {
  const hq = findHq(context.state, who);
  const isThere = hq !== null || findUnit(context.state, who) !== null;
  return guard(context, [!isThere && refusal('NO_SUCH_UNIT', { unit: who })], () =>
    done(context, (chain) => {
      const value = commandValue === undefined ? (hq?.commandValue ?? null) : commandValue;
      chain.add({ type: 'RatingTyped', who, rating, commandValue: value });
    }),
  );
}

/** Another admiral, with the rating that is printed for him. */
export function appoint(context: DecideContext, { fleet: id, name, rating, flagship }: CommandOf<'appoint'>): Outcome {
  const fleet = findFleet(context.state, id);
  if (fleet === null) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  const ship = flagship === undefined ? fleet.flagship : flagship;
  const isHers = ship === null || findShip(context.state, ship)?.fleet === id;
  return guard(context, [flagship !== undefined && !isHers && refusal('NO_SUCH_SHIP', { ship })], () =>
    done(context, (chain) => chain.add({ type: 'AdmiralAppointed', fleet: id, name, rating, flagship: ship })),
  );
}

/** When gunfire disables a ship stands in the owner's book. */
export const disable = (context: DecideContext, { ship, disabled }: CommandOf<'disable'>): Outcome =>
  guard(context, [findShip(context.state, ship)?.fate !== 'afloat' && refusal('NO_SUCH_SHIP', { ship })], () =>
    done(context, (chain) => chain.add({ type: 'ShipDisabled', ship, disabled })),
  );

export const setSighting = (context: DecideContext, { clear, fog, storm }: CommandOf<'setSighting'>): Outcome =>
  done(context, (chain) => chain.add({ type: 'SightingTyped', clear, fog, storm }));

/** Another manoeuvre table from now on; old rolls are never read again. */
export const useTable = (context: DecideContext, { source, reading }: CommandOf<'useTable'>): Outcome =>
  guard(context, [source === 'yours' && reading === null && refusal('TABLE_MISSING')], () =>
    done(context, (chain) => chain.add({ type: 'TableChanged', source, reading: source === 'yours' ? reading : null })),
  );

export function changeHouseRule(context: DecideContext, { key, value }: CommandOf<'changeHouseRule'>): Outcome {
  const values: readonly string[] = RULINGS[key].values;
  if (!values.includes(value)) return refused(fromInput(badValue(`houseRules.${key}`, values.join('|'))));
  const before = context.state.rulings[key];
  return done(context, (chain) => chain.add({ type: 'HouseRuleChanged', key, before, value }));
}

/** Catches up with the table in one sentence: what was under way is left. */
export const goTo = (context: DecideContext, { turn, season, stage }: CommandOf<'goTo'>): Outcome =>
  done(context, (chain) => chain.add({ type: 'MovedOn', turn, season, stage }));

/** Any value by hand; the log keeps what it was. */
export function correct(context: DecideContext, { path, value, reason = '' }: CommandOf<'correct'>): Outcome {
  const shape = shapeAt(path);
  const before = valueAt(context.state, path);
  if (shape === null || before === undefined) return refused(refusal('NO_SUCH_VALUE', { path }));
  const problem = shape.problem(value);
  if (problem !== null) return refused(fromInput(within(path.join('.'), problem)));
  return done(context, (chain) => chain.add({ type: 'Corrected', path, before, value, reason }));
}

/** A roll made on the Quick page: told with its die, as it fell there. */
export const keepRoll = (context: DecideContext, { roll }: CommandOf<'keepRoll'>): Outcome =>
  isTrueRoll(roll)
    ? done(context, (chain) => chain.add({ type: 'RollKept', roll }))
    : refused(fromInput(badValue('roll', 'what the charts say')));
