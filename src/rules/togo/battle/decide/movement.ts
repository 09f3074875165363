import { resolveUnplanned, type UnplannedOutcome, unplannedSteps, unplannedTurn } from '../../movement';
import { turning } from '../../turning';
import { cardsOnGroup, changedByCard, spend, spentOn } from '../cards-in-force';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { fighting, findGroup, shipsIn } from '../queries';
import {
  allowanceOf,
  carriedTurn,
  hasBegun,
  hasMoved,
  movesAsOrdered,
  paceOf,
  unplannedDue,
  unplannedResult,
  unplannedThisTurn,
} from '../moving';
import { fromBook, refusal, type TogoRefusal } from '../refusals';
import { forbiddenTo, mayLeaveBy } from '../special';
import type { ApartNote, BattleState, Group, MoveNote } from '../state';
import { actsNow, inPhase } from './order';
import { strangerIn } from './plotting';
import { done, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

/** Phase B for what is sighted, C for what is not, each side in its turn (TOGO-4, TOGO-6). */
export function moveObjections(state: BattleState, group: Group): (TogoRefusal | null)[] {
  return [
    inPhase(state, group.sighted ? 'B' : 'C'),
    group.place === 'table' ? null : refusal('NOT_ON_TABLE', { counter: group.id }),
    hasMoved(state, group) ? refusal('ALREADY_MOVED', { counter: group.id }) : null,
    actsNow(state, group.side),
  ];
}

/** The formation begins to move: what runs at it is shown (TOGO-45, AMB-2). */
export function beginMove(table: DecideContext, { counter }: CommandOf<'beginMove'>): Outcome {
  const { state } = table;
  const group = findGroup(state, counter);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
  const begun = hasBegun(state, group) ? refusal('ALREADY_MOVED', { counter }) : null;
  return guard(table, [...moveObjections(state, group), begun], () => done(table, moveBegun(state, group)));
}

/** The move begins, and with it what runs at its ships comes to light. */
export function moveBegun(state: BattleState, group: Group): readonly BattleEvent[] {
  const began: BattleEvent = { type: 'MoveBegan', counter: group.id, turn: state.turn };
  const markers = Object.values(state.markers).filter(
    ({ state: shown, attack }) => shown === 'hidden' && attack !== null && group.ships.includes(attack.target),
  );
  return markers.length === 0 ? [began] : [began, { type: 'TorpedoesRevealed', markers: markers.map(({ id }) => id) }];
}

export function rollUnplanned(table: DecideContext, { counter }: CommandOf<'rollUnplanned'>): Outcome {
  const { state, rules } = table;
  const group = findGroup(state, counter);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
  const asked = resolveUnplanned({ fleetFlagship: group.sighted && exemptOf(table, group) }, [], rules);
  const objections = [
    ...moveObjections(state, group),
    hasBegun(state, group) ? null : refusal('MOVE_NOT_BEGUN', { counter }),
    unplannedThisTurn(state, group) === null ? null : refusal('ALREADY_ROLLED', { counter }),
    asked.type === 'refused' ? fromBook(asked.refusal, { counter }) : null,
  ];
  return guard(table, objections, () =>
    rolled(table, unplannedSteps(rules), (outcome) => [unplannedTold(table, group, outcome)]),
  );
}

/** Whether the dice are thrown for show: she is or leads the fleet, or a dummy that need not obey (AMB-37). */
const exemptOf = ({ state, rules }: DecideContext, group: Group): boolean =>
  movesAsOrdered(state, group) || (group.dummy && rules.houseRules.dummyUnplanned === 'no-roll');

export function unplannedTold(table: DecideContext, group: Group, { total, result }: UnplannedOutcome): BattleEvent {
  const exempt = exemptOf(table, group);
  const { turn } = table.state;
  return {
    type: 'UnplannedRolled',
    counter: group.id,
    turn,
    total,
    result: exempt ? 'AS_ORDERED' : result,
    exempt,
  };
}

/** What was done on the table is noted. Of a blank counter nothing is refused that its ships alone could tell. */
export function noteMove(table: DecideContext, command: CommandOf<'noteMove'>): Outcome {
  const { state } = table;
  const group = findGroup(state, command.counter);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter: command.counter }));
  const stranger = strangerIn(state, group, command.ships);
  if (stranger !== null) return refused(stranger);
  const noted = moveNoteOf(table, group, command);
  if ('code' in noted) return refused(noted);
  const { note, carried, hidden } = noted;
  const { counter } = command;
  const open = [
    ...moveObjections(state, group),
    hasBegun(state, group) ? null : refusal('MOVE_NOT_BEGUN', { counter }),
    unplannedDue(state, group) && unplannedThisTurn(state, group) === null
      ? refusal('UNPLANNED_NOT_ROLLED', { counter })
      : null,
    note.cost > note.distance ? refusal('TURN_NOT_PAID', { cost: note.cost, distance: note.distance }) : null,
  ];
  const { speed } = allowanceOf(state, group);
  return guard(table, group.sighted ? [...open, ...hidden] : open, () => {
    const events: BattleEvent[] = [
      {
        type: 'MoveNoted',
        counter,
        note,
        ...(changedByCard(speed) ? { speed } : {}),
        overlooked: group.sighted ? [] : hidden.map(({ code }) => code),
        carried,
        straight: Math.max(0, group.straight - 1),
        plot: command.plot ?? null,
        // Where the ships of a blank counter stand is not noted: only the counter moves.
        ...(command.ships === undefined || !group.sighted ? {} : { ships: command.ships }),
      },
    ];
    if (command.leaves) events.push({ type: 'GroupLeft', counter, turn: state.turn, edge: command.leaves });
    const orders = cardsOnGroup(state, group, 'unplanned').filter(({ effect }) => effect.lasts === 'once');
    events.push(...spend(orders), ...spentOn(cardsOnGroup(state, group, 'speed'), [speed]));
    return done(table, events);
  });
}

type Noted = { readonly note: MoveNote; readonly carried: number; readonly hidden: readonly TogoRefusal[] };

function moveNoteOf(
  { state, rules }: DecideContext,
  group: Group,
  command: CommandOf<'noteMove'>,
): Noted | TogoRefusal {
  const allowance = allowanceOf(state, group).speed.value;
  const judge = (turns: readonly number[]) =>
    turning({ turns: turns.map(Math.abs), allowance, moved: Math.min(command.distance, 8) }, rules);
  const turned = judge(command.turns);
  if (!turned.ok) return fromBook(turned.error);
  const apart: ApartNote[] = [];
  for (const { ship, turns } of command.apart ?? []) {
    const judged = judge(turns);
    if (!judged.ok) return fromBook(judged.error);
    if (!group.ships.includes(ship)) return refusal('NO_SUCH_SHIP', { ship });
    apart.push({ ship, turns, turned: judged.value.turned, overHalf: judged.value.overHalf });
  }
  const { cost, turned: didTurn, overHalf } = turned.value;
  const note: MoveNote = {
    turn: state.turn,
    turns: command.turns,
    distance: command.distance,
    allowance,
    cost: cost.value,
    turned: didTurn,
    overHalf,
    apart,
  };
  return { note, ...shipsObject({ state, rules }, group, note, command.leaves) };
}

/** What only those who know the ships can object to: speed, the unplanned result, the straight turn. */
function shipsObject(
  { state, rules }: Pick<DecideContext, 'state' | 'rules'>,
  group: Group,
  { distance, turns, allowance }: MoveNote,
  leaves: CommandOf<'noteMove'>['leaves'],
): Pick<Noted, 'carried' | 'hidden'> {
  const hidden: TogoRefusal[] = [];
  const result = unplannedResult(state, group);
  const pace = paceOf(state, group).value;
  const forced = unplannedTurn(result, pace, rules.houseRules);
  const carried = carriedTurn(state, group, pace);
  const left = carried === 0 ? forced.carried : group.carried - carried;
  if (group.dummy) return { carried: left, hidden };
  const ships = shipsIn(state, group).filter((ship) => fighting(state, ship));
  const forbidden = distance > 0 ? ships.map((ship) => forbiddenTo(state, 'movement', ship)) : [];
  const stuck = ships.find((ship) => leaves !== undefined && !mayLeaveBy(state, ship, leaves));
  if (stuck !== undefined) hidden.push(refusal('SCENARIO_FORBIDS', { ship: stuck.id }));
  hidden.push(...forbidden.filter((objection) => objection !== null));
  const made = turns.reduce((sum, turn) => sum + turn, 0);
  if (forced.degrees !== null && (made !== forced.degrees || turns.length > 1)) {
    hidden.push(refusal('UNPLANNED_BINDS', { result, degrees: forced.degrees }));
  }
  if (carried !== 0 && turns[0] !== carried) hidden.push(refusal('UNPLANNED_BINDS', { result, degrees: carried }));
  const free = forced.degrees === null || forced.degrees === 0;
  if (group.straight > 0 && free && carried === 0 && turns.length > 0)
    hidden.push(refusal('MUST_GO_STRAIGHT', { counter: group.id }));
  if (distance > 0 && ships.some((ship) => ship.anchored)) hidden.push(refusal('ANCHORED', { counter: group.id }));
  else if (distance > allowance) hidden.push(refusal('OVER_ALLOWANCE', { distance, allowance }));
  return { carried: left, hidden };
}
