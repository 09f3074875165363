import type { useT } from '@/messages/messages';
import {
  type Designs,
  type Edge,
  findDesign,
  type Scenario,
  type ShipType,
  type Side,
  SIDES,
} from '@/rules/togo/index';

export type T = ReturnType<typeof useT>;

/** What the ids of a scenario are called. */
export interface Names {
  /** Null for a ship nobody knows: she was deleted. */
  ship(id: string): string | null;
  formation(id: string): string;
}

export function namesIn(scenario: Scenario, own: Designs): Names {
  const lines = [...SIDES.flatMap((side) => scenario.sides[side].formations), ...(scenario.convoy?.groups ?? [])];
  const formations = new Map(lines.map(({ id, name }) => [id, name]));
  return {
    ship: (id) => findDesign(id, own)?.name ?? null,
    formation: (id) => formations.get(id) ?? id,
  };
}

/** "varyag may leave korietz" as people read it: ids of the scenario's own ships become their names. */
export function readable(text: string, scenario: Scenario, names: Names): string {
  const ids = SIDES.flatMap((side) => scenario.sides[side].formations.flatMap(({ ships }) => ships));
  const longestFirst = [...new Set(ids)].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const anyId = new RegExp(`(^|[^\\w-])(${longestFirst.join('|')})(?![\\w-])`, 'g');
  return text.replace(anyId, (_, before: string, id: string) => `${before}${names.ship(id) ?? id}`);
}

export const SIDE_WORDS = { ijn: 'scenarios.side.ijn', irn: 'scenarios.side.irn' } as const satisfies {
  [S in Side]: string;
};

export const EDGE_WORDS = {
  north: 'scenarios.edge.north',
  east: 'scenarios.edge.east',
  south: 'scenarios.edge.south',
  west: 'scenarios.edge.west',
} as const satisfies { [E in Edge]: string };

export const TYPE_WORDS = {
  B: 'scenarios.type.B',
  CA: 'scenarios.type.CA',
  C2: 'scenarios.type.C2',
  C3: 'scenarios.type.C3',
  TBD: 'scenarios.type.TBD',
  TB: 'scenarios.type.TB',
  convoy: 'scenarios.type.convoy',
} as const satisfies { [T in ShipType]: string };
