import { sightingChance, sightingSteps } from '../../sighting';
import { cardFacts, cardsOnGroup, changedByCard, spentOn } from '../cards-in-force';
import type { CommandOf } from '../commands';
import type { EventOf } from '../events';
import { findGroup } from '../queries';
import { blindfolded, type Seen, seenWithoutDie } from '../ranges';
import { fromBook, refusal } from '../refusals';
import { inPhase } from './order';
import { done, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

/** Ranges between pairs of formations, as measured on the table; good at any time. */
export function noteRanges(table: DecideContext, { ranges }: CommandOf<'noteRanges'>): Outcome {
  const { state } = table;
  for (const { a, b } of ranges) {
    for (const counter of [a, b]) {
      if (findGroup(state, counter) === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
    }
  }
  return done(table, [{ type: 'RangesNoted', turn: state.turn, ranges }]);
}

/** Everything that is seen without a die, at once (TOGO-20, TOGO-23, TOGO-24). */
export function sightAutomatically(table: DecideContext): Outcome {
  const { state } = table;
  return guard(table, [inPhase(state, 'E')], () =>
    done(table, [...seenWithoutDie(state).map(sightedOrRemoved), { type: 'SightingSwept', turn: state.turn }]),
  );
}

const sightedOrRemoved = ({ counter, by, how, range }: Seen): EventOf<'CounterSighted' | 'DummyRemoved'> => ({
  type: counter.dummy ? 'DummyRemoved' : 'CounterSighted',
  counter: counter.id,
  by,
  how,
  range,
});

/**
 * A night attempt on one counter, a whole formation for one die (TOGO-21, TOGO-22). The die is thrown whatever is
 * behind the counter; `range` is measured to a real ship of the side, which alone knows them (TOGO-25).
 */
export function trySighting(table: DecideContext, { side, counter: id, range }: CommandOf<'trySighting'>): Outcome {
  const { state, rules } = table;
  const counter = findGroup(state, id);
  if (counter === null) return refused(refusal('NO_SUCH_COUNTER', { counter: id }));
  if (counter.side === side) return refused({ ...refusal('OWN_COUNTER', { counter: id }), rule: null });
  const { night } = state.light;
  const objections = [
    inPhase(state, 'E'),
    counter.place === 'table' ? null : refusal('NOT_ON_TABLE', { counter: id }),
    counter.sighted ? refusal('ALREADY_SIGHTED', { counter: id }) : null,
    night === null ? refusal('SEEN_WITHOUT_A_DIE', { counter: id }) : null,
    state.tried[side].includes(id) ? refusal('ALREADY_TRIED_TO_SIGHT', { counter: id, side }) : null,
    blindfolded(state, side),
    night !== null && range > night
      ? fromBook({ code: 'OUT_OF_SIGHTING_RANGE', rule: 'TOGO-21' }, { range, night })
      : null,
  ];
  const reach = night ?? rules.tables.sighting.night[0] ?? 2;
  const cards = cardsOnGroup(state, counter, 'sighted');
  const facts = { side, range: Math.min(range, reach), night: reach, ...cardFacts(cards) };
  const chance = sightingChance(facts, rules);
  if (!chance.ok) return refused(fromBook(chance.error));
  const needs = chance.value.need === null ? [] : [chance.value.need];
  const need = needs.find(changedByCard);
  const changed = need === undefined ? {} : { need };
  return guard(table, objections, () =>
    rolled(table, sightingSteps(chance.value), ({ sighted }) => [
      sighted
        ? { ...sightedOrRemoved({ counter, by: side, how: 'rolled', range }), ...changed }
        : { type: 'SightingFailed', counter: id, by: side, range, ...changed },
      ...spentOn(cards, needs),
    ]),
  );
}
