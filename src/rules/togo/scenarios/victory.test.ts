import { scenarioById } from './library';
import type { Scenario } from './scenario';
import { unitsOf } from './units';
import { decision, type UnitOutcome, victoryPoints } from './victory';

const scenario = (id: string): Scenario => {
  const found = scenarioById(id);
  if (found === null) throw new Error(`no scenario ${id}`);
  return found;
};

type Change = Partial<Omit<UnitOutcome, 'hits'>> & { readonly hits?: Partial<UnitOutcome['hits']> };

/** Everybody afloat and unhurt, but for the changes by ship or formation. */
const outcome = (of: Scenario, changes: { readonly [name: string]: Change } = {}): readonly UnitOutcome[] =>
  unitsOf(of).map(({ side, formation, ship, type }) => {
    const { hits, ...change } = changes[ship ?? formation] ?? changes[formation] ?? {};
    return {
      ...{ side, formation, ship, type, fate: 'on-table', leftBy: null, unitsLost: 0, torpedoHits: 0, hitsMade: 0 },
      ...change,
      hits: { P: 0, M: 0, S: 0, T: 0, F: 0, ...hits },
    };
  });

const result = (id: string, changes: { readonly [name: string]: Change }): string => {
  const of = scenario(id);
  const end = outcome(of, changes);
  const { ijn, irn } = victoryPoints(of, end).points;
  const { winner, decisive } = decision(of, end);
  return `${ijn}:${irn} ${winner}${decisive ? '!' : ''}`;
};

const SUNK: Change = { fate: 'sunk' };
const left = (leftBy: UnitOutcome['leftBy']): Change => ({ fate: 'left', leftBy });

// Points worked out by hand from the sentence of each scenario.
test.each<[string, string, { readonly [name: string]: Change }, string]>([
  ['port-arthur-night', 'nothing', {}, '0:0 irn'],
  [
    'port-arthur-night',
    'as it happened: two battleships and a cruiser hit',
    { retvizan: { torpedoHits: 1 }, tsesarevich: { torpedoHits: 2 }, pallada: { torpedoHits: 1 } },
    '8:0 ijn',
  ],
  [
    'port-arthur-night',
    'the same for three boats',
    {
      retvizan: { torpedoHits: 1 },
      tsesarevich: { torpedoHits: 1 },
      pallada: { torpedoHits: 1 },
      'murakumo-class': { unitsLost: 3 },
    },
    '5:0 draw',
  ],
  ['port-arthur-night', 'a battleship sunk by a torpedo', { poltava: { ...SUNK, torpedoHits: 1 } }, '6:0 draw'],
  ['port-arthur-bombardment', '12 to 5', { mikasa: { hitsMade: 12 }, bayan: { hitsMade: 5 } }, '12:5 ijn'],
  [
    'port-arthur-bombardment',
    '12 to 6 is not fewer than half',
    { mikasa: { hitsMade: 12 }, bayan: { hitsMade: 6 } },
    '12:6 draw',
  ],
  ['port-arthur-bombardment', '11 to 1', { mikasa: { hitsMade: 11 }, bayan: { hitsMade: 1 } }, '11:1 draw'],
  ['port-arthur-bombardment', '3 to 4', { mikasa: { hitsMade: 3 }, bayan: { hitsMade: 4 } }, '3:4 irn'],
  ['chemulpo', 'Varyag gets out', { varyag: left('south') }, '0:0 irn'],
  ['chemulpo', 'Varyag goes back east', { varyag: left('east') }, '0:0 draw'],
  ['chemulpo', 'a Japanese cruiser is sunk', { varyag: SUNK, akashi: SUNK }, '0:0 irn'],
  ['chemulpo', 'Varyag sinks', { varyag: SUNK }, '0:0 ijn'],
  ['chemulpo', 'Varyag has two P', { varyag: { hits: { P: 2 } } }, '0:0 ijn'],
  ['chemulpo', 'Varyag has one P', { varyag: { hits: { P: 1 } } }, '0:0 draw'],
  ['hitachi-maru', 'no transport sunk', {}, '0:0 ijn'],
  ['hitachi-maru', 'two transports sunk', { 'ijn-outward-transports': { unitsLost: 2 } }, '0:0 irn'],
  [
    'hitachi-maru',
    'all three sunk',
    { 'ijn-outward-transports': { unitsLost: 2 }, 'ijn-izumi-maru': { unitsLost: 1 } },
    '0:0 irn!',
  ],
  ['hitachi-maru', 'two sunk for a cruiser', { 'ijn-outward-transports': { unitsLost: 2 }, rurik: SUNK }, '0:0 ijn'],
  ['yellow-sea', 'one battleship out, one marked', { retvizan: left('east'), pobeda: { hits: { M: 1 } } }, '1:3 irn!'],
  ['yellow-sea', 'a battleship sunk for Nisshin', { poltava: SUNK, nisshin: SUNK, askold: left('south') }, '2:1 ijn!'],
  [
    'yellow-sea',
    'six for Poltava, five Russians out',
    { poltava: SUNK, retvizan: left('east'), askold: left('east'), novik: left('south') },
    '6:5 ijn',
  ],
  ['ulsan', 'as it happened', { rurik: SUNK, rossia: left('north'), gromoboi: left('north') }, '4:6 irn'],
  [
    'ulsan',
    'Rurik sunk and the others slow',
    { rurik: SUNK, rossia: { hits: { P: 1 } }, gromoboi: { hits: { P: 2 } } },
    '8:0 ijn',
  ],
  ['ulsan', 'nothing', {}, '0:0 draw'],
  ['korsakov', 'Novik gets away whole', { novik: left('east') }, '0:0 irn'],
  ['korsakov', 'Novik gets away slow', { novik: { ...left('east'), hits: { P: 1 } } }, '0:0 draw'],
  ['korsakov', 'Novik runs ashore', { novik: { fate: 'beached' } }, '0:0 ijn'],
  ['korsakov', 'Novik has two P', { novik: { hits: { P: 2 } } }, '0:0 ijn'],
  ['korsakov', 'Tsushima sinks', { tsushima: SUNK }, '0:0 irn'],
  [
    'tsushima-day',
    'as it happened',
    {
      oslyabya: SUNK,
      'knyaz-suvorov': SUNK,
      borodino: SUNK,
      'imperator-aleksandr-iii': SUNK,
      orel: { hits: { P: 2 } },
    },
    '13.5:0 ijn!',
  ],
  [
    'tsushima-day',
    'two to one',
    { borodino: SUNK, 'irn-transports': { unitsLost: 3 }, aurora: left('north'), oleg: left('north') },
    '4:2 ijn',
  ],
  ['tsushima-day', 'less than twice is no win', { borodino: SUNK, 'admiral-nakhimov': left('north') }, '3:2 draw'],
  ['tsushima-day', 'Russia ahead', { mikasa: SUNK, borodino: left('south') }, '0:3 irn'],
  ['tsushima-night', 'everybody unhurt (starting hits left out)', {}, '0:11 irn'],
  [
    'tsushima-night',
    'Navarin sunk, Sissoi crippled, three boats lost',
    {
      navarin: SUNK,
      'sissoi-veliky': { hits: { P: 2 } },
      'tb-no-31-class': { unitsLost: 0 },
      'ijn-9th-torpedo-boat-flotilla': { unitsLost: 3 },
    },
    '5:9 irn',
  ],
  ['tsushima-ushakov', 'afloat', {}, '0:0 irn'],
  ['tsushima-ushakov', 'sunk after three hits', { 'admiral-ushakov': { ...SUNK, hitsMade: 3 } }, '0:0 draw'],
  ['tsushima-ushakov', 'sunk after two', { 'admiral-ushakov': { ...SUNK, hitsMade: 2 } }, '0:0 ijn'],
  ['tsushima-ushakov', 'left by the north', { 'admiral-ushakov': left('north') }, '0:0 ijn'],
  [
    'tsushima-svetlana',
    'as it happened',
    { svetlana: { ...SUNK, hitsMade: 3 }, 'buiny-class': { fate: 'beached' } },
    '4:2 ijn',
  ],
  ['tsushima-svetlana', 'Svetlana home', { svetlana: left('north') }, '0:2 irn'],
  ['tsushima-svetlana', 'Svetlana off to the east', { svetlana: left('east') }, '0:0 draw'],
  ['tsushima-donskoi', 'beached', { 'dmitrii-donskoi': { fate: 'beached' } }, '0:0 irn'],
  ['tsushima-donskoi', 'afloat with two P', { 'dmitrii-donskoi': { hits: { P: 2 } } }, '0:0 draw'],
  ['tsushima-donskoi', 'sunk', { 'dmitrii-donskoi': SUNK }, '0:0 ijn'],
  ['tsushima-donskoi', 'sunk for a cruiser', { 'dmitrii-donskoi': SUNK, naniwa: SUNK }, '0:0 draw'],
])('%s, %s', (id, _, changes, expected) => {
  expect(result(id, changes)).toBe(expected);
});

test('each line of the count says how often and for how much', () => {
  const of = scenario('tsushima-day');
  const { lines } = victoryPoints(of, outcome(of, { 'irn-transports': { unitsLost: 5 } }));
  expect(lines.filter(({ count }) => count > 0)).toEqual([{ side: 'ijn', score: 9, count: 2, points: 2 }]);
});
