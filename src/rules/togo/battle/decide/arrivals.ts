import { faceOf } from '../../../common/dice';
import type { Procedure } from '../../../common/procedure';
import { entryRefusal } from '../../formation';
import { ruleDie } from '../../scenarios/dice-calls';
import type { SpecialRuleId } from '../../scenarios/effects';
import { resolveTrigger } from '../../scenarios/happenings';
import { sightingAt } from '../../scenarios/sighting-effects';
import type { CommandOf } from '../commands';
import { arrivalDieDue, entryEdges, entryPhase, isReadyToArrive } from '../owed/due';
import type { BattleEvent } from '../events';
import { findGroup, findShip, inPlay } from '../queries';
import { fromBook, refusal } from '../refusals';
import { clockOf, openTriggers, visibilityIsDiced, weighingOf } from '../special';
import { entersNow, inPhase, weighsNow } from './order';
import { done, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

/** The die a formation needs to come on, each turn until it does. */
export function rollArrival(table: DecideContext, { counter, eased }: CommandOf<'rollArrival'>): Outcome {
  const { state } = table;
  const group = findGroup(state, counter);
  const arrival = group?.arrival ?? null;
  if (group === null || arrival === null || arrival.atLeast === null) {
    return refused(refusal('NO_SUCH_COUNTER', { counter }));
  }
  const atLeast = eased ? (arrival.eased ?? arrival.atLeast) : arrival.atLeast;
  const objections = [
    inPhase(state, 'B', entryPhase(group)),
    group.arrivalRolled?.turn === state.turn ? refusal('ALREADY_ROLLED', { counter }) : null,
    arrivalDieDue(state, group) ? null : refusal('NOT_YET_DUE', { counter }),
    state.phase === entryPhase(group) ? entersNow(state, group) : null,
  ];
  return guard(table, objections, () =>
    rolled(table, oneDie('arrival', arrival.rule, atLeast), (die) => [
      { type: 'ArrivalRolled', counter, turn: state.turn, die, atLeast, made: die >= atLeast },
    ]),
  );
}

function* oneDie(purpose: 'arrival' | 'weigh-anchor', rule: SpecialRuleId | null, need: number): Procedure<number> {
  return faceOf(yield ruleDie(purpose, purpose, rule ?? 'special-0', { at: 'least', need }));
}

/** Over a friendly edge, with the moves of its side, and never a second time (TOGO-11, AMB-54). */
export function arrive(table: DecideContext, { counter, edge, plot }: CommandOf<'arrive'>): Outcome {
  const { state } = table;
  const group = findGroup(state, counter);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
  if (group.place === 'table' || group.place === 'gone') return refused(refusal('NO_SUCH_COUNTER', { counter }));
  const entry = entryRefusal({ edge, friendlyEdges: entryEdges(state, group), leftBefore: group.place === 'left' });
  const objections = [
    inPhase(state, entryPhase(group)),
    entry === null ? null : fromBook(entry, { counter, edge }),
    entry === null && !isReadyToArrive(state, group) ? refusal('NOT_YET_DUE', { counter }) : null,
    entersNow(state, group),
  ];
  return guard(table, objections, () =>
    done(table, [{ type: 'GroupArrived', counter, turn: state.turn, edge, plot: plot ?? null }]),
  );
}

/** An anchored ship gets under way on a die, once the scenario lets her try. */
export function weighAnchor(table: DecideContext, { ship: id }: CommandOf<'weighAnchor'>): Outcome {
  const { state } = table;
  const ship = findShip(state, id);
  if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  const chance = weighingOf(state, ship);
  const objections = [
    inPhase(state, 'B', 'C'),
    ship.anchored && inPlay(state, ship) ? null : refusal('OUT_OF_PLAY', { ship: id }),
    ship.weighedIn === state.turn ? refusal('ALREADY_ROLLED', { ship: id }) : null,
    chance === null ? refusal('ANCHORED', { ship: id }) : null,
    weighsNow(state, ship.side),
  ];
  const atLeast = chance?.atLeast ?? 1;
  return guard(table, objections, () =>
    rolled(table, oneDie('weigh-anchor', chance?.rule ?? null, atLeast), (die) => [
      { type: 'AnchorTried', ship: id, turn: state.turn, die, weighed: die >= atLeast },
    ]),
  );
}

/** The weather of the turn, where the scenario throws for it. */
export function rollVisibility(table: DecideContext): Outcome {
  const { state, dice } = table;
  const { scenario } = state;
  if (scenario === null || !visibilityIsDiced(state))
    return refused(refusal('NO_SUCH_OBLIGATION', { code: 'roll-visibility' }));
  const objections = [
    inPhase(state, 'A'),
    state.visibilityIn === state.turn ? refusal('ALREADY_ROLLED', { turn: state.turn }) : null,
  ];
  return guard(table, objections, () => {
    const answer = sightingAt(scenario, clockOf(state), dice);
    if (answer.type === 'refused') return refused(fromBook(answer.refusal));
    if (answer.type === 'needs') return answer;
    const { light, range, rule } = answer.outcome;
    const seen = light === 'night' ? { night: range, day: state.light.day } : { night: null, day: range };
    const event: BattleEvent = { type: 'LightChanged', turn: state.turn, diced: true, rule, ...seen };
    return { type: 'done', events: [event], rolls: answer.rolls };
  });
}

/** Something the scenario waits for happens, by the players' word or by a die. */
export function raiseTrigger(table: DecideContext, { trigger }: CommandOf<'raiseTrigger'>): Outcome {
  const { state, dice } = table;
  const open = openTriggers(state).find((one) => one.trigger === trigger);
  if (open === undefined) return refused(refusal('NO_SUCH_OBLIGATION', { trigger }));
  const answer = resolveTrigger(open, dice);
  if (answer.type === 'refused') return refused(fromBook(answer.refusal));
  if (answer.type === 'needs') return answer;
  const happened: BattleEvent = answer.outcome.happens
    ? { type: 'TriggerHappened', trigger, turn: state.turn }
    : { type: 'TriggerRolled', trigger, rule: open.rule };
  return { type: 'done', events: [happened], rolls: answer.rolls };
}
