import type { Json } from '../../rulebook';
import { bool, int, list, nullable, object, oneOf, real, type Shape } from '../../common/shape';
import { id, words } from '../../common/tagged';
import { RATING } from '../battery';
import { PHASE_IDS, UNPLANNED_RESULTS } from '../data/turn-tables';
import { SIDES } from '../types';
import { DAMAGE_MARKER, WAITING_HIT } from './events';
import { PLACE, SHIP_CARD } from './setup-shape';
import { degrees, edge, inches, side, turnNumber } from './shapes';
import { type BattleState, FATES, GROUP_PLACES, MARKER_STATES } from './state';

/** Values an umpire may set by hand, by path; `*` stands for an id. */
const CORRECTABLE: { readonly [path: string]: Shape<unknown> } = {
  name: words,
  year: int(1894, 1914),
  plotted: bool,
  turn: int(1, 999),
  turnLimit: nullable(int(1, 999)),
  phase: oneOf(PHASE_IDS),
  finished: list(side, 0, 2),
  victory: words,
  result: oneOf([null]),
  initiative: nullable(
    object({ turn: turnNumber, dice: object({ ijn: int(1, 6), irn: int(1, 6) }), movesLast: oneOf(SIDES) }),
  ),
  'light.night': nullable(int(0, 24)),
  'light.day': real(0, 90),
  'triggers.*': turnNumber,
  visibilityIn: turnNumber,
  'sides.*.hasSightedEnemy': bool,
  'sides.*.fleetFlagship': nullable(id),
  'sides.*.edges': list(edge, 0, 4),
  'sides.*.hand': list(id, 0, 200),
  'sides.*.pile': list(id, 0, 200),
  'sides.*.discard': list(id, 0, 200),
  'sides.*.drewIn': turnNumber,
  'ships.*.name': words,
  'ships.*.card': SHIP_CARD,
  'ships.*.card.speed': RATING.speed,
  'ships.*.card.armour': RATING.armour,
  'ships.*.units': int(0, 60),
  'ships.*.launched': int(0, 60),
  'ships.*.fate': oneOf(FATES),
  'ships.*.markers': list(DAMAGE_MARKER, 0, 99),
  'ships.*.fires': RATING.hits,
  'ships.*.waiting': list(WAITING_HIT, 0, 200),
  'ships.*.firedIn': turnNumber,
  'ships.*.heldIn': turnNumber,
  'ships.*.controlledIn': turnNumber,
  'ships.*.place': nullable(PLACE),
  'groups.*.name': words,
  'groups.*.sighted': bool,
  'groups.*.flagship': nullable(id),
  'groups.*.place': oneOf(GROUP_PLACES),
  'ships.*.anchored': bool,
  'ships.*.scored': int(0, 9999),
  'ships.*.torpedoed': int(0, 9999),
  'groups.*.begunIn': turnNumber,
  'groups.*.unplanned': nullable(
    object({ turn: turnNumber, total: int(2, 12), result: oneOf(UNPLANNED_RESULTS), exempt: bool }),
  ),
  'groups.*.evading': nullable(object({ turn: turnNumber, ships: list(id, 0, 8) })),
  'groups.*.move': nullable(
    object({
      turn: turnNumber,
      turns: list(degrees, 0, 40),
      distance: inches,
      allowance: inches,
      cost: inches,
      turned: bool,
      overHalf: bool,
      apart: list(object({ ship: id, turns: list(degrees, 0, 40), turned: bool, overHalf: bool }), 0, 8),
    }),
  ),
  'groups.*.straight': int(0, 9),
  'groups.*.carried': degrees,
  'groups.*.plot': nullable(PLACE),
  'groups.*.flashedIn': turnNumber,
  'markers.*.state': oneOf(MARKER_STATES),
};

/** The shape a path takes, or null when no umpire may touch it. */
export function shapeAt(path: readonly string[]): Shape<unknown> | null {
  const exact = path.join('.');
  const starred = path.map((step, index) => (index === 1 ? '*' : step)).join('.');
  for (const key of [exact, starred]) if (Object.hasOwn(CORRECTABLE, key)) return CORRECTABLE[key] ?? null;
  return null;
}

/** What stands at a path; undefined when there is nothing there to correct. */
export function valueAt(state: BattleState, path: readonly string[]): Json | undefined {
  let here: unknown = state;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here as Json;
}

/** The state with one value set by hand; as it was when the path or the value does not fit. */
export function corrected(state: BattleState, path: readonly string[], value: Json): BattleState {
  const shape = shapeAt(path);
  const fits = shape !== null && shape.problem(value) === null && valueAt(state, path) !== undefined;
  return fits ? (setAt(state, path, value) as BattleState) : state;
}

function setAt(here: unknown, [step, ...rest]: readonly string[], value: Json): unknown {
  if (step === undefined) return value;
  const parent = here as Record<string, unknown>;
  return { ...parent, [step]: setAt(parent[step], rest, value) };
}
