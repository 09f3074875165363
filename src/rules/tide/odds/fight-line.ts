import { SINKS_AT } from '../data/combat-tables';
import { harmAfter } from '../damage';
import type { Rulings } from '../rulings';
import type { ShipClass } from '../types';

/** Hits are counted up to this, which sinks any ship. Written out: the loops below are the whole of the work. */
const MOST_HITS = 3;
export const HITS = 4;
/** Of a ship: untouched to sunk. A battleship has one state fewer and leaves the last place empty. */
export const STATES = 4;
/** Chances of hits for every state of a ship. */
export const SCORES = STATES * HITS;

/** A line of ships as numbers, one ship after the other: a fight is gone through in a frame. */
export interface FightLine {
  readonly count: number;
  /** The state in which each is sunk. */
  readonly sunkAt: Uint8Array;
  /** `[ship * STATES + harm]`: the chances of every state, as the fight begins. */
  readonly start: Float64Array;
  /** `[ship * SCORES + harm * HITS + k]`: the chance of k hits, as long as she floats. */
  readonly scores: Float64Array;
  /** `[ship * SCORES + harm * HITS + k]`: the state she comes to by k hits. */
  readonly next: Uint8Array;
  /** Places in the order in which the enemy is matched with them, and in which they are matched with the enemy. */
  readonly asTargets: readonly number[];
  readonly asFirers: readonly number[];
  readonly aims: Aims;
}

interface LineShip {
  readonly class: ShipClass;
  readonly harm: number;
  /** Faces that hit, of all her dice together. */
  readonly strength: number;
  /** As in the line. */
  readonly scores: Float64Array;
}

/** Line order, or the strongest firers first and the targets whose loss is nearest. */
const AIMS = ['line', 'best'] as const;
export type Aims = (typeof AIMS)[number];

export function lineOf(ships: readonly LineShip[], rulings: Rulings, aims: Aims): FightLine {
  const count = ships.length;
  const sunkAt = new Uint8Array(count);
  const start = new Float64Array(count * STATES);
  const scores = new Float64Array(count * SCORES);
  const next = new Uint8Array(count * SCORES);
  for (let ship = 0; ship < count; ship += 1) {
    const { class: type, harm: now, scores: own } = ships[ship]!;
    const sunk = SINKS_AT[type];
    sunkAt[ship] = sunk;
    start[ship * STATES + now] = 1;
    scores.set(own, ship * SCORES);
    for (let harm = 0; harm < sunk; harm += 1) {
      for (let k = 0; k < HITS; k += 1) next[ship * SCORES + harm * HITS + k] = harmAfter(type, harm, k, rulings);
    }
  }
  const inOrder = (worth: (ship: LineShip) => number): readonly number[] =>
    [...ships.keys()].sort((a, b) => (aims === 'line' ? a - b : worth(ships[b]!) - worth(ships[a]!)));
  const orders = { asTargets: inOrder(worthAsTarget), asFirers: inOrder(({ strength }) => strength) };
  return { count, sunkAt, start, scores, next, ...orders, aims };
}

/** A battleship is worth a point and comes first, the more so the nearer she is to her loss. */
const worthAsTarget = ({ class: type, harm }: LineShip): number => (type === 'battleship' ? STATES : 0) + harm;

/** Numbers of ships, so many for each, with the ships in another order. */
function ordered<T extends Float64Array | Uint8Array>(from: T, each: number, order: readonly number[]): T {
  const to = from.slice() as T;
  order.forEach((ship, place) => to.set(from.subarray(ship * each, (ship + 1) * each), place * each));
  return to;
}

const lineIn = (line: FightLine, order: readonly number[]): FightLine => ({
  ...line,
  sunkAt: ordered(line.sunkAt, 1, order),
  start: ordered(line.start, STATES, order),
  scores: ordered(line.scores, SCORES, order),
  next: ordered(line.next, SCORES, order),
});

/** Adds the hits of so many dice to the distribution at this place. */
export function throwDice(hits: Float64Array, at: number, dice: number, p: number): void {
  for (let die = 0; die < dice; die += 1) {
    hits[at + MOST_HITS]! += hits[at + MOST_HITS - 1]! * p;
    for (let k = MOST_HITS - 1; k > 0; k -= 1) hits[at + k] = hits[at + k]! * (1 - p) + hits[at + k - 1]! * p;
    hits[at]! *= 1 - p;
  }
}

/** The targets' chances after a round of the firers' guns, each line in the order in which it is matched. */
export function afterRound(
  targets: FightLine,
  was: Float64Array,
  firers: FightLine,
  firing: Float64Array,
): Float64Array {
  if (targets.aims === 'line') return afterMatched(targets, was, firers, firing);
  const { asTargets } = targets;
  const { asFirers } = firers;
  const after = afterMatched(
    lineIn(targets, asTargets),
    ordered(was, STATES, asTargets),
    lineIn(firers, asFirers),
    ordered(firing, STATES, asFirers),
  );
  return ordered(
    after,
    STATES,
    asTargets.map((_, ship) => asTargets.indexOf(ship)),
  );
}

/** The ships that float are matched in their order, so whom a ship meets follows from how many of each line float before her. */
function afterMatched(targets: FightLine, was: Float64Array, firers: FightLine, firing: Float64Array): Float64Array {
  const { count } = targets;
  const floats = new Float64Array(count);
  let fewest = 0;
  for (let ship = 0; ship < count; ship += 1) {
    floats[ship] = 1 - was[ship * STATES + targets.sunkAt[ship]!]!;
    if (floats[ship] === 1) fewest += 1;
  }
  const received = hitsByPlace(firers, firing, Math.max(1, fewest), count);
  const behind = floatingBehind(floats);
  const before = new Float64Array(count + 1);
  before[0] = 1;
  const after = new Float64Array(was.length);
  const hits = new Float64Array(HITS);
  for (let ship = 0; ship < count; ship += 1) {
    hits.fill(0);
    for (let place = 0; place <= ship; place += 1) {
      const ahead = before[place]!;
      if (ahead === 0) continue;
      for (let later = 0; later < count - ship; later += 1) {
        const weight = ahead * behind[ship * (count + 1) + later]!;
        if (weight === 0) continue;
        const at = ((place + later) * count + place) * HITS;
        for (let k = 0; k < HITS; k += 1) hits[k]! += weight * received[at + k]!;
      }
    }
    pass(before, ship, floats[ship]!);
    strike(targets, ship, was, hits, after);
  }
  return after;
}

/** The chances of one ship after hits of this distribution. */
function strike(
  { sunkAt, next }: FightLine,
  ship: number,
  was: Float64Array,
  hits: Float64Array,
  after: Float64Array,
): void {
  const sunk = sunkAt[ship]!;
  const at = ship * STATES;
  after[at + sunk] = was[at + sunk]!;
  for (let harm = 0; harm < sunk; harm += 1) {
    const chance = was[at + harm]!;
    if (chance === 0) continue;
    for (let k = 0; k < HITS; k += 1) after[at + next[ship * SCORES + harm * HITS + k]!]! += chance * hits[k]!;
  }
}

/** The most harm a round can do: every enemy ship fires at her, each as well as she ever could. */
export function afterWorstRound(targets: FightLine, was: Float64Array, firers: FightLine): Float64Array {
  let all = noHits();
  for (let ship = 0; ship < firers.count; ship += 1) all = together(all, bestOf(firers, ship), 0);
  const after = new Float64Array(was.length);
  for (let ship = 0; ship < targets.count; ship += 1) strike(targets, ship, was, all, after);
  return after;
}

/** A distribution at least as high as what she scores in any state. */
function bestOf({ scores, sunkAt }: FightLine, ship: number): Float64Array {
  const best = new Float64Array(HITS);
  let above = 0;
  for (let k = HITS - 1; k >= 0; k -= 1) {
    let most = 0;
    for (let harm = 0; harm < sunkAt[ship]!; harm += 1) {
      let atLeast = 0;
      for (let more = k; more < HITS; more += 1) atLeast += scores[ship * SCORES + harm * HITS + more]!;
      most = Math.max(most, atLeast);
    }
    best[k] = most - above;
    above = most;
  }
  return best;
}

/** Certainly none. */
export function noHits(): Float64Array {
  const chances = new Float64Array(HITS);
  chances[0] = 1;
  return chances;
}

/** Hits of both, counted up to the most; those of the second begin at this place. */
export function together(a: Float64Array, b: Float64Array, at: number): Float64Array {
  const sum = new Float64Array(HITS);
  for (let i = 0; i < HITS; i += 1) {
    for (let j = 0; j < HITS; j += 1) sum[Math.min(MOST_HITS, i + j)]! += a[i]! * b[at + j]!;
  }
  return sum;
}

/** `[(afloat - 1) * most + place]`: the hits on the ship at that place of a line of which so many float. */
function hitsByPlace(firers: FightLine, firing: Float64Array, fewest: number, most: number): Float64Array {
  const { count, sunkAt } = firers;
  const scored = scoresOf(firers, firing);
  const sunk = new Float64Array(count);
  for (let ship = 0; ship < count; ship += 1) sunk[ship] = firing[ship * STATES + sunkAt[ship]!]!;
  const received = new Float64Array(most * most * HITS);
  // No more firers than targets: nobody is fired at twice, and how many are behind her changes nothing.
  if (most >= count) {
    const alone = hitsByRank(count, sunk, scored, most);
    for (let afloat = Math.max(fewest, count); afloat <= most; afloat += 1) {
      received.set(alone.subarray(0, afloat * HITS), (afloat - 1) * most * HITS);
    }
  }
  let now = new Float64Array(most * HITS);
  let then = new Float64Array(most * HITS);
  for (let afloat = fewest; afloat <= most && afloat < count; afloat += 1) {
    for (let place = 0; place < afloat; place += 1) {
      now.fill(0, 0, afloat * HITS);
      now[0] = 1;
      for (let ship = 0; ship < count; ship += 1) {
        then.fill(0, 0, afloat * HITS);
        fireNext(now, then, afloat, place, sunk[ship]!, scored, ship * HITS);
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

/** `[place]`: the hits of the one firer who is matched with that place, if so many float. */
function hitsByRank(count: number, sunk: Float64Array, scored: Float64Array, most: number): Float64Array {
  const hits = new Float64Array(most * HITS);
  const before = new Float64Array(count + 1);
  before[0] = 1;
  for (let ship = 0; ship < count; ship += 1) {
    for (let rank = 0; rank <= ship; rank += 1) {
      const chance = before[rank]!;
      if (chance === 0) continue;
      for (let k = 0; k < HITS; k += 1) hits[rank * HITS + k]! += chance * scored[ship * HITS + k]!;
    }
    pass(before, ship, 1 - sunk[ship]!);
  }
  // Where fewer float, nobody fires at her.
  let fewer = 0;
  for (let place = 0; place < most; place += 1) {
    if (place <= count) fewer += before[place]!;
    hits[place * HITS]! += Math.min(1, fewer);
  }
  return hits;
}

/** One firer more: if she floats she takes the next place, and scores if that is the one looked at. */
function fireNext(
  now: Float64Array,
  then: Float64Array,
  afloat: number,
  place: number,
  sunk: number,
  scored: Float64Array,
  at: number,
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
          then[to + (sum < HITS ? sum : MOST_HITS)]! += chance * scored[at + more]!;
        }
      }
    }
  }
}

/** What each ship scores and floats, over all states she may be in. */
function scoresOf({ count, sunkAt, scores }: FightLine, chances: Float64Array): Float64Array {
  const sum = new Float64Array(count * HITS);
  for (let ship = 0; ship < count; ship += 1) {
    for (let harm = 0; harm < sunkAt[ship]!; harm += 1) {
      const chance = chances[ship * STATES + harm]!;
      if (chance === 0) continue;
      for (let k = 0; k < HITS; k += 1) sum[ship * HITS + k]! += chance * scores[ship * SCORES + harm * HITS + k]!;
    }
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
