import type { Roll } from '../../common/dice';
import { type FollowUp, type HalfWorked, hitSteps, statusOf, type Target } from '../damage';
import type { FollowUpLetter } from '../data/hit-tables';
import type { HitReading } from '../hit-effect';
import { type BatteryRating, fitness } from '../ship';
import { dueHits, findShip, isSmall, rulesOf, targetOf } from './queries';
import { speedOf } from './moving';
import type { BattleState, ShipId } from './state';

/** A ship as hits have left her so far. */
interface Hurt extends Pick<Target, 'P' | 'M' | 'S' | 'T' | 'fires'> {
  readonly speed: number;
  readonly batteries: readonly BatteryRating[];
  readonly torpedoFactors: number;
}

export interface HitInHand {
  /** The waiting hit's id. */
  readonly hit: number;
  /** What the table die said; null while it is wanted. */
  readonly reading: HitReading | null;
  readonly follow: readonly FollowUp[];
  /** The letter whose die is wanted. */
  readonly wants: FollowUpLetter | null;
  readonly before: Hurt;
  readonly after: Hurt;
}

/** The hits of one ship as far as their dice are in; the last in the list is the one that wants dice, if one does. */
export interface DamageInHand {
  readonly due: number;
  readonly hits: readonly HitInHand[];
}

/**
 * Where a strip of damage dice stands, for whoever shows it before all of them are in. `rolled` finds the dice of a
 * step by its key. Null for boats and convoys: they have neither plan nor markers.
 */
export function damageInHand(
  state: BattleState,
  id: ShipId,
  rolled: (step: string) => Roll | undefined,
): DamageInHand | null {
  const ship = findShip(state, id);
  if (ship === null || isSmall(ship.card.type)) return null;
  const rules = rulesOf(state);
  const hurt = (target: Target): Hurt => {
    const { P, M, S, T, fires } = target;
    const { batteries, torpedoFactors } = fitness(ship.card, target, rules);
    return { P, M, S, T, fires, speed: speedOf(state, ship, P).value, batteries, torpedoFactors };
  };
  const due = dueHits(state, ship);
  const hits: HitInHand[] = [];
  let target = targetOf(ship);
  for (const [index, hit] of due.entries()) {
    if (statusOf(target) === 'sunk') break;
    let half: HalfWorked | null = null;
    const steps = hitSteps(target, hit, `${id}.${index}`, rules, (now) => (half = now));
    const before = hurt(target);
    let step = steps.next();
    while (!step.done) {
      const roll = rolled(step.value.key);
      if (roll === undefined) {
        hits.push({ hit: hit.id, before, ...halfWorked(half, target, hurt) });
        return { due: due.length, hits };
      }
      step = steps.next(roll);
    }
    const { outcome } = step.value;
    target = step.value.target;
    hits.push({ hit: hit.id, before, reading: outcome, follow: outcome.follow, wants: null, after: hurt(target) });
  }
  return { due: due.length, hits };
}

function halfWorked(
  half: HalfWorked | null,
  target: Target,
  hurt: (target: Target) => Hurt,
): Pick<HitInHand, 'reading' | 'follow' | 'wants' | 'after'> {
  if (half === null) return { reading: null, follow: [], wants: null, after: hurt(target) };
  return { reading: half.reading, follow: half.follow, wants: half.letter, after: hurt(half.target) };
}
