import { SIDES_OF_A_DIE } from '../../common/dice';
import { DISABLED_MODIFIER, MOST_STRENGTH } from '../data/naval-tables';
import { damageByFace, shotModifier } from '../naval';
import type { Rulings } from '../rulings';
import { type Weather, WEATHERS } from '../types';
import { CHANGE, FIRST_WEATHER, surely } from './weather-odds';

export interface Firer {
  readonly strength: number;
  readonly disabled: boolean;
}

/** A ship that is fired at, and by whom, hour after hour. */
export interface FleetTarget {
  /** Damage points that sink her beyond those she has. */
  readonly left: number;
  readonly firers: readonly Firer[];
}

export interface FleetFacts {
  /** Of the first hour; null: it is rolled for. Each later hour changes it. */
  readonly weather: Weather | null;
  /** One for each hour. */
  readonly ranges: readonly number[];
  /** How far one can see in each weather: beyond it nobody fires (RSR-10). Without one nothing is out of sight. */
  readonly sighting?: Readonly<Record<Weather, number | null>>;
  readonly targets: readonly FleetTarget[];
}

export interface TargetOdds {
  readonly pSunk: number;
  /** Damage points on average, those beyond sinking not counted. */
  readonly mean: number;
  /** By damage points; the last is sunk. */
  readonly distribution: ArrayLike<number>;
}

/** What a shot does: the chance of nothing, and of each number of damage points that it can bring. */
interface Kernel {
  readonly none: number;
  readonly points: readonly number[];
  readonly chances: readonly number[];
}

/** By column and by what is added to the die: few, and asked for again and again while a finger moves. */
const KERNELS: (Kernel | undefined)[] = [];
/** Beyond a die either way nothing more changes. */
const DIE = SIDES_OF_A_DIE;

/** Numbers in, none made: this is asked for each shot of each hour in each weather. */
function kernelOf({ strength, disabled }: Firer, modifier: number, isOnDie: boolean): Kernel | null {
  const off = disabled ? modifier + DISABLED_MODIFIER : modifier;
  const most = strength < MOST_STRENGTH ? strength : MOST_STRENGTH;
  const shifted = isOnDie ? most : Math.min(MOST_STRENGTH, most + off);
  if (shifted < 1 || (isOnDie && off <= -DIE)) return null;
  const added = isOnDie ? Math.min(DIE, off) : 0;
  const key = shifted * 2 * DIE + added + DIE;
  return KERNELS[key] ?? (KERNELS[key] = kernelFor(shifted, added));
}

function kernelFor(column: number, dieModifier: number): Kernel {
  const faces = damageByFace({ column, dieModifier });
  const points = [...new Set(faces)].filter((damage) => damage > 0);
  const chanceOf = (wanted: number): number => faces.filter((damage) => damage === wanted).length / faces.length;
  return { none: chanceOf(0), points, chances: points.map(chanceOf) };
}

const isOutOfSight = (sighting: FleetFacts['sighting'], weather: Weather, range: number): boolean => {
  const most = sighting?.[weather] ?? null;
  return most !== null && range > most;
};

/**
 * What the fire of a fleet comes to over one hour or several: exact, with one weather for all in each hour. It supposes that the
 * firers stay as they are and keep their targets.
 */
export function fleetOdds(facts: FleetFacts, rulings: Rulings): readonly TargetOdds[] {
  return facts.targets.map((target) => targetOdds(facts, target, rulings));
}

const KINDS = WEATHERS.length;
/** From a weather to the next hour's, row by row. */
const TURNS = Float64Array.from(CHANGE.flat());
/** One stretch of damage points for each weather, now and an hour later: used again for each target. */
let now = new Float64Array(KINDS * 32);
let later = new Float64Array(KINDS * 32);

function targetOdds(
  { weather, ranges, sighting }: FleetFacts,
  { left, firers }: FleetTarget,
  rulings: Rulings,
): TargetOdds {
  const size = left + 1;
  if (now.length < size * KINDS) [now, later] = [new Float64Array(size * KINDS), new Float64Array(size * KINDS)];
  now.fill(0, 0, size * KINDS);
  const isOnDie = rulings.navalModTo === 'die';
  const first = weather === null ? FIRST_WEATHER : surely(weather);
  for (let kind = 0; kind < KINDS; kind += 1) now[kind * size] = first[kind]!;
  for (let hour = 0; hour < ranges.length; hour += 1) {
    if (hour > 0) turn(size);
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (isOutOfSight(sighting, WEATHERS[kind]!, ranges[hour]!)) continue;
      const modifier = shotModifier(ranges[hour]!, WEATHERS[kind]!, false);
      for (let at = 0; at < firers.length; at += 1) {
        const kernel = kernelOf(firers[at]!, modifier, isOnDie);
        if (kernel !== null) strike(now, kind * size, left, kernel);
      }
    }
  }
  const distribution = new Float64Array(size);
  let mean = 0;
  for (let damage = 0; damage < size; damage += 1) {
    const p = now[damage]! + now[size + damage]! + now[2 * size + damage]!;
    distribution[damage] = p;
    mean += damage * p;
  }
  return { pSunk: distribution[left]!, mean, distribution };
}

/** The weather an hour later, whatever the damage. */
function turn(size: number): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    const [clear, fog, storm] = [TURNS[kind]!, TURNS[KINDS + kind]!, TURNS[2 * KINDS + kind]!];
    for (let damage = 0; damage < size; damage += 1) {
      later[kind * size + damage] = now[damage]! * clear + now[size + damage]! * fog + now[2 * size + damage]! * storm;
    }
  }
  [now, later] = [later, now];
}

/** One more shot, from the highest damage down, so that nothing is counted twice; what goes beyond sinks her. */
function strike(chances: Float64Array, start: number, left: number, { none, points, chances: shares }: Kernel): void {
  for (let damage = left - 1; damage >= 0; damage -= 1) {
    const p = chances[start + damage]!;
    if (p === 0) continue;
    chances[start + damage] = p * none;
    for (let at = 0; at < points.length; at += 1) {
      const after = damage + points[at]!;
      chances[start + (after < left ? after : left)]! += p * shares[at]!;
    }
  }
}

/** The chances of each total of sunk defence points: ships share the weather, so path by path of it (RSR-17). */
export function sunkPointsOdds(
  {
    weather,
    ranges,
    sighting,
    targets,
  }: FleetFacts & { readonly targets: readonly (FleetTarget & { readonly defence: number })[] },
  rulings: Rulings,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  const first = weather === null ? FIRST_WEATHER : surely(weather);
  walk([], 1);
  return totals;

  function walk(path: readonly Weather[], p: number): void {
    if (p === 0) return;
    if (path.length < ranges.length) {
      const last = path.at(-1);
      const chances = last === undefined ? first : CHANGE[WEATHERS.indexOf(last)]!;
      WEATHERS.forEach((each, index) => walk([...path, each], p * chances[index]!));
      return;
    }
    let sums = new Map([[0, p]]);
    for (const target of targets) {
      const sunk = sunkOn(path, target);
      const next = new Map<number, number>();
      for (const [points, chance] of sums) {
        next.set(points, (next.get(points) ?? 0) + chance * (1 - sunk));
        next.set(points + target.defence, (next.get(points + target.defence) ?? 0) + chance * sunk);
      }
      sums = next;
    }
    for (const [points, chance] of sums) totals.set(points, (totals.get(points) ?? 0) + chance);
  }

  function sunkOn(path: readonly Weather[], { left, firers }: FleetTarget): number {
    const chances = new Float64Array(left + 1);
    chances[0] = 1;
    path.forEach((each, hour) => {
      if (isOutOfSight(sighting, each, ranges[hour]!)) return;
      for (const firer of firers) {
        const kernel = kernelOf(firer, shotModifier(ranges[hour]!, each, false), rulings.navalModTo === 'die');
        if (kernel !== null) strike(chances, 0, left, kernel);
      }
    });
    return chances[left]!;
  }
}
