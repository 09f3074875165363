import { isSmall, type Pair } from './togo-tsushima';

/**
 * The odds of one ship's guns on an undamaged target written out by hand, on typed arrays and without an object: what
 * the rule book is measured by. It knows the printed tables, the default rulings, fresh targets and one range only.
 */
const WEAPONS: Readonly<Record<string, readonly number[]>> = {
  '12.5in': [2, 1, 1, 0, 4],
  '12in': [2, 2, 1, 1, 6],
  '10in': [2, 2, 1, 1, 5],
  '8in': [2, 2, 1, 1, 4],
  '6in': [3, 2, 1, 0, 3],
  '4.7in': [4, 2, 0, 0, 2],
  '12p': [4, 1, 0, 0, 1],
  '6/12p(R)': [3, 1, 0, 0, 0],
  '6/12p(J)': [3, 1, 0, 0, 1],
  misc: [2, 0, 0, 0, 0],
};

const BAND_START = [6, 4, 2, 1];
const P_COUNT = 3;
const F_COUNT = 6;
const T_COUNT = 3;
const state = new Float64Array(P_COUNT * T_COUNT * F_COUNT);
const noM = new Float64Array(P_COUNT * T_COUNT);
const noS = new Float64Array(P_COUNT * T_COUNT);
const totals = new Float64Array(6);
const stages = [new Float64Array(512), new Float64Array(512), new Float64Array(512)] as const;
const lengths = new Int32Array(3);
const scratch = new Float64Array(512);

/** Fourteen answers, added up: the expected hits and chance of one at three stages, and nine of the damage chain. */
export function loopAnswer({ firer, target, range }: Pair): number {
  const band = range <= 2 ? 0 : range <= 4 ? 1 : range <= 8 ? 2 : 3;
  const start = BAND_START[band]! / 6;
  const small = isSmall(target.type);
  const light = target.type === 'C2' || target.type === 'C3';
  const tubes = target.torpedoFactors === 0 ? 0 : target.torpedoFactors === 1 ? 1 : 2;
  for (let stage = 0; stage < 3; stage += 1) {
    stages[stage]![0] = 1;
    lengths[stage] = 1;
  }
  state.fill(0);
  noM.fill(0);
  noS.fill(0);
  totals.fill(0);
  state[0] = 1;
  noM[0] = 1;
  noS[0] = 1;
  let fired = false;
  for (let g = 0; g < firer.guns.length; g += 1) {
    const { weapon, dice } = firer.guns[g]!;
    const row = WEAPONS[weapon]!;
    const hit = row[band]!;
    const count = dice * firer.boats;
    if (hit === 0 || count === 0) continue;
    fired = true;
    const raw = row[4]! - target.armour;
    const pen = raw < 1 ? 1 : raw > 6 ? 6 : raw;
    spread(0, count, hit / 6);
    spread(1, count, (hit * target.size) / 36);
    const p = (hit * target.size * pen) / 216;
    spread(2, count, p);
    if (!small) for (let die = 0; die < count; die += 1) damage(p, light, range > 8, raw < 1, tubes);
  }
  if (!fired) return 0;
  let sum = 0;
  for (let stage = 0; stage < 3; stage += 1) {
    const chances = stages[stage]!;
    for (let k = 1; k < lengths[stage]!; k += 1) sum += start * (k + 1) * chances[k]!;
  }
  return small ? sum + start * lost(target.boats) : sum + start * chain();
}

/** Adds a battery's dice to the hits so far. */
function spread(stage: number, count: number, p: number): void {
  const chances = stages[stage]!;
  const length = lengths[stage]!;
  const q = 1 - p;
  scratch.set(chances.subarray(0, length));
  chances.fill(0, 0, length + count);
  let chance = 1;
  for (let i = 0; i < count; i += 1) chance *= q;
  for (let k = 0; k <= count; k += 1) {
    for (let i = 0; i < length; i += 1) chances[i + k]! += scratch[i]! * chance;
    chance *= (((count - k) / (k + 1)) * p) / q;
  }
  lengths[stage] = length + count;
}

/** One die that is an effective hit with chance p, worked into the damage of a ship still afloat. */
function damage(p: number, light: boolean, long: boolean, restricted: boolean, tubes: number): void {
  const q = 1 - p;
  const oneP = restricted ? 0 : light ? 1 / 6 : long ? 1 / 3 : 1 / 6;
  const twoP = restricted || !light ? 0 : long ? 1 / 3 : 1 / 6;
  const M = restricted ? 0 : 1 / 6;
  const S = 1 / 6;
  const T = restricted || (light && long) ? 0 : 1 / 6;
  const fire = 1 / 6 + M / 3 + S / 3;
  const nothing = 1 - oneP - twoP - M - S - T - 1 / 6;
  const quiet = nothing + M / 2 + (S * 2) / 3;
  for (let P = P_COUNT - 1; P >= 0; P -= 1) {
    for (let t = tubes; t >= 0; t -= 1) {
      const at = P * T_COUNT + t;
      const base = at * F_COUNT;
      const stay = q + p * (t < tubes ? quiet : quiet + T);
      let here = 0;
      for (let F = 0; F < F_COUNT; F += 1) here += state[base + F]!;
      if (P === 0) totals[0]! += p * (oneP + twoP) * here;
      totals[1]! += p * M * noM[at]!;
      totals[2]! += p * S * noS[at]!;
      if (t === 0 && tubes > 0) totals[3]! += p * T * here;
      totals[4]! += p * fire * state[base]!;
      totals[5]! += p * fire * here;
      for (let F = F_COUNT - 1; F >= 0; F -= 1) {
        let mass = state[base + F]! * stay;
        if (F > 0) mass += p * fire * state[base + F - 1]!;
        if (F === F_COUNT - 1) mass += p * fire * state[base + F]!;
        if (P > 0) mass += p * oneP * state[base - T_COUNT * F_COUNT + F]!;
        if (P > 1) mass += p * twoP * state[base - 2 * T_COUNT * F_COUNT + F]!;
        if (t > 0) mass += ((p * T * 5) / 6) * state[base - F_COUNT + F]!;
        state[base + F] = mass;
      }
      const afterT = t < tubes ? 0 : T;
      let withoutM = noM[at]! * (q + p * (nothing + S + 1 / 6 + afterT));
      let withoutS = noS[at]! * (q + p * (nothing + (M * 5) / 6 + 1 / 6 + afterT));
      if (P > 0) {
        withoutM += p * oneP * noM[at - T_COUNT]!;
        withoutS += p * oneP * noS[at - T_COUNT]!;
      }
      if (P > 1) {
        withoutM += p * twoP * noM[at - 2 * T_COUNT]!;
        withoutS += p * twoP * noS[at - 2 * T_COUNT]!;
      }
      if (t > 0) {
        withoutM += ((p * T * 5) / 6) * noM[at - 1]!;
        withoutS += ((p * T * 5) / 6) * noS[at - 1]!;
      }
      noM[at] = withoutM;
      noS[at] = withoutS;
    }
  }
}

/** Sunk, abandoned, silenced, the chance of each marker, and fires lit. */
function chain(): number {
  let afloat = 0;
  let abandoned = 0;
  let silenced = 0;
  for (let P = 0; P < P_COUNT; P += 1) {
    for (let t = 0; t < T_COUNT; t += 1) {
      for (let F = 0; F < F_COUNT; F += 1) {
        const mass = state[(P * T_COUNT + t) * F_COUNT + F]!;
        afloat += mass;
        if (F === 5) abandoned += mass;
        else if (P === 2 || F === 4) silenced += mass;
      }
    }
  }
  let sum = 1 - afloat + abandoned + silenced;
  for (let i = 0; i < totals.length; i += 1) sum += totals[i]!;
  return sum;
}

/** Boats or transports lost on average, and the chance that all are. */
function lost(units: number): number {
  const chances = stages[2];
  let sum = 0;
  for (let k = 1; k < lengths[2]!; k += 1) sum += Math.min(k, units) * chances[k]! + (k >= units ? chances[k]! : 0);
  return sum;
}
