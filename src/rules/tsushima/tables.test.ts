import { readFileSync } from 'node:fs';

import { type Cells, cellKey, problemsIn } from '../common/owner-table';
import {
  BOW_GUNS,
  COAST_GUN,
  COUNTERS,
  counterById,
  FREE_CRUISERS,
  ITALIAN_CRUISERS,
  SIZE_CONFLICTS,
} from './data/counters';
import { GROUNDING_DAMAGE, ITALIAN_OWNER, ITALIAN_ZONES, MINE_DAMAGE, REPAIR, SPOTTING } from './data/dice-tables';
import { LAND_PLANS } from './data/land-plans';
import { PORTS } from './data/ports';
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios';
import { NETS, ROWS, TABLE_FORMS, TABLES } from './data/tables';
import { parseCounters, printedCounters, DOCUMENTS } from './documents';
import { parseRulings, RULING_KEYS, RULINGS } from './rulings';
import { hitsAt, HOUSE_READINGS, houseCells, readingOfCells, readingOfStarts } from './table-reading';
import { RESULTS } from './types';

const fixture = (name: string): string => readFileSync(`__tests__/fixtures/tsushima/${name}`, 'utf8');
const [head = '', ...lines] = fixture('counters.csv').trim().split('\n');
const fields = head.split(',');
const rows = lines.map((line) =>
  Object.fromEntries(line.split(',').map((cell, index) => [fields[index] ?? 'note', cell])),
);
const ships = rows.filter(({ type }) => /^[ABC]$/.test(type ?? ''));

test('[TSU-5] every ship of the list is there with type, size, movement and armour', () => {
  expect(ships).toHaveLength(74);
  for (const row of ships) {
    const counter = counterById((row.name ?? '').toLowerCase().replaceAll(' ', '-'));
    expect({ name: row.name, counter }).toMatchObject({
      counter: {
        ...{ name: row.name, side: row.side, type: row.type },
        ...{ size: Number(row.size), move: Number(row.speed), armour: Number(row.armour) },
        certain: row.ambiguous === 'no',
      },
    });
    const gun = (factor = '', salvos = '') =>
      factor === '-' ? null : { factor: Number(factor), salvos: Number(salvos) };
    expect(counter?.guns).toEqual({
      primary: gun(row.primary_factor, row.primary_salvo),
      secondary: gun(row.secondary_factor, row.secondary_salvo),
    });
  }
});

test('[TSU-5][AMB-18] boats and merchants by number: thirteen and six D, three and ten T, ten M', () => {
  const count = (side: string, type: string) =>
    COUNTERS.filter((counter) => counter.side === side && counter.type === type).length;
  expect([count('irn', 'D'), count('ijn', 'D'), count('irn', 'T'), count('ijn', 'T'), count('ijn', 'M')]).toEqual([
    13, 6, 3, 10, 10,
  ]);
  expect(counterById('irn-d1')).toMatchObject({
    size: 3,
    move: 6,
    armour: 1,
    guns: { primary: { factor: 1, salvos: 3 } },
  });
  expect(counterById('ijn-t10')).toMatchObject({ size: 2, move: 4, armour: 0, torpedo: 3, guns: { primary: null } });
  expect(counterById('ijn-m1')).toMatchObject({ size: 1, move: 4, armour: 0, torpedo: null });
  // The third Russian T is in no scenario.
  expect(SCENARIO_IDS.some((id) => SCENARIOS[id].forces.some((force) => force.ships.includes('irn-t3')))).toBe(false);
});

test('the guns that the worked example confirms are certain', () => {
  for (const id of [
    'mikasa',
    'retvizan',
    'tsarevitch',
    'pobieda',
    'peresviet',
    'petropavlovsk',
    'poltava',
    'sevastopol',
  ]) {
    expect(counterById(id)?.certain).toBe(true);
  }
  expect(counterById('mikasa')?.guns).toEqual({
    primary: { factor: 7, salvos: 2 },
    secondary: { factor: 2, salvos: 4 },
  });
  expect(counterById('nobody')).toBeNull();
});

test('[AMB-16] eight ships are printed in another size by a scenario; the inventory counts', () => {
  expect(
    Object.entries(SIZE_CONFLICTS).map(([id, printed]) => [
      id,
      counterById(id)?.size,
      ...printed.map(({ scenario, size }) => `${scenario} ${size}`),
    ]),
  ).toEqual([
    ['tsarevitch', 8, 'round-island 9'],
    ['izumrud', 6, 'tsushima 8'],
    ['oushakoff', 5, 'tsushima 8'],
    ['seniavin', 5, 'war-at-sea 8'],
    ['asama', 8, 'tsushima 9'],
    ['takasago', 6, 'port-arthur 7'],
    ['chiyoda', 6, 'chemulpo 5', 'round-island 5'],
    ['novik', 6, 'war-at-sea 7'],
  ]);
});

test('[TSU-10][TSU-51] damage by the face: aground, and on a mine', () => {
  expect(GROUNDING_DAMAGE).toEqual([1, 1, 2, 2, 3, 3]);
  expect(MINE_DAMAGE).toEqual([1, 2, 2, 3, 0, 0]);
});

test('[TSU-19] Table 2', () => {
  expect(SPOTTING).toEqual({
    ...{ need: 5, destroyer: 1, twoHits: -1, lowMorale: -1, alreadyThere: 2, partialSea: 1, evades: -2 },
  });
});

test('[TSU-47] repairs by the face', () => {
  expect(REPAIR).toEqual(['none', 'none', 'one', 'one', 'one', 'all']);
});

test('[TSU-48][TSU-53] repairs a port may try, and whose it is', () => {
  expect(Object.entries(PORTS).map(([id, { repairs, side }]) => `${id} ${repairs} ${side}`)).toEqual([
    'vladivostok 5 irn',
    'port-arthur 4 irn',
    'kronstadt 10 irn',
    'yokosuka 5 ijn',
    'sasebo 4 ijn',
    'kure 5 ijn',
    'maizuru 3 ijn',
    'ominato 0 ijn',
    'tsushima 0 ijn',
    'chemulpo 0 ijn',
    'fusan 0 ijn',
    'yin-kou 0 ijn',
    'neutral 0 null',
  ]);
});

test('[TSU-57][AMB-19] Tables 6A and 6B, and the two pairs', () => {
  expect(ITALIAN_OWNER).toEqual(['irn', 'irn', 'ijn', 'ijn', 'ijn', 'ijn']);
  expect(ITALIAN_ZONES).toEqual([0, 0, 1, 1, 2, 2]);
  expect(ITALIAN_CRUISERS).toEqual({ ijn: ['nisshin', 'kasuga'], irn: ['nevelskoi', 'amurski'] });
});

test('[TSU-15][TSU-35][TSU-55] ships with rules of their own, and the guns of a port', () => {
  expect(FREE_CRUISERS).toEqual(['novik', 'boyarin', 'izumrud']);
  expect(BOW_GUNS).toEqual(['itsukushima', 'hashidate']);
  expect(COAST_GUN).toEqual({ factor: 9, salvos: 2, count: 2 });
});

test('[TSU-59] the table of plans', () => {
  expect(LAND_PLANS).toEqual({
    A: { destination: 'fusan', loads: 15, rolled: false, successes: 6, total: 28 },
    B: { destination: 'chemulpo', loads: 8, rolled: false, successes: 6, total: 19 },
    C: { destination: 'yin-kou', loads: 8, rolled: true, successes: 3, total: 14 },
  });
});

describe('scenarios', () => {
  const of = (id: (typeof SCENARIO_IDS)[number], side: string, place: string): readonly string[] =>
    SCENARIOS[id].forces
      .filter((force) => force.side === side && force.where.name === place)
      .flatMap((force) => force.ships.map((ship) => counterById(ship)?.name ?? `no ${ship}`));

  test.each(SCENARIO_IDS)('%s names counters of its side, each once', (id) => {
    const named = SCENARIOS[id].forces.flatMap(({ side, ships: all }) => all.map((ship) => ({ ship, side })));
    for (const { ship, side } of named) expect({ ship, side: counterById(ship)?.side }).toEqual({ ship, side });
    expect(new Set(named.map(({ ship }) => ship)).size).toBe(named.length);
  });

  test('[TSU-63][TSU-68] Port Arthur: nine against fifteen, on columns 9 and 1', () => {
    const { forces, turns, port, month, year } = SCENARIOS['port-arthur'];
    expect({ turns, port, month, year }).toEqual({ turns: null, port: 'port-arthur', month: 2, year: 1904 });
    expect(forces.map(({ side, column, ships: all }) => [side, column, all.length])).toEqual([
      ['irn', 9, 9],
      ['ijn', 1, 15],
    ]);
  });

  test('[TSU-64][TSU-69] Chemulpo: six cruisers and a T against Variag', () => {
    const { forces } = SCENARIOS.chemulpo;
    expect(forces.map(({ side, column, ships: all }) => [side, column, all.length])).toEqual([
      ['ijn', 1, 7],
      ['irn', 12, 1],
    ]);
  });

  test('[TSU-65][TSU-70] Round Island', () => {
    const { turns, month, year, laid, flyingBases } = SCENARIOS['round-island'];
    expect({ turns, month, year, laid, flyingBases }).toEqual({
      ...{ turns: 3, month: 8, year: 1904, flyingBases: 1 },
      laid: [{ side: 'irn', hex: 'port-arthur' }],
    });
    expect(of('round-island', 'irn', 'vladivostok')).toEqual(['Gromoboi', 'Rurik', 'Rossia', 'Torpedo Boat 1']);
    expect(of('round-island', 'irn', 'port-arthur')).toHaveLength(11);
    expect(of('round-island', 'ijn', 'chemulpo')).toHaveLength(23);
    expect(of('round-island', 'ijn', '')).toHaveLength(9);
  });

  test('[TSU-66][TSU-71] Tsushima: morale -2 for the Russians', () => {
    const { turns, month, year, morale } = SCENARIOS.tsushima;
    expect({ turns, month, year, morale }).toEqual({ turns: 3, month: 5, year: 1905, morale: { ijn: 0, irn: -2 } });
    expect(of('tsushima', 'irn', 'china-sea')).toHaveLength(23);
    expect(of('tsushima', 'ijn', 'china-sea')).toEqual(['Torpedo Boat 1']);
    expect(of('tsushima', 'ijn', 'sasebo')).toHaveLength(28);
  });

  test('[TSU-67][TSU-72][AMB-17] War at Sea: four ships may be missing from the list of Port Arthur', () => {
    const { turns, month, year, mines, flyingBases, missing, forces } = SCENARIOS['war-at-sea'];
    expect({ turns, month, year, mines, flyingBases }).toEqual({
      ...{ turns: 23, month: 2, year: 1904, mines: { ijn: 2, irn: 2 }, flyingBases: 2 },
    });
    expect(missing).toEqual(['pobieda', 'peresviet', 'bayan', 'diana']);
    expect(of('war-at-sea', 'irn', 'port-arthur')).toHaveLength(19);
    expect(of('war-at-sea', 'irn', 'kronstadt')).toHaveLength(19);
    expect(of('war-at-sea', 'ijn', 'kure')).toHaveLength(10);
    expect(of('war-at-sea', 'ijn', '')).toHaveLength(43);
    expect(forces.filter(({ squadron }) => squadron).map(({ squadron }) => squadron)).toEqual(['baltic-1', 'baltic-2']);
  });
});

describe('tables', () => {
  const printed = JSON.parse(fixture('house-tables.json')) as Record<string, Record<string, Record<string, string>>>;
  const symbol = ['-', '*', '**', 'S'];

  test.each(TABLES)(
    'the house table of %s is the one of the house, cell by cell, and its ends hold beyond them',
    (table) => {
      const { least, most } = NETS[table];
      for (const row of ROWS[table]) {
        for (let net = least; net <= most; net += 1) {
          const hits = hitsAt(HOUSE_READINGS[table], Number(row), net);
          expect({ row, net, hits: symbol[hits] }).toEqual({ row, net, hits: printed[table]![row]![net] });
        }
        expect(hitsAt(HOUSE_READINGS[table], Number(row), least - 9)).toBe(0);
        expect(hitsAt(HOUSE_READINGS[table], Number(row), most + 9)).toBe(
          hitsAt(HOUSE_READINGS[table], Number(row), most),
        );
      }
    },
  );

  test.each(TABLES)('the house table of %s passes every check in either form, and reads the same', (table) => {
    const [starts, cells] = TABLE_FORMS[table];
    expect(problemsIn(starts, houseCells(table))).toEqual([]);
    const typed = Object.fromEntries(
      cells.rows.flatMap((row) =>
        cells.columns.map((net) => [
          cellKey({ page: '', row, column: net }),
          RESULTS[hitsAt(HOUSE_READINGS[table], Number(row), Number(net))]!,
        ]),
      ),
    );
    expect(problemsIn(cells, typed)).toEqual([]);
    for (const reading of [readingOfCells(table, 'starts', houseCells(table)), readingOfCells(table, 'cells', typed)]) {
      for (const row of ROWS[table]) {
        for (let net = -9; net <= 30; net += 1) {
          expect(hitsAt(reading, Number(row), net)).toBe(hitsAt(HOUSE_READINGS[table], Number(row), net));
        }
      }
    }
  });

  const typed = (cells: Record<string, string>): Cells =>
    Object.fromEntries(Object.entries(cells).map(([key, text]) => [`/${key}`, text]));
  const [GUN_STARTS, GUN_CELLS] = TABLE_FORMS.gunfire;
  const [TORPEDO_STARTS] = TABLE_FORMS.torpedo;

  test.each([
    ['column 9 begins before the example allows', GUN_STARTS, { '9/one': '3' }, 'example'],
    ['column 9 begins after the example', GUN_STARTS, { '9/one': '9' }, 'example'],
    ['two hits at the 8 of the example', GUN_STARTS, { '9/two': '8' }, 'example-two'],
    ['two hits before one', GUN_STARTS, { '7/one': '10', '7/two': '9' }, 'more-for-more'],
    ['size 6 harder to hit than size 5', GUN_STARTS, { '6/one': '13', '5/one': '12' }, 'larger-is-easier'],
    ['thin armour harder to hole than thick', TORPEDO_STARTS, { '3/one': '9', '4/one': '8' }, 'thicker-is-harder'],
    ['a hit at net 3 of column 9', GUN_CELLS, { '9/3': 'one' }, 'example-3'],
    ['no hit at net 8 of column 9', GUN_CELLS, { '9/8': 'none' }, 'example-8'],
    ['a better net result that scores less', GUN_CELLS, { '5/12': 'one', '5/13': 'none' }, 'more-for-more'],
    ['a larger ship that is harder to hit', GUN_CELLS, { '6/12': 'none', '5/12': 'one' }, 'larger-is-easier'],
  ] as const)('%s breaks a fact', (_, form, cells, fact) => {
    const problems = problemsIn(form, typed(cells));
    expect(problems.map((problem) => problem.fact?.id)).toEqual([fact]);
    expect(problems[0]?.level).toBe('error');
  });

  test('a start value nobody can reach is none; a row nobody typed scores nothing', () => {
    const reading = readingOfStarts({ 9: [8, null, null] });
    expect([7, 8, 99].map((net) => hitsAt(reading, 9, net))).toEqual([0, 1, 1]);
    expect(hitsAt(reading, 8, 12)).toBe(0);
    expect(hitsAt(readingOfCells('gunfire', 'cells', typed({ '9/8': 'one' })), 9, 10)).toBe(1);
  });

  test('kept tables and counters are read back; others are refused with their field', () => {
    const table = {
      id: 'gunfire',
      name: 'Mine',
      table: 'gunfire',
      source: 'yours',
      form: 'starts',
      cells: houseCells('gunfire'),
    };
    expect(DOCUMENTS['tsushima-table'].parse(table)).toMatchObject({ ok: true });
    expect(DOCUMENTS['tsushima-table'].parse({ ...table, form: 'crt' })).toMatchObject({ error: { field: 'form' } });
    const list = printedCounters('mine', 'My counters');
    expect(parseCounters(list)).toEqual({ ok: true, value: list });
    expect(parseCounters({ ...list, counters: [...list.counters, list.counters[0]] })).toMatchObject({ ok: false });
    expect(parseCounters({ ...list, name: 7 })).toMatchObject({ error: { field: 'name' } });
  });
});

test('rulings: the default first, strangers refused', () => {
  expect(RULING_KEYS.map((key) => `${key} ${RULINGS[key].values[0]}`)).toEqual([
    'range between',
    'flightSalvos own',
    'sweepingDice per-ship',
    'moraleFloor none',
    'chemulpoNoLoss any-hit',
    'planCFirst not-counted',
    'moraleSign handicap',
    'portSpotting ordinary',
    'blockShipLoss all-used',
    'stacks open',
  ]);
  expect(parseRulings({ range: 'difference' })).toMatchObject({ ok: true, value: { range: 'difference' } });
  expect(parseRulings({ range: 'miles' })).toMatchObject({ error: { code: 'BAD_VALUE', field: 'houseRules.range' } });
  expect(parseRulings({ fog: 'on' })).toMatchObject({ error: { code: 'UNKNOWN_HOUSE_RULE' } });
  expect(parseRulings([])).toMatchObject({ error: { field: 'houseRules' } });
});
