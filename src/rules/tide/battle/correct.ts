import { bool, int, nullable, oneOf, type Shape } from '../../common/shape';
import { words } from '../../common/tagged';
import type { Json } from '../../rulebook';
import { advantage, range, RATINGS } from '../shapes';
import { BOXES, type CampaignState, FATES } from './state';

/** Values that may be set by hand, by path; `*` stands for a ship. */
export const CORRECTABLE: { readonly [path: string]: Shape<unknown> } = {
  name: words,
  turn: int(1, 99),
  turnLimit: nullable(int(1, 99)),
  landingLimits: nullable(bool),
  evacuating: bool,
  portArthurFallen: bool,
  box: oneOf(BOXES),
  'togo/points': int(0, 999),
  'base/victoryPoints': nullable(int(0, 999)),
  'base/transport': nullable(int(0, 999)),
  'transport/halved': bool,
  'transport/minus': int(0, 999),
  'fight/range': range,
  'fight/rounds': int(1, 4),
  'fight/advantage/ijn': advantage,
  'fight/advantage/irn': advantage,
  'fight/smoke/ijn': bool,
  'fight/smoke/irn': bool,
  'ships/*/name': words,
  'ships/*/ratings': nullable(RATINGS),
  'ships/*/damagedRatings': nullable(RATINGS),
  'ships/*/damaged': bool,
  'ships/*/hits': int(0, 3),
  'ships/*/port': bool,
  'ships/*/fate': oneOf(FATES),
};

/** The shape a path takes, or null when nobody may touch it. */
export function shapeAt(path: readonly string[]): Shape<unknown> | null {
  const starred = path.map((step, index) => (path[0] === 'ships' && index === 1 ? '*' : step)).join('/');
  return Object.hasOwn(CORRECTABLE, starred) ? (CORRECTABLE[starred] ?? null) : null;
}

/** What stands at a path; undefined when there is nothing there to correct. */
export function valueAt(state: CampaignState, path: readonly string[]): Json | undefined {
  let here: unknown = state;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here as Json;
}

/** The state with one value set by hand; as it was when the path or the value does not fit. */
export function corrected(state: CampaignState, path: readonly string[], value: Json): CampaignState {
  const shape = shapeAt(path);
  const fits = shape !== null && shape.problem(value) === null && valueAt(state, path) !== undefined;
  return fits ? (setAt(state, path, value) as CampaignState) : state;
}

function setAt(here: unknown, [step, ...rest]: readonly string[], value: Json): unknown {
  if (step === undefined) return value;
  const parent = here as Record<string, unknown>;
  return { ...parent, [step]: setAt(parent[step], rest, value) };
}
