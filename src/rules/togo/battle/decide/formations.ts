import { joiningRefusal } from '../../formation';
import { flagshipLost } from '../../movement';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { findGroup, findShip, isFleetFlagship, mayLead, remains, shipsIn, shipStatus } from '../queries';
import { fromBook, refusal, type TogoRefusal } from '../refusals';
import { raisedBy, straightAfter } from '../special';
import type { BattleState, Ship } from '../state';
import { inPhase } from './order';
import { strangerIn } from './plotting';
import { done, type Outcome, refused, type DecideContext, guard } from './decision';

/** What follows when a ship is sunk, taken or leaves her line: a flagship is missed, a scenario may wait for it. */
export function shipLost(table: DecideContext, ship: Ship): readonly BattleEvent[] {
  const { state } = table;
  const cause = ship.base.ship === null ? null : ({ type: 'ship-out-of-line', ship: ship.base.ship } as const);
  const raised = cause === null ? [] : raisedBy(state, cause);
  return [
    ...flagshipLosses(table, ship),
    ...raised.map((trigger): BattleEvent => ({ type: 'TriggerHappened', trigger, turn: state.turn })),
  ];
}

/** Only a flagship is missed (TOGO-18, AMB-36). */
function flagshipLosses({ state, rules }: DecideContext, ship: Ship): readonly BattleEvent[] {
  const group = findGroup(state, ship.group);
  if (group === null || group.flagship !== ship.id) return [];
  const rest = shipsIn(state, group).some((one) => one.id !== ship.id && mayLead(state, one));
  if (!rest) return [];
  const fleet = isFleetFlagship(state, ship);
  const { straightTurns } = flagshipLost(fleet, rules.houseRules);
  return [
    {
      type: 'FlagshipLost',
      counter: group.id,
      ship: ship.id,
      straight: straightAfter(state, ship, straightTurns),
      fleet,
    },
  ];
}

/** An id for a new counter that tells nothing and is not in use. */
export function newCounter(state: BattleState): string {
  let number = state.next.counter;
  while (findGroup(state, `n${number}`) !== null) number += 1;
  return `n${number}`;
}

/** Leaving is free whenever wanted (TOGO-13). */
export function leaveFormation(table: DecideContext, { ship: id, ships }: CommandOf<'leaveFormation'>): Outcome {
  const { state } = table;
  const ship = findShip(state, id);
  const group = ship === null ? null : findGroup(state, ship.group);
  if (ship === null || group === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  const stranger = strangerIn(state, group, ships);
  if (stranger !== null) return refused(stranger);
  const objections = [
    group.ships.length > 1 ? null : refusal('LAST_SHIP_OF_FORMATION', { ship: id }),
    group.place === 'table' || group.place === 'off' ? null : refusal('NOT_ON_TABLE', { ship: id }),
  ];
  return guard(table, objections, () =>
    done(table, [
      {
        ...{ type: 'ShipLeftFormation', ship: id, from: group.id, to: newCounter(state) },
        // Where the ships of a blank counter stand is not noted.
        ...(ships === undefined || !group.sighted ? {} : { ships }),
      },
      ...shipLost(table, ship),
    ]),
  );
}

/** Joining happens off the table only, up to eight ships (TOGO-12, TOGO-13). */
export function joinFormation(table: DecideContext, { ship: id, counter }: CommandOf<'joinFormation'>): Outcome {
  const { state } = table;
  const ship = findShip(state, id);
  const from = ship === null ? null : findGroup(state, ship.group);
  const to = findGroup(state, counter);
  if (ship === null || from === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  // Behind a counter that is gone she would be seen by nobody, whoever allows it.
  if (to === null || to.side !== ship.side || to.id === from.id || to.place === 'gone')
    return refused(refusal('NO_SUCH_COUNTER', { counter }));
  const onTable = from.place !== 'off' || to.place !== 'off';
  const objection = joiningRefusal({ ships: onTable ? 0 : to.ships.length, onTable });
  // On the table the answer is no whatever is behind the counter. A ninth ship, or a dummy, is nonsense to an umpire too.
  if (objection === null || table.override) {
    if (to.dummy) return refused(refusal('NO_SUCH_COUNTER', { counter }));
    if (to.ships.length >= 8) return refused({ code: 'FORMATION_OVER_8_SHIPS', rule: 'TOGO-12', data: { counter } });
  }
  return guard(table, [objection === null ? null : fromBook(objection, { ship: id, counter })], () =>
    done(table, [
      { type: 'ShipJoinedFormation', ship: id, from: from.id, to: counter },
      ...(from.ships.length > 1 ? shipLost(table, ship) : []),
    ]),
  );
}

export function nameFlagship(table: DecideContext, { counter, ship: id }: CommandOf<'nameFlagship'>): Outcome {
  const { state } = table;
  const group = findGroup(state, counter);
  const ship = findShip(state, id);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
  if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  // Nobody's word makes her lead a line she is not in: others may know that line, and not her.
  if (ship.group !== counter) return refused({ ...refusal('NOT_IN_FORMATION', { ship: id, counter }), rule: null });
  const present = group.flagship === null ? null : findShip(state, group.flagship);
  const objections = [
    stillFlies(state, present) ? refusal('FLAGSHIP_STILL_FLIES', { counter }) : null,
    // Those that are still to come may shift their flag, too.
    remains(ship) && shipStatus(ship) !== 'abandoned' ? null : refusal('OUT_OF_PLAY', { ship: id }),
  ];
  return guard(table, objections, () => done(table, [{ type: 'FlagshipNamed', counter, ship: id }]));
}

const stillFlies = (state: BattleState, ship: Ship | null): boolean => ship !== null && mayLead(state, ship);

/** A lost fleet flagship is replaced at the end of the turn, if at all (AMB-36). */
export function nameFleetFlagship(table: DecideContext, { side, ship: id }: CommandOf<'nameFleetFlagship'>): Outcome {
  const { state, rules } = table;
  const ship = findShip(state, id);
  if (ship === null || ship.side !== side) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  const old = state.sides[side].fleetFlagship;
  const { mayNameFleetFlagship } = flagshipLost(true, rules.houseRules);
  const objections: (TogoRefusal | null)[] = [
    inPhase(state, 'I'),
    old !== null && stillFlies(state, findShip(state, old)) ? refusal('FLAGSHIP_STILL_FLIES', { side }) : null,
    mayNameFleetFlagship ? null : refusal('FLAGSHIP_NOT_REPLACED', { side }),
    mayLead(state, ship) ? null : refusal('OUT_OF_PLAY', { ship: id }),
  ];
  // Who leads the fleet leads her line, too, where it has lost its flagship: it is not asked for again in B.
  const group = findGroup(state, ship.group);
  const led = group?.flagship == null ? null : findShip(state, group.flagship);
  const line: BattleEvent[] =
    group === null || stillFlies(state, led) ? [] : [{ type: 'FlagshipNamed', counter: group.id, ship: id }];
  return guard(table, objections, () => done(table, [{ type: 'FleetFlagshipNamed', side, ship: id }, ...line]));
}
