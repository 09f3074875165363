import { cardTargetAllowed } from '../cards/piles';
import type { Side } from '../types';
import { knowsGroup, knowsShip, knowsShipId } from './knowing';
import { allGroups, allShips, findCard, findGroup, findShip, inPlay } from './queries';
import { refusal, type TogoRefusal } from './refusals';
import type { BattleState, Card, CardId } from './state';

/** Why a card cannot be played now, whatever its target (TOGO-71, TOGO-73). */
export function cardRefusal({ phase }: BattleState, { id, kind, time }: Card): TogoRefusal | null {
  if (kind === 'dummy') return refusal('DUMMY_CARD', { card: id });
  return time === 'any' || time === phase ? null : refusal('NOT_THE_CARDS_TIME', { card: id, time });
}

/** Whether a card may be played on this, or on nobody (TOGO-73, CARD-1). */
export function targetRefusal(state: BattleState, side: Side, card: Card, target: string | null): TogoRefusal | null {
  const wanted = card.target ?? null;
  if (target === null)
    return wanted === null ? null : refusal('NOT_THE_CARDS_TARGET', { card: card.id, target, wanted });
  const { owner, ...facts } = targetFacts(state, target);
  // An enemy behind a blank counter is as good as nobody; the counter itself can be named. Cards of battles from before
  // cards had targets keep the answer they were given then.
  const blank = facts.kind === 'ship' && owner !== side && !knowsShipId(state, side, target);
  const hidden = blank && card.target !== undefined;
  if (hidden || !cardTargetAllowed(facts)) return refusal('CARD_TARGET_NOT_ON_TABLE', { card: card.id, target });
  if (wanted === null) return null;
  const whose = wanted.whose === 'any' || wanted.whose === (owner === side ? 'own' : 'enemy');
  const fits = whose && (wanted.kind === 'either' || wanted.kind === facts.kind);
  return fits ? null : refusal('NOT_THE_CARDS_TARGET', { card: card.id, target, wanted });
}

type TargetFacts = Parameters<typeof cardTargetAllowed>[0] & { readonly owner: Side | null };

function targetFacts(state: BattleState, target: string): TargetFacts {
  const ship = findShip(state, target);
  if (ship !== null) return { kind: 'ship', onTable: inPlay(state, ship), owner: ship.side };
  const group = findGroup(state, target);
  if (group === null) return { kind: 'other', onTable: false, owner: null };
  return { kind: 'formation', onTable: group.place === 'table', owner: group.side };
}

/** One thing a card might be played on, and why not if it may not. */
export interface CardChoice {
  readonly target: string;
  readonly kind: 'ship' | 'formation';
  readonly side: Side;
  readonly refusal: TogoRefusal | null;
}

/** Everything its owner knows of that a card might be played on: own side first, formations and then their ships. */
export function cardTargets(state: BattleState, side: Side, id: CardId): readonly CardChoice[] {
  const card = findCard(state, side, id);
  if (card === null) return [];
  const groups = allGroups(state).filter(
    ({ place, dummy, side: owner }) => place === 'table' && !(dummy && owner === side),
  );
  const choices = groups.flatMap((group): readonly CardChoice[] => {
    const ships = knowsGroup(side, group)
      ? allShips(state).filter((ship) => ship.group === group.id && knowsShip(state, side, ship) && inPlay(state, ship))
      : [];
    const choice = (target: string, kind: CardChoice['kind']): CardChoice => ({
      target,
      kind,
      side: group.side,
      refusal: targetRefusal(state, side, card, target),
    });
    return [choice(group.id, 'formation'), ...ships.map((ship) => choice(ship.id, 'ship'))];
  });
  return [...choices].sort((a, b) => Number(a.side !== side) - Number(b.side !== side));
}
