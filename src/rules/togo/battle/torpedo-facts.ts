import { torpedoesAboard } from '../damage';
import { type FireOdds, fireOdds } from '../odds/salvo-odds';
import { refuse } from '../refusals';
import { type TorpedoFacts, torpedoNumbers, torpedoSize } from '../torpedo';
import { cardFacts, cardsOn } from './cards-in-force';
import type { CommandOf } from './commands';
import { inPhase } from './decide/order';
import { declaredEvasion } from './owed/due';
import { findGroup, findMarker, findShip, isSmall, rulesOf, steaming, targetOf } from './queries';
import { hasBegun, hasMoved, netTurn, speedOf, unplannedThisTurn } from './moving';
import { fromBook, refusal, type TogoRefusal } from './refusals';
import { silenceOf, targetObjection } from './shooting';
import { forbiddenTo } from './special';
import type { BattleState, Group, MarkerId, Ship, ShipId } from './state';

type Launch = CommandOf<'launchTorpedoes'>;
type Attack = Launch['attacks'][number];

export const hasPassed = (state: BattleState, side: Ship['side']): TogoRefusal | null =>
  state.finished.includes(side) ? refusal('ALREADY_FINISHED', { side }) : null;

/** Each boat of a base is a launcher of its own (AMB-7, AMB-45); left out, all that have not launched do. */
export function launchOf(ship: Ship, wanted: number | undefined) {
  if (!isSmall(ship.card.type)) return { boats: 1, launched: ship.launched > 0, total: 1 };
  const boats = wanted ?? Math.max(1, ship.units - ship.launched);
  return { boats, launched: ship.units - ship.launched < boats, total: Math.min(ship.units, ship.launched + boats) };
}

/** The most she may launch with one order: boats of a base that have not yet, null for a ship, and factors of her or of each. */
export const launchLimits = (
  state: BattleState,
  ship: Ship,
): { readonly boats: number | null; readonly factors: number } => ({
  boats: isSmall(ship.card.type) ? launchOf(ship, undefined).boats : null,
  factors: aboard(state, ship),
});

/** Factors a ship, or one boat of a base, may still launch. */
const aboard = (state: BattleState, ship: Ship): number =>
  isSmall(ship.card.type) ? ship.card.torpedoes.factors : torpedoesAboard(targetOf(ship), rulesOf(state));

function factsOf(state: BattleState, ship: Ship, { boats, attacks }: Launch, attack: Attack): TorpedoFacts {
  const target = findShip(state, attack.target);
  const { boats: launching, launched } = launchOf(ship, boats);
  return {
    factors: attack.factors,
    range: attack.range,
    sizeUsed: target?.card.size.torpedo ?? 1,
    armour: target?.card.armour ?? 0,
    ...(attack.bearing === undefined ? {} : { bearing: attack.bearing }),
    mount: ship.card.torpedoes.mount ?? 'trainable',
    launched,
    targets: attacks.length,
    boats: launching,
  };
}

/** All that the rules say against a launch (TOGO-44, TOGO-49, TOGO-60, AMB-7). */
export function launchObjections(state: BattleState, ship: Ship, launch: Launch): readonly (TogoRefusal | null)[] {
  const wanted = launch.attacks.reduce((sum, { factors }) => sum + factors, 0);
  const left = aboard(state, ship);
  return [
    hasPassed(state, ship.side),
    silenceOf(state, ship),
    forbiddenTo(state, 'torpedoes', ship),
    ...launch.attacks.flatMap((attack) => {
      const asked = torpedoNumbers(factsOf(state, ship, launch, attack), rulesOf(state));
      return [
        targetObjection(state, ship, attack.target),
        asked.ok ? null : fromBook(asked.error, { ship: ship.id, target: attack.target }),
      ];
    }),
    wanted > left && !launchOf(ship, launch.boats).launched
      ? fromBook(refuse('NO_TORPEDOES_LEFT'), { ship: ship.id, aboard: left })
      : null,
  ];
}

/** Why a ship has nothing to launch this turn, whatever the target; null when she may. */
export function whyNoLaunch(state: BattleState, id: ShipId): TogoRefusal | null {
  const ship = findShip(state, id);
  if (ship === null) return null;
  const silent = silenceOf(state, ship) ?? forbiddenTo(state, 'torpedoes', ship);
  if (silent !== null) return silent;
  if (launchOf(ship, 1).launched) return fromBook(refuse('ALREADY_LAUNCHED'), { ship: id });
  return aboard(state, ship) === 0 ? fromBook(refuse('NO_TORPEDOES_LEFT'), { ship: id }) : null;
}

export interface AttackPreview {
  readonly target: ShipId;
  /** The size as the target stands now: her own, or 6 where she lies still or is unaware (TOGO-48). Null for a blank counter. */
  readonly size: number | null;
  readonly easy: 'still' | 'unaware' | null;
  readonly odds: FireOdds | null;
  /** The same should she evade. Null where she cannot. */
  readonly evaded: FireOdds | null;
}

export interface LaunchPreview {
  readonly attacks: readonly AttackPreview[];
  /** The first thing the rules have against it. */
  readonly refusal: TogoRefusal | null;
}

/** What a launch would come to before it is made. */
export function previewLaunch(state: BattleState, launch: Launch): LaunchPreview | null {
  const ship = findShip(state, launch.ship);
  if (ship === null) return null;
  const objections = launchObjections(state, ship, launch).flatMap((objection) => objection ?? []);
  // Whoever aims at a blank counter has the umpire's word for that, and for nothing else.
  const isUnseen = launch.attacks.some(({ target }) => findGroup(state, target) !== null);
  return {
    attacks: launch.attacks.map((attack) => previewAttack(state, ship, launch, attack)),
    refusal: objections.find(({ code }) => !isUnseen || code !== 'TARGET_NOT_SIGHTED') ?? null,
  };
}

function previewAttack(state: BattleState, ship: Ship, launch: Launch, attack: Attack): AttackPreview {
  const rules = rulesOf(state);
  const target = findShip(state, attack.target);
  const facts = { ...factsOf(state, ship, launch, attack), ...cardFacts(cardsOn(state, ship, 'torpedo-hit')) };
  if (target === null) return { target: attack.target, size: null, easy: null, odds: null, evaded: null };
  // Whoever has no way on her will not have moved by D.
  const still = target.anchored || !steaming(state, target) || speedOf(state, target).value === 0;
  const unaware = !state.sides[target.side].hasSightedEnemy;
  const sizeIf = (evaded: boolean): number => {
    const size = torpedoSize(
      {
        printed: target.card.size.torpedo,
        evaded,
        stationary: still,
        unaware,
        convoy: target.card.type === 'convoy',
        ...cardFacts(cardsOn(state, target, 'torpedo-size')),
      },
      rules,
    );
    return size.ok ? size.value.value : facts.sizeUsed;
  };
  const oddsAt = (sizeUsed: number): FireOdds | null => {
    const numbers = torpedoNumbers({ ...facts, sizeUsed }, rules);
    return numbers.ok ? fireOdds([[numbers.value]]) : null;
  };
  const [size, dodging] = [sizeIf(false), sizeIf(true)];
  return {
    target: attack.target,
    size,
    easy: still ? 'still' : unaware ? 'unaware' : null,
    odds: oddsAt(size),
    evaded: dodging < size ? oddsAt(dodging) : null,
  };
}

/** All that the rules say against her evading what runs at her, as her move begins (TOGO-47). */
export function evasionObjections(state: BattleState, ship: Ship, group: Group): readonly (TogoRefusal | null)[] {
  return [
    inPhase(state, 'B', 'C'),
    ship.card.type === 'convoy' ? refusal('CONVOY_NEVER_EVADES', { ship: ship.id }) : null,
    ship.anchored ? refusal('ANCHORED', { ship: ship.id }) : null,
    forbiddenTo(state, 'evasion', ship),
    hasBegun(state, group) ? null : refusal('MOVE_NOT_BEGUN', { counter: group.id }),
    hasMoved(state, group) ? refusal('ALREADY_MOVED', { counter: group.id }) : null,
    // Her dice may turn her away by themselves: whoever has seen them has no choice left (AMB-8).
    unplannedThisTurn(state, group) === null ? null : refusal('EVASION_TOO_LATE', { ship: ship.id }),
  ];
}

export function mayEvade(state: BattleState, ship: Ship): boolean {
  const group = findGroup(state, ship.group);
  return group !== null && evasionObjections(state, ship, group).every((objection) => objection === null);
}

/** What was noted of a target's move, for the question whether she evaded (AMB-8). */
export function evasionFacts(
  state: BattleState,
  marker: MarkerId,
): { readonly ship: ShipId; readonly declared: boolean; readonly degrees: number; readonly moved: number } | null {
  const attack = findMarker(state, marker)?.attack;
  const target = attack ? findShip(state, attack.target) : null;
  if (target === null) return null;
  const noted = findGroup(state, target.group)?.move ?? null;
  const move = noted?.turn === state.turn ? noted : null;
  return {
    ship: target.id,
    declared: declaredEvasion(state, target),
    degrees: netTurn(move, target),
    moved: move?.distance ?? 0,
  };
}
