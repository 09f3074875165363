import type { Procedure } from '../../../common/procedure';
import { type UnplannedOutcome, unplannedSteps } from '../../movement';
import { applyAll } from '../apply';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { findGroup } from '../queries';
import { boundCourse, hasBegun, unplannedDue, unplannedThisTurn } from '../moving';
import { refusal } from '../refusals';
import type { BattleState, Group } from '../state';
import { moveBegun, noteMove, unplannedTold } from './movement';
import { done, prefixed, type Outcome, refused, rolled, type DecideContext } from './decision';

type Move = CommandOf<'moveAhead'>['moves'][number];

/**
 * Several formations straight ahead as ordered. Each begins and throws its unplanned dice; one whose dice turn it stops
 * there. Where torpedoes come to light nothing else happens: evasion is declared before any dice are thrown (TOGO-47).
 */
export function moveAhead(table: DecideContext, { moves }: CommandOf<'moveAhead'>): Outcome {
  const groups: Group[] = [];
  let supposed = table.state;
  const set: BattleEvent[] = [];
  for (const move of moves) {
    const group = findGroup(table.state, move.counter);
    if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter: move.counter }));
    if (groups.includes(group)) return refused({ ...refusal('ALREADY_MOVED', { counter: group.id }), rule: null });
    groups.push(group);
    const noted = noteMove({ ...table, state: asOrdered(supposed, group), dice: [] }, straight(move));
    if (noted.type === 'refused') return noted;
    if (noted.type !== 'done') continue;
    set.push(...noted.events.filter(({ type }) => type === 'RuleOverridden'));
    supposed = applyAll(asOrdered(supposed, group), noted.events);
  }
  const warned = groups.flatMap((group) => {
    const begun = hasBegun(table.state, group) ? [] : moveBegun(table.state, group);
    return begun.length > 1 ? begun : [];
  });
  if (warned.length > 0) return done(table, warned);
  const rolling = groups.filter((group) => rollsNow(table.state, group));
  return rolled(table, unplannedOf(table, rolling), (results) => {
    const events: BattleEvent[] = [...set];
    let state = table.state;
    const happen = (more: readonly BattleEvent[]): void => {
      events.push(...more);
      state = applyAll(state, more);
    };
    for (const move of moves) {
      const group = findGroup(table.state, move.counter);
      if (group === null) continue;
      if (!hasBegun(state, group)) happen(moveBegun(state, group));
      const result = results.get(group.id);
      if (result !== undefined) happen([unplannedTold({ ...table, state }, group, result)]);
      if (!goesStraight(state, group.id)) continue;
      const noted = noteMove({ ...table, state, dice: [] }, straight(move));
      if (noted.type === 'done') happen(noted.events.filter(({ type }) => type !== 'RuleOverridden'));
    }
    return events;
  });
}

const straight = (move: Move): CommandOf<'noteMove'> => ({ ...move, type: 'noteMove', turns: [] });

const rollsNow = (state: BattleState, group: Group): boolean =>
  unplannedDue(state, group) && unplannedThisTurn(state, group) === null;

/** The state in which its dice have let it go ahead: what the rules object to then, they object to now. */
function asOrdered(state: BattleState, group: Group): BattleState {
  const { turn } = state;
  const events: BattleEvent[] = hasBegun(state, group) ? [] : [{ type: 'MoveBegan', counter: group.id, turn }];
  if (rollsNow(state, group)) {
    events.push({ type: 'UnplannedRolled', counter: group.id, turn, total: 7, result: 'AS_ORDERED', exempt: false });
  }
  return applyAll(state, events);
}

/** Neither its dice nor a turn left over from the last one take it off its course (TOGO-17, AMB-35). */
function goesStraight(state: BattleState, counter: string): boolean {
  const group = findGroup(state, counter);
  return group !== null && (boundCourse(state, group) ?? 0) === 0;
}

/** Two dice for each formation that must throw them, on one strip. */
function* unplannedOf({ rules }: DecideContext, groups: readonly Group[]): Procedure<Map<string, UnplannedOutcome>> {
  const results = new Map<string, UnplannedOutcome>();
  for (const { id } of groups) results.set(id, yield* prefixed(id, unplannedSteps(rules)));
  return results;
}
