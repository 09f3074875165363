import { FORCED_MARCH, type Hex, MOVEMENT_POINTS, otherSide } from '../../types';
import { cheapestMarch, costOf, type March } from '../../movement';
import { hasLine, isIn, supplyDistances, zoneOf } from '../../zones';
import type { CommandOf } from '../commands';
import { endAction, stackObjections, takeControl } from '../flow';
import { refusal } from '../refusals';
import { type CampaignState, gridIn, hexesOf, type Unit } from '../state';
import {
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Objection,
  type Outcome,
  refused,
  unitsBy,
  unlessActing,
  unlessOnMap,
  unlessReady,
} from './decision';

/** A march as it is judged: what it costs, whether it is forced, and what speaks against it. */
interface Judged {
  readonly march: March | null;
  readonly forced: boolean;
  readonly objection: Objection;
}

const UNCHECKED: Judged = { march: null, forced: false, objection: null };

/**
 * A move over the painted map, the cheapest or along a path: 8 points and by the zones, or 10 where the whole of it keeps out
 * of them and there is communication (MUK-20, MUK-23, MUK-25). Without a painted map nothing is checked.
 */
export function judgeMarch(state: CampaignState, unit: Unit, to: Hex | null, path?: readonly Hex[]): Judged {
  const { board } = state;
  const { hex: from, side } = unit;
  if (board === null || from === null || to === null) return UNCHECKED;
  const grid = gridIn(state);
  const enemies = hexesOf(state, otherSide(side));
  const against = { enemies, zone: zoneOf(grid, enemies) };
  const find = (most: number, zones: 'heed' | 'avoid' | 'ignore'): March | null => {
    if (path === undefined) return cheapestMarch(grid, board, { from, to, most, zones }, against);
    const cost = costOf(grid, board, path);
    const stops = path.slice(1, -1).some((hex) => isIn(grid, against.zone, hex));
    const leaves = isIn(grid, against.zone, from) && isIn(grid, against.zone, path[1] ?? from);
    const isInZone = path.some((hex) => isIn(grid, against.zone, hex));
    const isShut = zones === 'heed' ? stops || leaves : zones === 'avoid' && isInZone;
    return cost === null || cost > most || isShut ? null : { path, cost };
  };
  if (path !== undefined) {
    const isPath = path[0] === from && path.at(-1) === to && costOf(grid, board, path) !== null;
    if (!isPath) return { ...UNCHECKED, objection: refusal('NOT_A_PATH', { unit: unit.id }) };
    const enemy = path.find((hex) => enemies.includes(hex));
    if (enemy !== undefined) return { ...UNCHECKED, objection: refusal('ENEMY_ON_THE_WAY', { hex: enemy }) };
  }
  const plain = find(MOVEMENT_POINTS, 'heed');
  if (plain !== null) return { march: plain, forced: false, objection: null };
  const forced = find(FORCED_MARCH, 'avoid');
  if (forced !== null && hasLine(grid, side, supplyDistances(grid, side, enemies), from)) {
    return { march: forced, forced: true, objection: null };
  }
  if (forced !== null || find(FORCED_MARCH, 'heed') !== null) {
    return {
      march: forced ?? find(FORCED_MARCH, 'heed'),
      forced: true,
      objection: refusal('NO_FORCED_MARCH', { unit: unit.id }),
    };
  }
  const anyhow = find(MOVEMENT_POINTS, 'ignore');
  if (anyhow !== null) return { march: anyhow, forced: false, objection: refusal('ZONE_STOPS', { unit: unit.id }) };
  return { march: null, forced: false, objection: refusal('TOO_FAR', { unit: unit.id, hex: to }) };
}

/** One unit moves and flips (MUK-15, MUK-23). */
export function moveUnit(context: DecideContext, { unit: id, to, path }: CommandOf<'moveUnit'>): Outcome {
  const { state } = context;
  const { actor } = state;
  const units = unitsBy(state, [id], actor);
  if (isRefusal(units)) return refused(units);
  const [unit] = units as [Unit];
  const { march, forced, objection } = judgeMarch(state, unit, to, path);
  return guard(
    context,
    [
      unlessActing(state, 'movement'),
      unlessReady(unit),
      unlessOnMap(state, to),
      ...stackObjections(state, to, [unit]),
      objection,
    ],
    () =>
      done(context, (chain) => {
        const way = { path: march?.path ?? null, cost: march?.cost ?? null, forced };
        chain.add({ type: 'UnitMoved', unit: id, side: actor, from: unit.hex, to, ...way });
        const entered = march?.path.slice(1) ?? (to === null ? [] : [to]);
        takeControl(chain, entered, actor, false);
        endAction(chain, actor, [{ kind: 'move', losses: null }], [id]);
      }),
  );
}

/** An action without a move or an attack flips one unit all the same: nobody passes (MUK-15). */
export function flipUnit(context: DecideContext, { unit: id }: CommandOf<'flipUnit'>): Outcome {
  const { state } = context;
  const { actor } = state;
  const units = unitsBy(state, [id], actor);
  if (isRefusal(units)) return refused(units);
  return guard(context, [unlessActing(state), ...units.map(unlessReady)], () =>
    done(context, (chain) => {
      chain.add({ type: 'UnitFlipped', unit: id, side: actor });
      endAction(chain, actor, [{ kind: 'flip', losses: null }], [id]);
    }),
  );
}
