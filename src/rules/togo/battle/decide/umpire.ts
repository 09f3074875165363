import { badValue } from '../../../common/refusal';
import { within } from '../../../common/shape';
import { HOUSE_RULES } from '../../house-rules';
import type { CommandOf } from '../commands';
import { shapeAt, valueAt } from '../correct';
import type { BattleEvent } from '../events';
import { findGroup, findShip } from '../queries';
import { fromBook, refusal } from '../refusals';
import { shipLost, newCounter } from './formations';
import { done, type Outcome, refused, type DecideContext } from './decision';

const LOST: readonly string[] = ['struck', 'captured', 'disabled', 'scuttled', 'sunk', 'left', 'removed'];

/** She strikes, runs ashore, is taken or leaves: the players say so. */
export function setFate(table: DecideContext, { ship: id, fate, edge }: CommandOf<'setFate'>): Outcome {
  const ship = findShip(table.state, id);
  if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  const losses = LOST.includes(fate) ? shipLost(table, ship) : [];
  const by = edge === undefined || fate !== 'left' ? {} : { edge };
  // What hit her before she was gone still does (AMB-51).
  const hits = fate === 'left' && ship.waiting.length > 0 ? { keepsHits: true } : {};
  return done(table, [{ type: 'FateChanged', ship: id, fate, ...by, ...hits }, ...losses]);
}

export const removeShip = (table: DecideContext, { ship }: CommandOf<'removeShip'>): Outcome =>
  setFate(table, { type: 'setFate', ship, fate: 'removed' });

/** A ship more, alone behind a new counter or in a formation that has room. */
export function addShip(table: DecideContext, command: CommandOf<'addShip'>): Outcome {
  const { state } = table;
  const { side, id, name, card, units, lengthM, offTable } = command;
  if (findShip(state, id) !== null) return refused(refusal('ID_TAKEN', { ship: id }));
  const counter = command.counter ?? newCounter(state);
  const group = findGroup(state, counter);
  if (command.counter && (group === null || group.side !== side || group.dummy)) {
    return refused(refusal('NO_SUCH_COUNTER', { counter }));
  }
  if (group !== null && group.ships.length >= 8) {
    return refused({ code: 'FORMATION_OVER_8_SHIPS', rule: 'TOGO-12', data: { counter } });
  }
  const ship = {
    ...{ id, name, card },
    ...(units === undefined ? {} : { units }),
    ...(lengthM === undefined ? {} : { lengthM }),
  };
  return done(table, [{ type: 'ShipAdded', side, ship, counter, offTable: offTable ?? false }]);
}

export function changeHouseRule(table: DecideContext, { key, value }: CommandOf<'changeHouseRule'>): Outcome {
  const values: readonly string[] = HOUSE_RULES[key].values;
  if (!values.includes(value)) return refused(fromBook(badValue(`houseRules.${key}`, values.join('|'))));
  const before = table.state.houseRules[key];
  return done(table, [{ type: 'HouseRuleChanged', key, before, value }]);
}

/** Any value by hand; the log keeps what it was. */
export function correct(table: DecideContext, { path, value, reason = '' }: CommandOf<'correct'>): Outcome {
  const shape = shapeAt(path);
  const before = valueAt(table.state, path);
  if (shape === null || before === undefined) return refused(refusal('NO_SUCH_VALUE', { path }));
  const problem = shape.problem(value);
  if (problem !== null) return refused(fromBook(within(path.join('.'), problem)));
  const { night } = table.rules.tables.sighting;
  if (path.join('.') === 'light.night' && value !== null && !night.some((range) => range === value)) {
    return refused(fromBook(badValue('light.night', night.join('|'))));
  }
  const event: BattleEvent = { type: 'Corrected', path, before, value, reason };
  return done(table, [event]);
}
