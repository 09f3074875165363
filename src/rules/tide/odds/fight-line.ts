import { SINKS_AT } from '../data/combat-tables';
import { harmAfter } from '../damage';
import type { Rulings } from '../rulings';
import type { ShipClass } from '../types';

/** Hits are counted up to this, which sinks any ship. Written out: the loops below are the whole of the work. */
const MOST_HITS = 3;
export const HITS = 4;

/** A line of ships as numbers. */
export interface FightLine {
  readonly classes: readonly ShipClass[];
  /** Each ship's chances of every state, as the fight begins. */
  readonly start: readonly Float64Array[];
  /** `[ship][harm]`: her chances of 0, 1, 2 and more hits, as long as she floats. */
  readonly scores: readonly (readonly Float64Array[])[];
  /** `[ship][harm * HITS + hits]`: the state she comes to. */
  readonly next: readonly Uint8Array[];
}

interface LineShip {
  readonly class: ShipClass;
  readonly harm: number;
  readonly scores: readonly Float64Array[];
}

export const lineOf = (ships: readonly LineShip[], rulings: Rulings): FightLine => ({
  classes: ships.map((ship) => ship.class),
  start: ships.map((ship) => {
    const chances = new Float64Array(SINKS_AT[ship.class] + 1);
    chances[ship.harm] = 1;
    return chances;
  }),
  scores: ships.map((ship) => ship.scores),
  next: ships.map((ship) => {
    const sunk = SINKS_AT[ship.class];
    return Uint8Array.from({ length: (sunk + 1) * HITS }, (_, place) => {
      const harm = Math.floor(place / HITS);
      return harm === sunk ? sunk : harmAfter(ship.class, harm, place % HITS, rulings);
    });
  }),
});

/** Certainly none. */
export function noHits(): Float64Array {
  const chances = new Float64Array(HITS);
  chances[0] = 1;
  return chances;
}

/** Adds the hits of so many dice. */
export function throwDice(hits: Float64Array, dice: number, p: number): void {
  for (let die = 0; die < dice; die += 1) {
    hits[MOST_HITS]! += hits[MOST_HITS - 1]! * p;
    for (let k = MOST_HITS - 1; k > 0; k -= 1) hits[k] = hits[k]! * (1 - p) + hits[k - 1]! * p;
    hits[0]! *= 1 - p;
  }
}

/**
 * The targets' chances after a round of the firers' guns. The ships that float are matched in line order, so whom a ship meets
 * follows from how many of each line float before her.
 */
export function afterRound(
  targets: FightLine,
  was: readonly Float64Array[],
  firers: FightLine,
  firing: readonly Float64Array[],
): readonly Float64Array[] {
  const count = was.length;
  const floats = Float64Array.from(was, (chances) => 1 - chances[chances.length - 1]!);
  const fewest = floats.reduce((sum, chance) => (chance === 1 ? sum + 1 : sum), 0);
  const received = hitsByPlace(firers, firing, Math.max(1, fewest), count);
  const behind = floatingBehind(floats);
  const before = new Float64Array(count + 1);
  before[0] = 1;
  return was.map((chances, ship) => {
    const hits = new Float64Array(HITS);
    for (let place = 0; place <= ship; place += 1) {
      const ahead = before[place]!;
      if (ahead === 0) continue;
      for (let after = 0; after < count - ship; after += 1) {
        const weight = ahead * behind[ship * (count + 1) + after]!;
        if (weight === 0) continue;
        const at = ((place + after) * count + place) * HITS;
        for (let k = 0; k < HITS; k += 1) hits[k]! += weight * received[at + k]!;
      }
    }
    pass(before, ship, floats[ship]!);
    return struck(chances, hits, targets.next[ship]!);
  });
}

/** The chances of one ship after hits of this distribution. */
export function struck(chances: Float64Array, hits: Float64Array, next: Uint8Array): Float64Array {
  const after = new Float64Array(chances.length);
  const sunk = chances.length - 1;
  after[sunk] = chances[sunk]!;
  for (let harm = 0; harm < sunk; harm += 1) {
    const chance = chances[harm]!;
    if (chance === 0) continue;
    for (let k = 0; k < HITS; k += 1) after[next[harm * HITS + k]!]! += chance * hits[k]!;
  }
  return after;
}

/** The most harm a round can do: every enemy ship fires at her, each as well as she ever could. */
export function afterWorstRound(
  targets: FightLine,
  was: readonly Float64Array[],
  firers: FightLine,
): readonly Float64Array[] {
  const all = firers.scores.reduce<Float64Array>((sum, scores) => together(sum, bestOf(scores)), noHits());
  return was.map((chances, ship) => struck(chances, all, targets.next[ship]!));
}

/** A distribution at least as high as each of these. */
function bestOf(scores: readonly Float64Array[]): Float64Array {
  const best = new Float64Array(HITS);
  let above = 0;
  for (let k = HITS - 1; k >= 0; k -= 1) {
    const atLeast = Math.max(...scores.map((each) => each.subarray(k).reduce((sum, chance) => sum + chance, 0)));
    best[k] = atLeast - above;
    above = atLeast;
  }
  return best;
}

/** Hits of both, counted up to the most. */
export function together(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(HITS);
  for (let i = 0; i < HITS; i += 1) {
    for (let j = 0; j < HITS; j += 1) sum[Math.min(MOST_HITS, i + j)]! += a[i]! * b[j]!;
  }
  return sum;
}

/** `[(afloat - 1) * most + place]`: the hits on the ship at that place of a line of which so many float. */
function hitsByPlace(firers: FightLine, firing: readonly Float64Array[], fewest: number, most: number): Float64Array {
  const scored = firing.map((chances, ship) => scoresOf(chances, firers.scores[ship]!));
  const sunk = firing.map((chances) => chances[chances.length - 1]!);
  const received = new Float64Array(most * most * HITS);
  let now = new Float64Array(most * HITS);
  let then = new Float64Array(most * HITS);
  for (let afloat = fewest; afloat <= most; afloat += 1) {
    for (let place = 0; place < afloat; place += 1) {
      now.fill(0, 0, afloat * HITS);
      now[0] = 1;
      for (let ship = 0; ship < scored.length; ship += 1) {
        then.fill(0, 0, afloat * HITS);
        fireNext(now, then, afloat, place, sunk[ship]!, scored[ship]!);
        [now, then] = [then, now];
      }
      const at = ((afloat - 1) * most + place) * HITS;
      for (let rank = 0; rank < afloat; rank += 1) {
        for (let k = 0; k < HITS; k += 1) received[at + k]! += now[rank * HITS + k]!;
      }
    }
  }
  return received;
}

/** One firer more: if she floats she takes the next place, and scores if that is the one looked at. */
function fireNext(
  now: Float64Array,
  then: Float64Array,
  afloat: number,
  place: number,
  sunk: number,
  scored: Float64Array,
): void {
  const floats = 1 - sunk;
  for (let rank = 0; rank < afloat; rank += 1) {
    const from = rank * HITS;
    const to = rank + 1 === afloat ? 0 : from + HITS;
    for (let k = 0; k < HITS; k += 1) {
      const chance = now[from + k]!;
      if (chance === 0) continue;
      then[from + k]! += chance * sunk;
      if (rank !== place) then[to + k]! += chance * floats;
      else {
        for (let more = 0; more < HITS; more += 1) {
          const sum = k + more;
          then[to + (sum < HITS ? sum : MOST_HITS)]! += chance * scored[more]!;
        }
      }
    }
  }
}

/** What a ship scores and floats, over all states she may be in. */
function scoresOf(chances: Float64Array, scores: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(HITS);
  for (let harm = 0; harm < scores.length; harm += 1) {
    const chance = chances[harm]!;
    if (chance === 0) continue;
    for (let k = 0; k < HITS; k += 1) sum[k]! += chance * scores[harm]![k]!;
  }
  return sum;
}

/** `[ship][n]`: the chance that so many of the ships behind her float. */
function floatingBehind(floats: Float64Array): Float64Array {
  const count = floats.length;
  const behind = new Float64Array((count + 1) * (count + 1));
  const now = new Float64Array(count + 1);
  now[0] = 1;
  for (let ship = count - 1; ship >= 0; ship -= 1) {
    behind.set(now, ship * (count + 1));
    pass(now, count - 1 - ship, floats[ship]!);
  }
  return behind;
}

/** One ship more that may float: the chances of how many do. */
function pass(counts: Float64Array, highest: number, floats: number): void {
  for (let n = highest + 1; n > 0; n -= 1) counts[n] = counts[n]! * (1 - floats) + counts[n - 1]! * floats;
  counts[0]! *= 1 - floats;
}
