import type { FightFacts, FightShip } from '@/rules/tide/index';

/**
 * The odds of two rounds written out by hand, on typed arrays and without an object: what the rule book is measured by. It
 * knows default rulings, fresh ships and house ratings only. Ships have four states; a battleship sinks at 2, others at 3.
 */
const MOST = 16;
const sunkAt = [new Int32Array(MOST), new Int32Array(MOST)] as const;
const chance = [new Float64Array(MOST * 4), new Float64Array(MOST * 4)] as const;
const after = [new Float64Array(MOST * 4), new Float64Array(MOST * 4)] as const;
/** Of each ship in each state: 0, 1, 2, 3 or more hits. */
const score = [new Float64Array(MOST * 16), new Float64Array(MOST * 16)] as const;
const mixed = new Float64Array(MOST * 4);
const gone = new Float64Array(MOST);
const hits = new Float64Array(4);
const spare = new Float64Array(4);
const received = new Float64Array(MOST * MOST * 4);
const before = new Float64Array(MOST + 1);
const behind = new Float64Array((MOST + 1) * (MOST + 1));
let now = new Float64Array(MOST * 4);
let then = new Float64Array(MOST * 4);

export function loopAnswer({ range, advantage, lines }: FightFacts): number {
  const sizes = [lines.ijn.length, lines.irn.length] as const;
  load(0, lines.ijn, range, advantage.ijn === 'crossing' ? 2 : advantage.ijn === 'broadside' ? 1 : 0);
  load(1, lines.irn, range, advantage.irn === 'crossing' ? 2 : advantage.irn === 'broadside' ? 1 : 0);
  first(0, 1, sizes[0], sizes[1]);
  first(1, 0, sizes[1], sizes[0]);
  chance[0].set(after[0]);
  chance[1].set(after[1]);
  second(0, 1, sizes[0], sizes[1]);
  second(1, 0, sizes[1], sizes[0]);
  let sum = 0;
  let weight = 1;
  for (let side = 0; side < 2; side += 1) {
    for (let ship = 0; ship < sizes[side]!; ship += 1) {
      const sunk = sunkAt[side]![ship]!;
      const fates = after[side]!;
      sum += weight * fates[ship * 4]!;
      for (let harm = 1; harm < sunk; harm += 1) sum += weight * 2 * fates[ship * 4 + harm]!;
      sum += weight * 3 * fates[ship * 4 + sunk]!;
      weight += 1;
    }
  }
  return sum;
}

function load(side: 0 | 1, line: readonly FightShip[], range: string, bonus: number): void {
  chance[side].fill(0);
  for (let ship = 0; ship < line.length; ship += 1) {
    const { class: type, ratings } = line[ship]!;
    const { primary, secondary, letter } = ratings;
    const sunk = type === 'battleship' ? 2 : 3;
    sunkAt[side][ship] = sunk;
    chance[side][ship * 4] = 1;
    const fires = range === 'short' || letter === 'L' || (range === 'medium' && letter === 'M');
    for (let harm = 0; harm < sunk; harm += 1) {
      hits.fill(0);
      hits[0] = 1;
      const dice = !fires ? 0 : sunk === 2 ? 1 : 3 - harm;
      if (primary !== null) throwDice(dice, primary - (range === 'long' ? 2 : range === 'medium' ? 1 : 0) + bonus);
      if (secondary !== null && range !== 'long') throwDice(dice, secondary - (range === 'medium' ? 2 : 0) + bonus);
      score[side].set(hits, ship * 16 + harm * 4);
    }
  }
}

function throwDice(dice: number, need: number): void {
  const p = (need < 0 ? 0 : need > 6 ? 6 : need) / 6;
  for (let die = 0; die < dice; die += 1) {
    hits[3] = hits[3]! + hits[2]! * p;
    hits[2] = hits[2]! * (1 - p) + hits[1]! * p;
    hits[1] = hits[1]! * (1 - p) + hits[0]! * p;
    hits[0] = hits[0]! * (1 - p);
  }
}

/** Round one: everybody floats, so all pairs are known. */
function first(targets: 0 | 1, firers: 0 | 1, count: number, many: number): void {
  for (let ship = 0; ship < count; ship += 1) {
    hits.fill(0);
    hits[0] = 1;
    for (let firer = ship; firer < many; firer += count) addScore(score[firers], firer * 16);
    strike(targets, ship);
  }
}

function addScore(of: Float64Array, at: number): void {
  spare.fill(0);
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < 4; j += 1) spare[i + j > 3 ? 3 : i + j]! += hits[i]! * of[at + j]!;
  }
  hits.set(spare);
}

function strike(side: 0 | 1, ship: number): void {
  const sunk = sunkAt[side][ship]!;
  const was = chance[side];
  const to = after[side];
  for (let harm = 0; harm < 4; harm += 1) to[ship * 4 + harm] = harm === sunk ? was[ship * 4 + sunk]! : 0;
  for (let harm = 0; harm < sunk; harm += 1) {
    const c = was[ship * 4 + harm]!;
    for (let k = 0; k < 4; k += 1) to[ship * 4 + (harm + k > sunk ? sunk : harm + k)]! += c * hits[k]!;
  }
}

/** Round two: whom a ship meets follows from how many of each line float before her. */
function second(targets: 0 | 1, firers: 0 | 1, count: number, many: number): void {
  for (let firer = 0; firer < many; firer += 1) {
    const sunk = sunkAt[firers][firer]!;
    gone[firer] = chance[firers][firer * 4 + sunk]!;
    for (let k = 0; k < 4; k += 1) {
      let sum = 0;
      for (let harm = 0; harm < sunk; harm += 1) {
        sum += chance[firers][firer * 4 + harm]! * score[firers][firer * 16 + harm * 4 + k]!;
      }
      mixed[firer * 4 + k] = sum;
    }
  }
  for (let afloat = 1; afloat <= count; afloat += 1) {
    for (let place = 0; place < afloat; place += 1) receive(afloat, place, many);
  }
  before.fill(0);
  behind.fill(0);
  before[0] = 1;
  for (let ship = count - 1; ship >= 0; ship -= 1) {
    behind.set(before, ship * (MOST + 1));
    shift(1 - chance[targets][ship * 4 + sunkAt[targets][ship]!]!, count);
  }
  before.fill(0);
  before[0] = 1;
  for (let ship = 0; ship < count; ship += 1) {
    hits.fill(0);
    for (let place = 0; place <= ship; place += 1) {
      for (let later = 0; later < count - ship; later += 1) {
        const weight = before[place]! * behind[ship * (MOST + 1) + later]!;
        const at = ((place + later) * MOST + place) * 4;
        for (let k = 0; k < 4; k += 1) hits[k]! += weight * received[at + k]!;
      }
    }
    shift(1 - chance[targets][ship * 4 + sunkAt[targets][ship]!]!, count);
    strike(targets, ship);
  }
}

function shift(floats: number, most: number): void {
  for (let n = most; n > 0; n -= 1) before[n] = before[n]! * (1 - floats) + before[n - 1]! * floats;
  before[0]! *= 1 - floats;
}

function receive(afloat: number, place: number, many: number): void {
  now.fill(0, 0, afloat * 4);
  now[0] = 1;
  for (let firer = 0; firer < many; firer += 1) {
    then.fill(0, 0, afloat * 4);
    const sunk = gone[firer]!;
    for (let rank = 0; rank < afloat; rank += 1) {
      const to = (rank + 1 === afloat ? 0 : rank + 1) * 4;
      for (let k = 0; k < 4; k += 1) {
        const c = now[rank * 4 + k]!;
        if (c === 0) continue;
        then[rank * 4 + k]! += c * sunk;
        if (rank !== place) then[to + k]! += c * (1 - sunk);
        else
          for (let more = 0; more < 4; more += 1)
            then[to + (k + more > 3 ? 3 : k + more)]! += c * mixed[firer * 4 + more]!;
      }
    }
    [now, then] = [then, now];
  }
  const at = ((afloat - 1) * MOST + place) * 4;
  for (let k = 0; k < 4; k += 1) {
    let sum = 0;
    for (let rank = 0; rank < afloat; rank += 1) sum += now[rank * 4 + k]!;
    received[at + k] = sum;
  }
}
