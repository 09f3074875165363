import { edgeRange } from '@/measure/base';
import { distance } from '@/measure/point';
import { onTable } from '@/measure/table';
import { type BattleState, SCALE, SCENARIOS } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { togoBattleAt } from '@/testing/played-togo';

import { baseOf } from '../table/tokens';
import { planOf, shipPose } from './plotted';

beforeAll(() => openStorage());

const basesIn = (state: BattleState) =>
  Object.values(state.ships).flatMap((ship) => {
    const pose = shipPose(state, ship);
    return pose ? [{ id: ship.id, line: ship.group, pose, ...baseOf({ plan: planOf(ship) }) }] : [];
  });

test.each(SCENARIOS.map(({ id }) => id))(
  '[TOGO-14] %s: behind each leader her line is closed up, on the table, at sea and clear of every other line',
  async (scenario) => {
    const then = [{ type: 'keepPlot', on: true, from: 'known' } as const];
    const state = await togoBattleAt(currentDatabase()!, scenario, { scenario, then });
    const bases = basesIn(state);
    expect(bases.length).toBeGreaterThan(1);
    for (const base of bases) {
      expect(onTable(base.pose.at, state.scenario?.table ?? SCALE.table)).toBe(true);
      const { x, y } = base.pose.at;
      const ashore = (state.scenario?.terrain ?? []).filter((place) =>
        place.kind === 'land'
          ? x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.depth
          : place.kind === 'island' && Math.hypot(x - place.x, y - place.y) < place.radius,
      );
      expect([base.id, ashore]).toEqual([base.id, []]);
      const touching = bases.filter((other) => other.line !== base.line && edgeRange(base, other) <= 0);
      expect([base.id, touching.map(({ id }) => id)]).toEqual([base.id, []]);
    }
    for (const { ships } of Object.values(state.groups)) {
      const line = ships.flatMap((id) => bases.find((base) => base.id === id) ?? []);
      line.slice(1).forEach((ship, ahead) => {
        expect(edgeRange(ship, line[ahead]!)).toBeGreaterThan(0);
        expect(distance(ship.pose.at, line[ahead]!.pose.at)).toBeLessThanOrEqual(2);
      });
    }
  },
);

test('[TOGO-14] ships behind a counter that turned stand in its wake once they are seen, not straight astern', async () => {
  const wanted = { scenario: 'ulsan', then: [{ type: 'keepPlot', on: true, from: 'known' } as const] };
  const state = await togoBattleAt(currentDatabase()!, 'wake', wanted);
  const ship = state.ships.rurik!;
  const led = state.groups[ship.group]!;
  const group = { ...led, plot: { x: 32, y: 20, heading: 90 }, wake: [{ x: 30, y: 24, heading: 0 }] };
  const turned = { ...state, groups: { ...state.groups, [group.id]: group } };
  const at = (id: string) => shipPose(turned, state.ships[id]!)!;
  expect(at('gromoboi').heading).toBeCloseTo(90, 3);
  expect(at('gromoboi').at.y).toBeCloseTo(20, 3);
  expect(at('rurik').heading).toBeCloseTo(0, 3);
  expect(at('rurik').at.x).toBeCloseTo(30, 6);
  expect(at('rurik').at.y).toBeGreaterThan(20);
});
