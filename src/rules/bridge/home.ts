import { type BattleState, countedFate, type Ship, targetOf, THRESHOLDS } from '../togo/index';
import { FATE_EFFECTS, type FateEffect, type Mapping, USUAL_MAPPING } from './data/mapping';
import { isSmall } from './forces';
import type { CounterLink, Link } from './link';
import { harmOfLosses, levelAt, pointsOf, stepsFor } from './mapping';
import { type Reason, reasonsOf } from './reasons';
import { HOME_EDGES } from './setup';
import type { Side } from './types';

export const WENT = ['stays', 'left', 'escaped', 'interned'] as const;
type Went = (typeof WENT)[number];

/** What becomes of a counter in the campaign. The players may change it before it is taken home. */
export interface Homecoming {
  readonly counter: string;
  readonly side: Side;
  readonly before: number;
  readonly harm: number;
  readonly isLost: boolean;
  readonly went: Went;
  /** The edge of the Battle Board she went over, where it is known. */
  readonly edge: 'low' | 'high' | null;
  readonly torpedoes: boolean;
  readonly reasons: readonly Reason[];
  /** What Togo does not know of her: whether who left the table got away, or into a neutral port. */
  readonly choices: readonly Went[];
}

/** "Bring it home": every counter of the link as the battle leaves her, now or at its end. */
export const homeOf = (state: BattleState, link: Link, mapping: Mapping = USUAL_MAPPING): readonly Homecoming[] =>
  link.counters.map((counter) => homecomingOf(state, link, counter, mapping));

function homecomingOf(state: BattleState, link: Link, counter: CounterLink, mapping: Mapping): Homecoming {
  const { id, side, kind, harm: before, sinksAt, of } = counter;
  const ships = counter.ships.flatMap((ship) => (Object.hasOwn(state.ships, ship) ? [state.ships[ship]!] : []));
  const isOne = of === 1 && ships.length === 1 && !isSmall(ships[0]!.card.type);
  const harm = Math.max(
    before,
    isOne ? harmOfShip(state, ships[0]!, counter, mapping) : harmOfUnit(state, ships, counter, mapping),
  );
  const isLost = harm >= sinksAt;
  const afloat = ships.filter((ship) => effectOf(state, ship, mapping) !== 'lost');
  const hasLeft = !isLost && afloat.length > 0 && afloat.every((ship) => countedFate(state, ship) === 'left');
  const torpedoes = (kind === 'destroyers' || kind === 'torpedo-boats') && ships.some(({ launched }) => launched > 0);
  return {
    ...{ counter: id, side, before, harm, isLost, torpedoes },
    went: !hasLeft ? 'stays' : link.isPortBattle ? 'left' : 'escaped',
    edge: hasLeft ? edgeOf(afloat) : null,
    reasons: reasonsOf(state, link.book, counter, mapping),
    choices: hasLeft ? ['escaped', 'left', 'interned'] : [],
  };
}

/** What became of her; five fires count whatever else is told of her, so that nobody gains by a worse fate (TOGO-62). */
function effectOf(state: BattleState, ship: Ship, { fates }: Mapping): FateEffect {
  const effects = [fates[countedFate(state, ship)]];
  if (!isSmall(ship.card.type) && ship.fires >= THRESHOLDS.abandoned.fires) effects.push(fates.abandoned);
  return FATE_EFFECTS.findLast((effect) => effects.includes(effect)) ?? 'damage';
}

/** A single ship: by the points of her damage, or by what became of her. */
function harmOfShip(state: BattleState, ship: Ship, counter: CounterLink, mapping: Mapping): number {
  const effect = effectOf(state, ship, mapping);
  if (effect === 'lost') return counter.sinksAt;
  const level = levelAt(stepsFor(mapping, counter), pointsOf(mapping, targetOf(ship)));
  return effect === 'crippled' ? Math.max(level, counter.sinksAt - 1) : level;
}

/** A counter of several, or of boats: by how many of them are left. */
function harmOfUnit(
  state: BattleState,
  ships: readonly Ship[],
  { of, sinksAt, harm }: CounterLink,
  mapping: Mapping,
): number {
  if (ships.length === 0) return harm;
  const left = ships
    .filter((ship) => effectOf(state, ship, mapping) !== 'lost')
    .reduce((sum, ship) => sum + (isSmall(ship.card.type) ? ship.units : 1), 0);
  return harmOfLosses(of - left, of, sinksAt);
}

/** The Japanese edge of the Battle Board is the low one. Who left over another side of the table went where she came from. */
function edgeOf([ship]: readonly Ship[]): 'low' | 'high' | null {
  if (ship?.leftBy === HOME_EDGES.ijn) return 'low';
  return ship?.leftBy === HOME_EDGES.irn ? 'high' : null;
}
