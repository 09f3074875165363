import { err, ok, type Result } from '@/lib/result';

import { hitsAfter } from '../damage';
import type { TableReading } from '../data/tables';
import { type GunFacts, gunModifier, torpedoModifier } from '../gunfire';
import { type ShotRefusal, shotRefusal } from '../refusals';
import type { Rulings } from '../rulings';
import { hitsAt, LEAST_SUM, MOST_SUM } from '../table-reading';
import { isBoat, type ShipType, SUNK, type Weapon } from '../types';

/** Of 36 ways, those in which two dice show 2, 3, ... 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

/** Chances of no hit, one, two, and sunk. */
export type Quad = readonly [number, number, number, number];

/** What salvos come to on a table, by row and modifier: asked for again and again while a finger moves. */
const KNOWN = new WeakMap<TableReading, Map<number, Quad>>();

/** What one salvo comes to. */
export function perSalvo(reading: TableReading, row: number, modifier: number): Quad {
  let known = KNOWN.get(reading);
  if (known === undefined) KNOWN.set(reading, (known = new Map()));
  const key = modifier * 16 + row;
  let salvo = known.get(key);
  if (salvo === undefined) known.set(key, (salvo = salvoOn(reading, row, modifier)));
  return salvo;
}

function salvoOn(reading: TableReading, row: number, modifier: number): Quad {
  const ways = [0, 0, 0, 0];
  for (let sum = LEAST_SUM; sum <= MOST_SUM; sum += 1) ways[hitsAt(reading, row, sum + modifier)]! += WAYS[sum - 2]!;
  return [ways[0]! / 36, ways[1]! / 36, ways[2]! / 36, ways[3]! / 36];
}

/** How she is after one more salvo. */
export function struck(type: ShipType, chances: Quad, salvo: Quad): Quad {
  const [c0, c1, c2, c3] = chances;
  const [s0, s1, s2, s3] = salvo;
  if (type === 'M') return [c0 * s0, c1 * s0, c2 * s0, c3 + (c0 + c1 + c2) * (s1 + s2 + s3)];
  return [c0 * s0, c1 * s0 + c0 * s1, c2 * s0 + c1 * s1 + c0 * s2, c3 + c2 * (s1 + s2 + s3) + c1 * (s2 + s3) + c0 * s3];
}

export const untouched = (type: ShipType, hits: number): Quad => {
  const chances: [number, number, number, number] = [0, 0, 0, 0];
  chances[hitsAfter(type, hits, 0)] = 1;
  return chances;
};

/** Hits on average, also beyond sinking; sunk counts as three. */
export const averageOf = ([, one, two, sunk]: Quad): number => one + 2 * two + SUNK * sunk;

/** What is fired at. */
interface Target {
  readonly type: ShipType;
  readonly hits: number;
}

interface SalvoOdds {
  readonly perSalvo: Quad;
  readonly targetAfter: Quad;
  readonly expectedHits: number;
}

function salvosAt(target: Target, salvo: Quad, salvos: number): SalvoOdds {
  let after = untouched(target.type, target.hits);
  for (let n = 0; n < salvos; n += 1) after = struck(target.type, after, salvo);
  return { perSalvo: salvo, targetAfter: after, expectedHits: salvos * averageOf(salvo) };
}

interface SalvoFacts extends GunFacts {
  readonly salvos: number;
  readonly size: number;
  readonly target: Target;
  /** Where it is known: only secondaries may fire at boats (TSU-41). */
  readonly weapon?: Weapon | undefined;
}

interface GunOdds extends SalvoOdds {
  readonly effective: number;
  readonly modifier: number;
}

/** So many salvos of one gun at one target. */
export function salvoOdds(facts: SalvoFacts, reading: TableReading, rulings: Rulings): Result<GunOdds, ShotRefusal> {
  if (facts.weapon === 'primary' && isBoat(facts.target.type)) return err(shotRefusal('SECONDARIES_ONLY'));
  const gun = gunModifier(facts, rulings);
  if (!gun.ok) return gun;
  const { effective, modifier } = gun.value;
  const salvo = perSalvo(reading, facts.size, modifier.value);
  return ok({ effective, modifier: modifier.value, ...salvosAt(facts.target, salvo, facts.salvos) });
}

interface TorpedoFacts {
  readonly salvos: number;
  readonly adjacent: boolean;
  readonly armour: number;
  readonly target: Target;
}

/** So many torpedo salvos at one target. */
export const torpedoOdds = ({ salvos, adjacent, armour, target }: TorpedoFacts, reading: TableReading): SalvoOdds =>
  salvosAt(target, perSalvo(reading, armour, torpedoModifier(adjacent).value), salvos);
