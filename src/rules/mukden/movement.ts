import { DIRECTIONS, type Grid, hexAt, indexOf, isAdjacent } from './hexes';
import type { Board } from './shapes';
import { type Hex, type Hexside, otherSide, type Side, type Terrain } from './types';

/** A hexside by the two hexes it divides, the lower number first. */
export const sideKey = (one: Hex, two: Hex): string => (one < two ? `${one}-${two}` : `${two}-${one}`);

/** What a defender in this hex stands in: a pass is in the mountains (MUK-31). */
export function terrainAt({ terrain }: Pick<Board, 'terrain'>, hex: Hex): Terrain {
  const painted = terrain[hex];
  return painted === 'pass' ? 'mountain' : (painted ?? 'clear');
}

/** What attackers from one hex cross into another; a trench helps only the side that owns it (MUK-31). */
export function hexsideBetween({ rivers, trenches }: Board, from: Hex, target: Hex, attacker: Side): Hexside {
  const key = sideKey(from, target);
  const river = rivers[key] ?? null;
  if (trenches[key] !== otherSide(attacker)) return river ?? 'open';
  return river === null ? 'trench' : `${river}-trench`;
}

const RIVER_COST = { minor: 1, major: 2 } as const;

/** Movement points from a hex into an adjacent one. Rivers are paid for over a pass and a railroad, too (MUK-24). */
export function stepCost({ terrain, rivers }: Pick<Board, 'terrain' | 'rivers'>, from: Hex, to: Hex): number {
  const river = rivers[sideKey(from, to)];
  const isOverPass = terrain[from] === 'pass' && terrain[to] === 'pass';
  const isMountain = terrain[to] === 'mountain' || terrain[to] === 'pass';
  return (isMountain && !isOverPass ? 2 : 1) + (river === undefined ? 0 : RIVER_COST[river]);
}

/** Where a unit may not go, and where it must stop. */
interface Opposition {
  readonly enemies: readonly Hex[];
  /** The enemy's zone of control. */
  readonly zone: Uint8Array;
}

/** `heed`: it stops on entering a zone and never goes from zone to zone. `avoid`: it keeps out of them (MUK-20, MUK-25). */
type ZoneRule = 'heed' | 'avoid' | 'ignore';

export interface March {
  readonly path: readonly Hex[];
  readonly cost: number;
}

/** The cheapest march between two hexes for at most so many points; null without one (MUK-20, MUK-23). */
export function cheapestMarch(
  grid: Grid,
  board: Pick<Board, 'terrain' | 'rivers'>,
  { from, to, most, zones }: { readonly from: Hex; readonly to: Hex; readonly most: number; readonly zones: ZoneRule },
  { enemies, zone }: Opposition,
): March | null {
  const [start, goal] = [indexOf(grid, from), indexOf(grid, to)];
  if (start < 0 || goal < 0) return null;
  const shut = new Set(enemies.map((hex) => indexOf(grid, hex)));
  const inZone = (index: number): boolean => zones !== 'ignore' && zone[index] === 1;
  if (zones === 'avoid' && inZone(start)) return null;
  const cost = new Map([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const open = new Set([start]);
  while (open.size > 0) {
    const here = cheapest(open, cost);
    if (here === goal) return { path: pathTo(grid, cameFrom, goal), cost: cost.get(goal)! };
    open.delete(here);
    if (inZone(here) && here !== start) continue;
    for (let at = here * DIRECTIONS; at < (here + 1) * DIRECTIONS; at += 1) {
      const next = grid.neighbours[at]!;
      if (next < 0 || shut.has(next)) continue;
      if (inZone(next) && (zones === 'avoid' || inZone(here))) continue;
      const total = cost.get(here)! + stepCost(board, hexAt(grid, here), hexAt(grid, next));
      if (total > most || total >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, total);
      cameFrom.set(next, here);
      open.add(next);
    }
  }
  return null;
}

function cheapest(open: ReadonlySet<number>, cost: ReadonlyMap<number, number>): number {
  let best = -1;
  for (const index of open) if (best < 0 || cost.get(index)! < cost.get(best)!) best = index;
  return best;
}

function pathTo(grid: Grid, cameFrom: ReadonlyMap<number, number>, goal: number): readonly Hex[] {
  const path = [goal];
  for (let at = cameFrom.get(goal); at !== undefined; at = cameFrom.get(at)) path.push(at);
  return path.reverse().map((index) => hexAt(grid, index));
}

/** What a march along these hexes costs; null where two of them are not adjacent. */
export function costOf(grid: Grid, board: Pick<Board, 'terrain' | 'rivers'>, path: readonly Hex[]): number | null {
  let cost = 0;
  for (const [place, to] of path.slice(1).entries()) {
    const from = path[place]!;
    if (!isAdjacent(grid, from, to)) return null;
    cost += stepCost(board, from, to);
  }
  return cost;
}
