import { parseDocument } from '@/game/documents';

/** The ids of the ships a stored fleet names; none of what is no fleet. */
export function shipsIn(body: unknown): ReadonlySet<string> {
  const fleet = parseDocument('fleet', body);
  return new Set(fleet.ok ? fleet.value.formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)) : []);
}

/** The same fleet after some of its ships have got other ids; what is no fleet stays as it is. */
export function withShipsCalled(body: unknown, newIds: ReadonlyMap<string, string>): unknown {
  const fleet = parseDocument('fleet', body);
  if (!fleet.ok || newIds.size === 0) return body;
  const formations = fleet.value.formations.map((formation) => ({
    ...formation,
    ships: formation.ships.map((each) => ({ ...each, ship: newIds.get(each.ship) ?? each.ship })),
  }));
  return { ...fleet.value, formations };
}
