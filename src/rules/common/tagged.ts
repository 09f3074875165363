import type { Json, Tagged } from '../rulebook';
import { type BadInput, badValue } from './refusal';
import { object, type Of, type Shape, within } from './shape';

/** A shape that is one test of one value. */
export const only = <T>(expected: string, fits: (value: unknown) => boolean): Shape<T> => {
  const problem = badValue('', expected);
  return { problem: (value) => (fits(value) ? null : problem) };
};

const ID = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
/** Ids begin with a letter or a digit, so that no id is `__proto__`. */
export const id: Shape<string> = only('id', (value) => typeof value === 'string' && ID.test(value));
export const words: Shape<string> = only('text', (value) => typeof value === 'string' && value.length <= 2000);

/** Objects keyed by id, every value of one shape. */
export const record = <T>(shape: Shape<T>): Shape<{ readonly [id: string]: T }> => ({
  problem(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return badValue('', 'object');
    for (const [key, item] of Object.entries(value)) {
      const problem = id.problem(key) === null ? shape.problem(item) : badValue('', 'id');
      if (problem !== null) return within(key, problem);
    }
    return null;
  },
});

/** Plain JSON, not too deep to be walked. */
export const json = <T>(depth = 12): Shape<T> => only('JSON', (value) => isJson(value, depth));

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return items.every((item) => isJson(item, depth - 1));
}

type Shapes = { readonly [type: string]: Shape<unknown> };
/** The union of all shapes of a table, each with its key as `type`. */
export type TaggedUnion<S extends Shapes> = {
  readonly [K in keyof S & string]: { readonly type: K } & Of<S[K]>;
}[keyof S & string];

/** One of the shapes of a table, chosen by `type`. */
export const tagged = <S extends Shapes>(shapes: S): Shape<TaggedUnion<S>> => {
  const known = object({ type: only<string>('type', (value) => typeof value === 'string') });
  return {
    problem(value): BadInput | null {
      const problem = known.problem(value);
      if (problem !== null) return problem;
      const { type } = value as { readonly type: string };
      const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
      return shape === undefined ? badValue('type', Object.keys(shapes).join('|')) : shape.problem(value);
    },
  };
};

/** An event's fields without its type, for whoever words it. */
export const dataOf = ({ type: _, ...data }: Tagged): { readonly [key: string]: Json } =>
  data as unknown as { [key: string]: Json };
