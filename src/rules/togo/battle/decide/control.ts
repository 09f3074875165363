import type { Procedure } from '../../../common/procedure';
import { type ControlOutcome, type ControlFacts, controlSteps, resolveDamageControl } from '../../damage-control';
import { cardFacts, type CardInForce, cardsOn, changedByCard, spend, spentOn } from '../cards-in-force';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { findShip, hitNumbers, inPlay, shipStatus } from '../queries';
import { fromBook, refusal, type TogoRefusal } from '../refusals';
import { forbiddenTo } from '../special';
import type { Ship, WaitingHit } from '../state';
import { inPhase } from './order';
import { prefixed, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

interface Work {
  readonly ship: Ship;
  readonly facts: ControlFacts;
  readonly cards: readonly CardInForce[];
  /** The card that gives this try, where it is not the ship's own. */
  readonly extra: CardInForce | null;
}

/** Phase G: one attempt a ship, and a die for her fires (TOGO-67 to TOGO-70, AMB-9). */
export function controlDamage(table: DecideContext, { tries }: CommandOf<'controlDamage'>): Outcome {
  const { state, rules } = table;
  const objections: (TogoRefusal | null)[] = [inPhase(state, 'G')];
  const works: Work[] = [];
  for (const { ship: id, attempt } of tries) {
    const ship = findShip(state, id);
    if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
    if (works.some((work) => work.ship === ship)) return refused(refusal('ALREADY_ROLLED', { ship: id }));
    const cards = cardsOn(state, ship, 'control', 'control-again', 'fire-safe');
    const tried = ship.controlledIn === state.turn;
    const taken = works.map(({ extra: card }) => card?.card);
    const extra = tried ? (extraTry(cards).find(({ card }) => !taken.includes(card)) ?? null) : null;
    const facts = factsOf(ship, attempt, cards, extra !== null);
    if (facts === null) return refused({ code: 'NO_SUCH_DAMAGE', rule: 'TOGO-67', data: { ship: id } });
    const asked = resolveDamageControl(facts, [], rules);
    if (!inPlay(state, ship)) objections.push(refusal('OUT_OF_PLAY', { ship: id }));
    if (tried && extra === null) objections.push(refusal('ALREADY_TRIED_CONTROL', { ship: id }));
    if (attempt !== null) objections.push(forbiddenTo(state, 'damage-control', ship));
    if (asked.type === 'refused') objections.push(fromBook(asked.refusal, { ship: id }));
    works.push({ ship, facts, cards, extra });
  }
  return guard(table, objections, () =>
    rolled(table, controlAll(table, works), (outcomes) => {
      const numberFor = hitNumbers(state);
      return works.flatMap((work, index): BattleEvent[] => {
        const outcome = outcomes[index];
        if (outcome === undefined) return [];
        const first = numberFor(work.ship, outcome.extraHits.length);
        const controlled = controlEvent(table, work.ship, work.facts, outcome, first);
        const spent = spentOn(
          work.cards,
          [controlled.need, controlled.safe].filter((number) => number !== undefined),
        );
        return [controlled, ...spent, ...spend(work.extra === null ? [] : [work.extra])];
      });
    }),
  );
}

/** A card gives one more try, to one ship where it lies on a formation (CARD-14). */
const extraTry = (cards: readonly CardInForce[]): readonly CardInForce[] =>
  cards.filter(({ effect }) => effect.type === 'control-again');

/** The ship as the procedure sees her; null when there is no such damage to treat, whoever allows it. */
function factsOf(
  ship: Ship,
  attempt: number | 'fire' | null,
  cards: readonly CardInForce[],
  again: boolean,
): ControlFacts | null {
  const place = typeof attempt === 'number' ? ship.markers.findIndex((marker) => marker.id === attempt) : attempt;
  if (place === -1 || (place === 'fire' && ship.fires === 0)) return null;
  const markers = ship.markers.map(({ letter, permanent, hit }) => ({ letter, permanent, hit }));
  const tried = again ? { again } : {};
  return { markers, fires: ship.fires, attempt: place, status: shipStatus(ship), ...cardFacts(cards), ...tried };
}

function* controlAll({ rules }: DecideContext, works: readonly Work[]): Procedure<readonly ControlOutcome[]> {
  const outcomes: ControlOutcome[] = [];
  for (const { ship, facts } of works) outcomes.push(yield* prefixed(ship.id, controlSteps(facts, rules)));
  return outcomes;
}

function controlEvent(
  { state }: DecideContext,
  ship: Ship,
  { attempt, fires, again = false }: ControlFacts,
  outcome: ControlOutcome,
  from: number,
): Extract<BattleEvent, { type: 'DamageControlled' }> {
  const { need, safe } = outcome;
  const burning = fires > 0 && !again;
  const idOf = (place: number): number => ship.markers[place]?.id ?? 0;
  return {
    type: 'DamageControlled',
    ship: ship.id,
    turn: state.turn,
    attempt: typeof attempt === 'number' ? (ship.markers[attempt]?.letter ?? null) : attempt,
    result: outcome.attempt,
    removed: outcome.removed.map(idOf),
    madePermanent: outcome.madePermanent.map(idOf),
    fires: outcome.fires,
    extra: outcome.extraHits.map((hit, index): WaitingHit => ({
      ...hit,
      id: from + index,
      source: 'fire',
      from: null,
      weapon: null,
      battery: null,
      range: null,
      turn: state.turn,
      due: outcome.extraHitsIn,
    })),
    ...(attempt !== null && changedByCard(need) ? { need } : {}),
    ...(burning && changedByCard(safe) ? { safe } : {}),
  };
}
