import { otherSide, type Side } from '../types';
import { type FightLine, HITS, noHits, SCORES, STATES, together } from './fight-line';

/** Ways all ships together may go through a round; beyond this the joint states are not gone through. */
export const MOST_WAYS = 300_000;

interface Sailor {
  readonly side: Side;
  readonly place: number;
  readonly states: number;
  /** What one step of her state is worth in the number of a joint state. */
  readonly unit: number;
}

/**
 * The fates after any number of rounds, by going through every joint state of both lines. Null where there are too many.
 * From the third round on ships depend on each other: who floats in one line decides who is fired at in the other.
 */
export function jointFates(
  lines: Readonly<Record<Side, FightLine>>,
  rounds: number,
  mostWays: number,
): Readonly<Record<Side, Float64Array>> | null {
  const sailors: Sailor[] = [];
  let size = 1;
  let ways = 1;
  for (const side of ['ijn', 'irn'] as const) {
    for (let place = 0; place < lines[side].count; place += 1) {
      const states = lines[side].sunkAt[place]! + 1;
      sailors.push({ side, place, states, unit: size });
      size *= states;
      ways *= (states * (states + 1)) / 2;
      if (ways > mostWays) return null;
    }
  }
  let now = new Float64Array(size);
  const harmAtFirst = ({ side, place }: Sailor) => lines[side].start.indexOf(1, place * STATES) - place * STATES;
  now[sailors.reduce((sum, sailor) => sum + sailor.unit * harmAtFirst(sailor), 0)] = 1;
  for (let round = 0; round < rounds; round += 1) now = nextJoint(now, sailors, lines);
  const fates = {
    ijn: new Float64Array(lines.ijn.count * STATES),
    irn: new Float64Array(lines.irn.count * STATES),
  };
  for (const { side, place, states, unit } of sailors) {
    const at = place * STATES;
    for (let joint = 0; joint < size; joint += 1) fates[side][at + (Math.floor(joint / unit) % states)]! += now[joint]!;
  }
  return fates;
}

function nextJoint(
  now: Float64Array,
  sailors: readonly Sailor[],
  lines: Readonly<Record<Side, FightLine>>,
): Float64Array<ArrayBuffer> {
  const then = new Float64Array(now.length);
  for (let joint = 0; joint < now.length; joint += 1) {
    const chance = now[joint]!;
    if (chance === 0) continue;
    const harms = sailors.map(({ states, unit }) => Math.floor(joint / unit) % states);
    const ways = sailors.map((sailor, index) => waysOn(sailor, harms[index]!, sailors, harms, lines));
    spread(0, 0, chance);

    function spread(index: number, at: number, share: number): void {
      const sailor = sailors[index];
      if (sailor === undefined) {
        then[at]! += share;
        return;
      }
      for (const [state, way] of ways[index]!.entries()) {
        if (way > 0) spread(index + 1, at + state * sailor.unit, share * way);
      }
    }
  }
  return then;
}

/** Where one ship may come to in this round, given how all are. */
function waysOn(
  { side, place, states }: Sailor,
  harm: number,
  sailors: readonly Sailor[],
  harms: readonly number[],
  lines: Readonly<Record<Side, FightLine>>,
): Float64Array {
  const chances = new Float64Array(states);
  chances[harm] = 1;
  if (harm === states - 1) return chances;
  const floating = sailors
    .map((sailor, index) => ({ ...sailor, harm: harms[index]! }))
    .filter((each) => each.harm < each.states - 1);
  const own = lines[side].asTargets.filter((each) =>
    floating.some((ship) => ship.side === side && ship.place === each),
  );
  const rank = own.indexOf(place);
  const enemy = otherSide(side);
  const firers = lines[enemy].asFirers.flatMap((each) =>
    floating.filter((ship) => ship.side === enemy && ship.place === each),
  );
  let hits = noHits();
  for (const [index, firer] of firers.entries()) {
    if (index % own.length === rank) {
      hits = together(hits, lines[firer.side].scores, firer.place * SCORES + firer.harm * HITS);
    }
  }
  chances[harm] = 0;
  for (let k = 0; k < HITS; k += 1) chances[lines[side].next[place * SCORES + harm * HITS + k]!]! += hits[k]!;
  return chances;
}
