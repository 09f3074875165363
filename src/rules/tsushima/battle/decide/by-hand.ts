import { badValue } from '../../../common/refusal';
import { within } from '../../../common/shape';
import { isTrueRoll } from '../../kept-roll';
import { RULINGS } from '../../rulings';
import { HOUSE_READINGS } from '../../table-reading';
import type { CommandOf } from '../commands';
import { shapeAt, valueAt } from '../correct';
import { passRows } from '../flow';
import { fromInput, refusal } from '../refusals';
import { findShip } from '../state';
import { type DecideContext, done, guard, type Outcome, refused } from './decision';

/** Another table from now on; old rolls are never read again. */
export function useTable(context: DecideContext, { table, source, reading }: CommandOf<'useTable'>): Outcome {
  return guard(context, [source === 'yours' && reading === null && refusal('READING_MISSING', { table })], () =>
    done(context, (chain) => {
      const inForce = source === 'none' ? null : source === 'house' ? HOUSE_READINGS[table] : reading;
      chain.add({ type: 'TableChanged', table, source, reading: inForce });
    }),
  );
}

/** What is printed on her counter. */
export function typeGuns(context: DecideContext, { ship, guns }: CommandOf<'typeGuns'>): Outcome {
  return guard(context, [findShip(context.state, ship) === null && refusal('NO_SUCH_SHIP', { ship })], () =>
    done(context, (chain) => chain.add({ type: 'GunsTyped', ship, guns })),
  );
}

/** The counters say what the list supposes. */
export function confirmGuns(context: DecideContext, { ships }: CommandOf<'confirmGuns'>): Outcome {
  const { state } = context;
  const stranger = ships.find((id) => findShip(state, id) === null);
  const sure = ships.find((id) => findShip(state, id)?.suggested === null);
  return guard(
    context,
    [
      stranger !== undefined && refusal('NO_SUCH_SHIP', { ship: stranger }),
      sure !== undefined && refusal('NOTHING_TO_CONFIRM', { ship: sure }),
    ],
    () => done(context, (chain) => chain.add({ type: 'GunsConfirmed', ships })),
  );
}

/** The shaded columns, as they are printed on the board (AMB-11). */
export const setStartColumns = (context: DecideContext, { ijn, irn }: CommandOf<'setStartColumns'>): Outcome =>
  guard(context, [context.state.battle !== null && refusal('BATTLE_ON')], () =>
    done(context, (chain) => chain.add({ type: 'StartColumnsSet', ijn, irn })),
  );

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
  return done(context, (chain) => {
    chain.add({ type: 'Corrected', path, before, value, reason });
    // A row of the terminal phase may have nothing left in it.
    if (chain.state.step === 'terminal') passRows(chain);
  });
}

/** A roll made on the Quick page: told with its dice, as they fell there. */
export const keepRoll = (context: DecideContext, { roll }: CommandOf<'keepRoll'>): Outcome =>
  isTrueRoll(roll)
    ? done(context, (chain) => chain.add({ type: 'RollKept', roll }))
    : refused(fromInput(badValue('roll', 'what the dice bring')));
