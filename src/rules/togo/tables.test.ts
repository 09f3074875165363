import { codeOf, outcomeOf } from '@/testing/scripted-dice';
import { resolveGunfire } from './gunfire';
import { resolveHits } from './damage';
import { batteryOdds } from './odds/salvo-odds';
import { targetOdds } from './odds/target-odds';
import { PRINTED } from './ruleset';
import { parseTables, PRINTED_TABLES } from './tables';

const FRESH = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 2, torpedoFactorsLeft: 2 } as const;

test('no errata: the printed tables', () => {
  expect(parseTables({})).toEqual({ ok: true, value: PRINTED_TABLES });
});

test.each(Object.keys(PRINTED_TABLES))('the printed table %s passes its own check, from JSON too', (name) => {
  const table: unknown = JSON.parse(JSON.stringify(PRINTED_TABLES[name as keyof typeof PRINTED_TABLES]));
  expect(parseTables({ [name]: table })).toEqual({ ok: true, value: PRINTED_TABLES });
});

test("an owner's weapon table changes fire and odds, and nobody else's", () => {
  const errata = parseTables({ weapons: { ...PRINTED_TABLES.weapons, '12.5in': { hit: [3, 2, 1, 1], power: 6 } } });
  if (!errata.ok) throw new Error(errata.error.field);
  const rules = { ...PRINTED, tables: errata.value };
  const facts = { weapon: '12.5in', dice: 1, range: 10, size: 6, armour: 0 } as const;
  expect(codeOf(resolveGunfire([facts], []))).toBe('WEAPON_HAS_NO_VALUE_AT_RANGE');
  expect(outcomeOf(resolveGunfire([facts], [1, 1, 1, 6], rules)).salvos[0]).toMatchObject({ effective: 1 });
  const odds = batteryOdds(facts, rules);
  expect(odds.ok && odds.value.effective.expected).toBeCloseTo(1 / 36, 12);
});

test('[AMB-21] an edited torpedo column is read by the resolver and by the odds', () => {
  const rows = PRINTED_TABLES.torpedoHits.map((row) => ({ ...row, B: ['S', 'M', 'F'] }));
  const errata = parseTables({ torpedoHits: rows });
  if (!errata.ok) throw new Error(errata.error.field);
  const rules = { ...PRINTED, tables: errata.value };
  const hit = { kind: 'torpedo', beyond8: false, restricted: false } as const;
  expect(outcomeOf(resolveHits(FRESH, [hit], [1, 1, 3], rules)).target).toMatchObject({ S: 1, M: 1, fires: 3 });
  const odds = targetOdds({ target: { ...FRESH, fires: 2 }, pending: [hit] }, rules);
  // Five fires need all three new ones: S lights on 2 of 6, M on 2 of 6, and F if M did not blow her up.
  expect(odds.ok && odds.value.pAbandonedNotSunk).toBeCloseTo((2 / 6) * (2 / 6), 12);
  expect(odds.ok && odds.value.pSunk).toBeCloseTo(1 / 6, 12);
});

test.each([
  ['not an object', [], 'tables'],
  ['an unknown table', { wapons: {} }, 'tables.wapons'],
  ['a start number of 7', { start: [7, 4, 2, 1] }, 'tables.start[0]'],
  ['three bands', { start: [6, 4, 2] }, 'tables.start'],
  ['a weapon left out', { weapons: { '12in': { hit: [2, 2, 1, 1], power: 6 } } }, 'tables.weapons.12.5in'],
  [
    'a power of NaN',
    { weapons: { ...PRINTED_TABLES.weapons, '8in': { hit: [2, 2, 1, 1], power: NaN } } },
    'tables.weapons.8in.power',
  ],
  [
    'an unknown letter',
    { gunHits: Array.from({ length: 6 }, () => ({ 'B/CA': ['Q'], 'C2/C3': [] })) },
    'tables.gunHits[0].B/CA[0]',
  ],
  ['a phase twice', { phases: PRINTED_TABLES.phases.map((row) => ({ ...row, id: 'A' })) }, 'tables.phases'],
  [
    'a deck of half cards',
    { decks: { ...PRINTED_TABLES.decks, irn: { events: 1.5, dummies: 1, hand: 1, draws: 1 } } },
    'tables.decks.irn.events',
  ],
])('errata with %s are refused, and the field is named', (_, errata, field) => {
  expect(parseTables(errata)).toMatchObject({ ok: false, error: { code: 'BAD_VALUE', field } });
});
