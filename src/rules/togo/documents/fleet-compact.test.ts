import fc from 'fast-check';

import { SCENARIOS } from '../scenarios/library';
import { SHIPS } from '../ships/library';
import { SIDES } from '../types';
import type { Fleet } from './fleet';
import { compactFleet, parseCompactFleet, withOwnShips } from './fleet-compact';
import { fleetFromScenario } from './fleet-edit';
import { designOf, type ShipDesign } from './ship-design';

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const own = new Map(
  SHIPS.slice(0, 40).map((facts, place): [string, ShipDesign] => {
    const design = designOf(facts);
    return [design.id, { ...design, notes: `No. ${place}`, from: place % 2 ? null : design.id }];
  }),
);

test('every fleet of the scenarios comes back as it went, with the owner’s ships it uses and no others', () => {
  for (const scenario of SCENARIOS) {
    for (const side of SIDES) {
      const fleet = fleetFromScenario(scenario, side, 'f', scenario.name);
      const sent = withOwnShips(fleet, own);
      const used = new Set(fleet.formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)));
      expect(sent.ships.map(({ id }) => id)).toEqual([...own.keys()].filter((id) => used.has(id)));
      expect(parseCompactFleet(travelled(compactFleet(sent)))).toEqual({ ok: true, value: sent });
    }
  }
});

test('names, keys, boats and ships that nobody knows come back as they went', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((each) => each.trim() === each && each !== '');
  const ship = fc.record({
    ship: fc.constantFrom('mikasa', 'sokol-class', 'gone'),
    name: text,
    boats: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
  });
  const fleets = fc
    .record({
      id: text,
      name: text,
      lines: fc.array(fc.record({ name: text, ships: fc.array(ship, { maxLength: 8 }) }), { maxLength: 6 }),
    })
    .map(({ id, name, lines }): Fleet => ({
      id,
      name,
      side: 'irn',
      formations: lines.map((line, index) => ({
        key: `formation ${index}`,
        name: line.name,
        ships: line.ships.map((each, place) => ({ key: `${index}/${place}`, ...each })),
        flagship: line.ships.length > 1 ? `${index}/1` : null,
      })),
      fleetFlagship: null,
      notes: 'of mine',
    }));
  fc.assert(
    fc.property(fleets, (fleet) => {
      const sent = { fleet, ships: [] };
      expect(parseCompactFleet(travelled(compactFleet(sent)))).toEqual({ ok: true, value: sent });
    }),
  );
});

test('whatever else stands in its place is refused, never thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(parseCompactFleet(value).ok).toBe(false)));
  const [scenario] = SCENARIOS;
  const good = compactFleet(withOwnShips(fleetFromScenario(scenario!, 'ijn', 'f', 'x'), own)) as unknown[];
  good.forEach((_, place) => {
    const cut = good.map((part, index) => (index === place ? { strange: true } : part));
    // A list that is no list counts as an empty one: of formations or ships there may be none.
    if (place !== 3 && place !== 6) expect(parseCompactFleet(cut).ok).toBe(false);
  });
});
