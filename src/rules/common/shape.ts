import { err, ok, type Result } from '@/lib/result';
import { type BadInput, badValue } from './refusal';

/** What a value must look like. Answers the first field that does not fit, or null. */
export type Shape<T> = {
  readonly problem: (value: unknown) => BadInput | null;
  /** Only for the type system. */
  readonly of?: T;
};

export type Of<S> = S extends Shape<infer T> ? T : never;

/** The one door from unchecked to checked. */
export function check<T>(shape: Shape<T>, value: unknown, field = ''): Result<T, BadInput> {
  const problem = shape.problem(value);
  return problem === null ? ok(value as T) : err(within(field, problem));
}

/** The same as a door to what is stored: the error names the field and what it takes. */
export const parserOf =
  <T>(shape: Shape<T>) =>
  (value: unknown): Result<T, { readonly field: string; readonly expected: string }> => {
    const checked = check(shape, value);
    return checked.ok ? checked : err({ field: checked.error.field, expected: checked.error.expected });
  };

/** A problem of a part, told as a problem of the whole: `batteries[1].range`. */
export function within(field: string, problem: BadInput): BadInput {
  const joined = field === '' || problem.field === '' || problem.field.startsWith('[') ? '' : '.';
  return { ...problem, field: `${field}${joined}${problem.field}` };
}

const leaf = <T>(expected: string, fits: (value: unknown) => boolean): Shape<T> => {
  const problem = badValue('', expected);
  return { problem: (value) => (fits(value) ? null : problem) };
};

export const bool: Shape<boolean> = leaf('true|false', (value) => typeof value === 'boolean');

export const text: Shape<string> = leaf('text', (value) => typeof value === 'string');

export const int = (min: number, max: number): Shape<number> =>
  leaf(
    `${min}..${max}`,
    (value) => typeof value === 'number' && value >= min && value <= max && Number.isInteger(value),
  );

/** Any finite number of the interval, fractions too. */
export const real = (min: number, max: number): Shape<number> =>
  leaf(
    max === Infinity ? `${min} or more` : `${min}..${max}`,
    (value) => typeof value === 'number' && value >= min && value <= max && value !== Infinity,
  );

export const oneOf = <const T extends readonly (string | number | null)[]>(values: T): Shape<T[number]> =>
  leaf(values.join('|'), (value) => (values as readonly unknown[]).includes(value));

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  problem: (value) => (value === null ? null : shape.problem(value)),
});

export const optional = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  problem: (value) => (value === undefined ? null : shape.problem(value)),
});

export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> => ({
  problem(value) {
    const first = a.problem(value);
    const second = first === null ? null : b.problem(value);
    return first === null || second === null ? null : badValue('', `${first.expected}|${second.expected}`);
  },
});

export const list = <T>(shape: Shape<T>, min: number, max: number): Shape<readonly T[]> => ({
  problem(value) {
    if (!Array.isArray(value)) return badValue('', 'list');
    if (value.length < min || value.length > max) return badValue('', `list of ${min}..${max}`);
    for (let i = 0; i < value.length; i += 1) {
      const problem = shape.problem(value[i]);
      if (problem !== null) return within(`[${i}]`, problem);
    }
    return null;
  },
});

type Fields = { readonly [key: string]: Shape<unknown> };
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends Of<F[K]> ? K : never }[keyof F];
type Checked<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Of<F[K]>;
};

export const object = <F extends Fields>(fields: F): Shape<Checked<F>> => {
  const keys = Object.keys(fields);
  const shapes = Object.values(fields);
  return {
    problem(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return badValue('', 'object');
      for (let i = 0; i < keys.length; i += 1) {
        const problem = shapes[i]!.problem((value as Record<string, unknown>)[keys[i]!]);
        if (problem !== null) return within(keys[i]!, problem);
      }
      return null;
    },
  };
};
