import type { Json } from '../rulebook';
import type { Shape } from './shape';

/** Values that may be set by hand, by path; `*` stands for an id. */
export type Correctable = Readonly<Record<string, Shape<unknown>>>;

/** How the values of a book's state are set by hand; `starred` are the records whose keys are ids. */
export function correctionsOf<State>(correctable: Correctable, starred: readonly string[]) {
  /** The shape a path takes, or null when nobody may touch it. */
  function shapeAt(path: readonly string[]): Shape<unknown> | null {
    const key = path.map((step, index) => (index === 1 && starred.includes(path[0] ?? '') ? '*' : step)).join('/');
    return Object.hasOwn(correctable, key) ? (correctable[key] ?? null) : null;
  }

  /** What stands at a path; undefined when there is nothing there to correct. */
  function valueAt(state: State, path: readonly string[]): Json | undefined {
    let here: unknown = state;
    for (const step of path) {
      if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
      here = (here as Record<string, unknown>)[step];
    }
    return here as Json;
  }

  /** The state with one value set by hand; as it was when the path or the value does not fit. */
  function corrected(state: State, path: readonly string[], value: Json): State {
    const shape = shapeAt(path);
    const fits = shape !== null && shape.problem(value) === null && valueAt(state, path) !== undefined;
    return fits ? (setAt(state, path, value) as State) : state;
  }

  return { shapeAt, valueAt, corrected };
}

function setAt(here: unknown, [step, ...rest]: readonly string[], value: Json): unknown {
  if (step === undefined) return value;
  const parent = here as Record<string, unknown>;
  return { ...parent, [step]: setAt(parent[step], rest, value) };
}
