import type { AfterRound } from '../../common/fight-ahead';
import { PHASE_IDS } from '../data/turn-tables';
import { fireOdds } from '../odds/salvo-odds';
import { type AheadBattery, type AheadShip, turnsAhead } from '../odds/turns-ahead';
import { type Side, SIDES } from '../types';
import { defaultTarget, type OpeningShot, openingShot } from './default-target';
import { previewShot, targetsFor, whySilent } from './preview-fire';
import { isSmall, other, rulesOf, targetOf } from './queries';
import type { BattleState, DamageMarker, Ship } from './state';

/** Whom ships fire at: her usual target, which is her opposite number until she has fired; or where she hits most. */
export const AIMS = ['line', 'best'] as const;
type AimPolicy = (typeof AIMS)[number];

/** Hits on a battery are told apart until one more changes nothing, and never beyond this. */
const MOST_HITS = 8;

const lineOf = (state: BattleState, side: Side): readonly Ship[] =>
  targetsFor(state, other(side)).filter(({ card }) => !isSmall(card.type));

/** Both sides have a ship in sight of the enemy that is no small craft. */
export const hasTwoLines = (state: BattleState): boolean => SIDES.every((side) => lineOf(state, side).length > 0);

/**
 * What the turns to come cost both sides if everybody keeps her target at the range of now. Only ships that both sides see
 * are counted, and no small craft, who have no damage table. Null where nobody is left to fire at on either side.
 */
export function battleAhead(
  state: BattleState,
  policy: AimPolicy,
  turns: number,
  opening: Opening = openingShot,
): readonly AfterRound[] | null {
  if (!hasTwoLines(state)) return null;
  const ships = SIDES.flatMap((side) => lineOf(state, side));
  return turnsAhead(
    ships.map((ship) => aheadShip(state, ship, aimOf(state, ship, ships, policy, opening), opening)),
    turns,
    rulesOf(state),
  );
}

/** How a target lies: as it was last measured, unless the caller knows better. */
type Opening = (state: BattleState, ship: Ship, target: Ship) => OpeningShot;

function aimOf(
  state: BattleState,
  ship: Ship,
  ships: readonly Ship[],
  policy: AimPolicy,
  opening: Opening,
): Ship | null {
  if (whySilent(state, ship.id) !== null) return null;
  if (policy === 'line') {
    const usual = defaultTarget(state, ship, (target) => opening(state, ship, target));
    return usual && ships.includes(usual) ? usual : null;
  }
  let best: { readonly target: Ship; readonly expected: number } | null = null;
  for (const target of ships.filter(({ side }) => side !== ship.side)) {
    const salvos = shotsAt(state, ship, target, opening(state, ship, target)).flatMap(({ numbers }) => numbers ?? []);
    const { expected } = fireOdds([salvos]).effective;
    if (expected > (best?.expected ?? 0)) best = { target, expected };
  }
  return best?.target ?? null;
}

const shotsAt = (state: BattleState, ship: Ship, target: Ship, { range, bearing }: OpeningShot) =>
  [...ship.card.batteries.keys()].map((battery) =>
    previewShot(state, ship, { battery, target: target.id, range, arc: null, bearing }),
  );

function aheadShip(state: BattleState, ship: Ship, target: Ship | null, opening: Opening): AheadShip {
  const isTooLate = PHASE_IDS.indexOf(state.phase) > PHASE_IDS.indexOf('F');
  const hasChosen = ship.firedIn === state.turn || ship.heldIn === state.turn || hasCeasedFire(state, ship.side);
  return {
    ...{ id: ship.id, side: ship.side, now: targetOf(ship), waiting: ship.waiting, target: target?.id ?? null },
    isDoneFiring: isTooLate || hasChosen,
    batteries: target === null ? [] : batteriesAt(state, ship, target, opening(state, ship, target)),
  };
}

const hasCeasedFire = ({ phase, finished }: BattleState, side: Side): boolean =>
  phase === 'F' && finished.includes(side);

function batteriesAt(state: BattleState, ship: Ship, target: Ship, opening: OpeningShot): readonly AheadBattery[] {
  const byHits = Array.from({ length: MOST_HITS }, (_, hits) =>
    shotsAt(state, { ...ship, markers: [...ship.markers, ...hitsOnGuns(hits)] }, target, opening),
  );
  return ship.card.batteries.flatMap(({ main }, battery) => {
    const numbers = byHits[0]![battery]?.numbers ?? null;
    if (numbers === null) return [];
    const dice = byHits.map((shots) => shots[battery]?.numbers?.dice.value ?? 0);
    const last = dice.findIndex((count, hits) => dice.slice(hits).every((later) => later === count));
    return [{ numbers, main, dice: dice.slice(0, last + 1) }];
  });
}

/** So many more M and S hits: her main guns and the others are asked for at once. */
const hitsOnGuns = (hits: number): readonly DamageMarker[] =>
  Array.from({ length: hits }).flatMap(() =>
    (['M', 'S'] as const).map((letter) => ({ id: 0, letter, permanent: false, hit: 0, turn: 0 })),
  );
