import type { Opening } from '@/kit/opening-chart/opening';
import { ensignOf } from '@/kit/sides';
import { type Scenario, SIDES } from '@/rules/togo/index';

/** The opening of a scenario as the chart takes it; `arrival` words the turn of those who come later. */
export function openingOf(scenario: Scenario, arrival: (turn: number) => string): Opening {
  const { table, terrain, sides, convoy } = scenario;
  return {
    table,
    terrain: terrain.map(({ note, ...shape }) => ({ ...shape, label: note })),
    edges: SIDES.map((side) => ({ side: ensignOf(side), edge: sides[side].entryEdge })),
    formations: [
      ...SIDES.flatMap((side) =>
        sides[side].formations.map(({ id, name, position, heading, speed, ships, arrives }) => ({
          ...{ id, side: ensignOf(side), label: name, at: position, heading, speed, bases: Math.max(1, ships.length) },
          ...(arrives && { arrivesBy: arrives.edge, note: arrival(arrives.turn) }),
        })),
      ),
      ...(convoy?.groups ?? []).map(({ id, name, position, heading, speed }) => ({
        ...{
          id,
          side: ensignOf(convoy?.side ?? 'ijn'),
          label: name,
          at: position,
          heading,
          speed,
          bases: 1,
          convoy: true,
        },
      })),
    ],
  };
}
