import * as v from 'valibot';
import { PHASE_IDS } from '../data/turn-tables';
import type { Edge } from '../formation';
import { COLUMNS, SIDES, SMALL_TYPES } from '../types';
import { DAMAGE } from './effects';

/** Nothing here is what a rule says: these only keep nonsense and very large files out. */
export const LIMITS = { text: 2000, name: 120, id: 64, turns: 200, inches: 200, ships: 60, points: 1000 } as const;

export const EDGES = ['north', 'east', 'south', 'west'] as const satisfies readonly Edge[];

export const text = v.pipe(v.string(), v.maxLength(LIMITS.text));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.name));
export const id = v.pipe(v.string(), v.maxLength(LIMITS.id), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export const date = v.pipe(v.string(), v.isoDate());
export const time = v.pipe(v.string(), v.isoTime());

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const real = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** The length is looked at first: a list of a million entries costs one problem, not a million. */
export const list = <S extends v.GenericSchema>(item: S, min: number, max: number) =>
  v.pipe(v.array(v.unknown()), v.minLength(min), v.maxLength(max), v.array(item));

export const side = v.picklist(SIDES);
export const edge = v.picklist(EDGES);
const shipType = v.picklist([...COLUMNS, ...SMALL_TYPES]);
export const damage = v.picklist(DAMAGE);
export const face = whole(1, 6);
export const turn = whole(1, LIMITS.turns);
export const inches = real(0, LIMITS.inches);
export const phases = list(v.picklist(PHASE_IDS), 1, PHASE_IDS.length);

const hitCount = v.optional(whole(0, 9));
export const hitCounts = v.strictObject({ P: hitCount, M: hitCount, S: hitCount, T: hitCount, F: hitCount });

export const selector = v.strictObject({
  side: v.optional(side),
  formations: v.optional(list(id, 1, LIMITS.ships)),
  ships: v.optional(list(id, 1, LIMITS.ships)),
  types: v.optional(list(shipType, 1, 7)),
});

/** Turn 0 is the turn of a trigger. */
export const when = v.strictObject({
  from: v.optional(whole(0, LIMITS.turns)),
  to: v.optional(whole(0, LIMITS.turns)),
  since: v.optional(id),
  until: v.optional(id),
});
