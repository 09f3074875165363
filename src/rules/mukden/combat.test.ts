import fc from 'fast-check';

import { problemsIn } from '@/rules/common/owner-table';
import { enumerate } from '@/rules/common/enumerate';
import { run } from '@/rules/common/procedure';
import { averageOf, chanceOf } from '@/testing/exact';
import { exactCell, exactChain, exactColumn, exactConcentric } from '@/testing/mukden-exact';

import {
  type AttackFacts,
  cellsAt,
  columnOf,
  concentricOf,
  factorsOf,
  mostMarkers,
  readAttack,
  shiftsOf,
} from './combat';
import { cellsOfCrt, columnName, crtForm, crtOf, HEADINGS_FORM, headingsOf, HOUSE_CRT, TABLE_FORMS } from './data/crt';
import { HOUSE_UNITS } from './data/house-units';
import { DOCUMENTS, parseBoard, parseUnits } from './documents';
import { attackOdds, chainOdds, paralysisOdds } from './odds/attack-odds';
import { rollCombat, rollParalysis } from './procedures';
import { DEFAULT_RULINGS } from './rulings';
import { CRT } from './shapes';
import { HEXSIDES, type Hexside } from './types';
import { russianGoal, suddenWinner, verdictOf } from './victory';

const near = (ours: number, exact: number): void => expect(Math.abs(ours - exact)).toBeLessThan(1e-12);
const facts = (more: Partial<AttackFacts> = {}): AttackFacts => ({
  ...{ side: 'ijn', attackers: [], defence: 3, terrain: 'clear', bombardment: 0, ...more },
});
const from = (...sides: readonly Hexside[]) => sides.map((hexside) => ({ place: null, factors: 2, hexside }));
const shift = (more: Partial<AttackFacts>, rulings = DEFAULT_RULINGS): number =>
  shiftsOf(facts(more), rulings).reduce((sum, each) => sum + each.shift, 0);

describe('the house table', () => {
  test('[MUK-34] cell by cell as its formula says; both printed results are in it', () => {
    for (let column = 0; column < 9; column += 1) {
      expect(cellsAt(HOUSE_CRT, column)).toEqual([1, 2, 3, 4, 5, 6].map((die) => exactCell(column, die)));
    }
    expect(cellsAt(HOUSE_CRT, columnOf(HOUSE_CRT, 'irn', 15))[2]).toEqual([1, 3]);
    expect(cellsAt(HOUSE_CRT, columnOf(HOUSE_CRT, 'ijn', 5))[0]).toEqual([0, 3]);
    expect(Array.from({ length: 9 }, (_, column) => columnName(HOUSE_CRT, 'ijn', column))).toEqual([
      ...['<=-1', '0', '+2', '+5', '+10', '+15', '+20', '+25', '>=30'],
    ]);
  });

  test('[MUK-29][MUK-30] the rightmost heading at most the differential', () => {
    const five = readAttack(
      facts({ attackers: [{ place: 0, factors: 5, hexside: 'open' }] }),
      HOUSE_CRT,
      DEFAULT_RULINGS,
    );
    expect([five.differential, columnName(HOUSE_CRT, 'ijn', five.column)]).toEqual([2, '+2']);
    expect(columnName(HOUSE_CRT, 'ijn', columnOf(HOUSE_CRT, 'ijn', 9))).toBe('+5');
    for (let differential = -30; differential < 50; differential += 1) {
      expect(columnOf(HOUSE_CRT, 'irn', differential)).toBe(exactColumn(differential, 0));
    }
  });

  test('[MUK-29] each side reads its own line of headings', () => {
    const crt = { ...HOUSE_CRT, headings: { ...HOUSE_CRT.headings, irn: [0, 1, 3, 6, 12, 15, 20, 25] } };
    expect([columnOf(crt, 'ijn', 5), columnOf(crt, 'irn', 5)]).toEqual([3, 3]);
    expect([columnOf(crt, 'ijn', 10), columnOf(crt, 'irn', 10)]).toEqual([4, 4]);
    expect([columnOf(crt, 'ijn', 25), columnOf(crt, 'irn', 25)]).toEqual([7, 8]);
  });
});

describe('shifts', () => {
  test('[MUK-31] terrain, hexsides and a concentric attack add up', () => {
    expect([shift({ terrain: 'mountain' }), shift({ terrain: 'town' }), shift({})]).toEqual([-1, -1, 0]);
    expect(shift({ attackers: from('minor', 'minor') })).toBe(-1);
    expect(shift({ attackers: from('trench', 'minor') })).toBe(-1);
    expect(shift({ attackers: from('major', 'major') })).toBe(-2);
    expect(shift({ attackers: from('major', 'minor', 'trench') })).toBe(-1);
    expect(shift({ attackers: from('major', 'open') })).toBe(0);
    const opposite = [0, 3].map((place) => ({ place, factors: 4, hexside: 'minor' as const }));
    expect(shift({ attackers: opposite, terrain: 'town' })).toBe(0);
    expect(shift({ attackers: opposite, terrain: 'town', side: 'irn' })).toBe(-1);
  });

  test('[AMB-6] a river and a trench on one hexside count once, or a minor river with one as a major', () => {
    const both = { ...DEFAULT_RULINGS, riverAndTrench: 'two' } as const;
    expect(shift({ attackers: from('minor-trench') })).toBe(-1);
    expect(shift({ attackers: from('minor-trench') }, both)).toBe(-2);
    expect(shift({ attackers: from('minor-trench', 'trench') }, both)).toBe(-1);
    expect(shift({ attackers: from('major-trench') })).toBe(-2);
    expect(shift({ attackers: from('minor-trench', 'open') }, both)).toBe(0);
  });

  test('[AMB-5] they end at the ends of the table', () => {
    const read = (factors: number, more: Partial<AttackFacts>) =>
      readAttack(facts({ attackers: [{ place: 0, factors, hexside: 'major' }], ...more }), HOUSE_CRT, DEFAULT_RULINGS);
    expect(read(1, { terrain: 'town', defence: 20 })).toMatchObject({ column: 0, finalColumn: 0 });
    const ring = [0, 3].map((place) => ({ place, factors: 20, hexside: 'open' as const }));
    expect(read(1, { attackers: ring })).toMatchObject({ column: 8, finalColumn: 8 });
  });

  test('[MUK-32][AMB-7] concentric as a look at every pair and triple says, for all 64 sets of hexes', () => {
    for (let bits = 0; bits < 64; bits += 1) {
      const places = [0, 1, 2, 3, 4, 5].filter((place) => (bits & (1 << place)) !== 0);
      expect([bits, concentricOf(places)]).toEqual([bits, exactConcentric(bits)]);
      if (places.length > 3) expect(concentricOf(places)).toBe('opposite');
    }
  });

  test('[MUK-33] no more markers than factors: 6 make 12, 3 make 6, 10 make 18', () => {
    expect([6, 3, 10].map((factors) => factors + mostMarkers(factors))).toEqual([12, 6, 18]);
  });
});

describe('dice', () => {
  test('[MUK-14] half the die, rounded down', () => {
    const counts: number[] = [];
    enumerate(rollParalysis, ({ count }) => counts.push(count));
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
    expect(paralysisOdds()).toEqual([1 / 6, 2 / 6, 2 / 6, 1 / 6]);
  });

  test('[MUK-34] one die in a column; without a whole column the players say what their table says', () => {
    expect(run(rollCombat(HOUSE_CRT, 5), [3])).toMatchObject({ outcome: { die: 3, losses: [1, 3] } });
    expect(run(rollCombat(HOUSE_CRT, 5), { combat: { result: '2/4' } })).toMatchObject({
      outcome: { die: null, losses: [2, 4] },
    });
    const rows = HOUSE_CRT.rows.map((row, face) =>
      row.map((cell, column) => (face === 2 && column === 5 ? null : cell)),
    );
    for (const crt of [null, { ...HOUSE_CRT, rows }]) {
      expect(run(rollCombat(crt, 5), [])).toMatchObject({ type: 'needs', needs: { call: { dice: { value: 0 } } } });
      expect(run(rollCombat(crt, 5), { combat: { result: '0/6' } })).toMatchObject({ outcome: { losses: [0, 6] } });
    }
  });
});

describe('odds', () => {
  const side = fc.constantFrom('ijn' as const, 'irn' as const);
  const ring = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 6 });
  const strength = fc.integer({ min: 1, max: 24 });

  test('[MUK-37] an attack and its momentum agree with fractions, for every kind of attack', () => {
    fc.assert(
      fc.property(
        fc.record({ side, places: ring, hexside: fc.constantFrom(...HEXSIDES), factors: strength, defence: strength }),
        fc.record({ markers: fc.nat(8), advance: strength, next: strength, terrain: fc.constantFrom('clear', 'town') }),
        ({ side: of, places, hexside, factors, defence }, { markers, advance, next, terrain }) => {
          const first = facts({
            ...{ side: of, defence, terrain: 'mountain', bombardment: markers },
            attackers: places.map((place) => ({ place, factors, hexside })),
          });
          const all = factorsOf(first.attackers);
          const advancing = Math.min(all, advance);
          const second = { defence: next, terrain: terrain as 'clear' | 'town', hexside: 'open' as const };
          const odds = chainOdds({ first, advancing, second }, HOUSE_CRT, DEFAULT_RULINGS)!;
          const attack = { factors: all, markers, defence, shift: shift(first) };
          const exact = exactChain(attack, advancing, { defence: next, shift: terrain === 'town' ? -1 : 0 });
          const parts = (key: string) => key.split(',').map((part) => part.split('/').map(Number));
          near(
            odds.pFirst,
            chanceOf(exact, (key) => parts(key)[0]![1]! >= defence),
          );
          near(
            odds.pMomentum,
            chanceOf(exact, (key) => parts(key).length === 2),
          );
          near(
            odds.pBoth,
            chanceOf(exact, (key) => (parts(key)[1]?.[1] ?? 0) >= next),
          );
          near(attackOdds(first, HOUSE_CRT, DEFAULT_RULINGS).odds!.pClears, odds.pFirst);
          const lost = (key: string): number => {
            const [[one = 0] = [], again] = parts(key);
            return Math.min(one, all) + (again === undefined ? 0 : Math.min(again[0]!, advancing, all - one));
          };
          const gained = (key: string): number =>
            Math.min(parts(key)[0]![1]!, defence) + Math.min(parts(key)[1]?.[1] ?? 0, next);
          near(odds.meanAttacker, averageOf(exact, lost));
          near(odds.meanDefender, averageOf(exact, gained));
        },
      ),
      { numRuns: 80 },
    );
  });

  test('none without a whole column', () => {
    const rows = HOUSE_CRT.rows.map((row) => row.map((cell, column) => (column === 2 ? null : cell)));
    const attack = facts({ attackers: [{ place: 0, factors: 5, hexside: 'open' }] });
    expect(attackOdds(attack, { ...HOUSE_CRT, rows }, DEFAULT_RULINGS).odds).toBeNull();
  });
});

describe('the owner’s table', () => {
  const { headings, grid } = cellsOfCrt(HOUSE_CRT);
  const problems = (key: string, text: string) =>
    problemsIn(crtForm(HOUSE_CRT), { ...grid, [key]: text }).map(({ level, fact }) => [level, fact?.id]);

  test('[MUK-34] two heading lines and a grid, read cell by cell; nothing speaks against the table of the house', () => {
    expect(problemsIn(HEADINGS_FORM, headings)).toEqual([]);
    expect(problemsIn(crtForm(HOUSE_CRT), grid)).toEqual([]);
    expect(Object.keys(grid)).toHaveLength(54);
    expect(crtOf({ cells: headings }, { cells: grid })).toEqual(HOUSE_CRT);
    expect(CRT.problem(HOUSE_CRT)).toBeNull();
  });

  test('[MUK-34] the validator knows both printed results, in the column that the headings give them', () => {
    expect(problems('/3/c6', '2/3')).toContainEqual(['error', 'russian-15']);
    expect(problems('/1/c4', '1/3')).toContainEqual(['error', 'japanese-5-attacker']);
    expect(problems('/1/c4', '0/2')).toContainEqual(['error', 'japanese-5-defender']);
    expect(problems('/2/c3', '0/2')).toEqual([['warning', 'attacker-better']]);
    const lines = { ijn: [0, 5, 15], irn: [0, 2, 15] };
    expect(
      problemsIn(crtForm({ headings: lines }), { '/3/c4': '1/2', '/1/c3': '1/3' }).map(({ fact }) => fact?.id),
    ).toEqual([...['japanese-5-attacker', 'russian-15']]);
  });

  test('[MUK-30] headings rise, both lines are as long, and a table without them is none', () => {
    expect(problemsIn(HEADINGS_FORM, { ...headings, '/ijn/c3': '0' })).toMatchObject([{ level: 'error' }]);
    expect(headingsOf({ cells: { '/ijn/c2': '0', '/irn/c2': '0', '/irn/c3': '2' } })).toBeNull();
    expect(headingsOf({ cells: { '/ijn/c2': '3', '/ijn/c3': '2', '/irn/c2': '0', '/irn/c3': '2' } })).toBeNull();
    expect(crtOf({ cells: {} }, { cells: grid })).toBeNull();
    const some = crtOf({ cells: headings }, { cells: { '/1/c1': '1/1' } })!;
    expect([some.rows[0]![0], some.rows[0]![1]]).toEqual([[1, 1], null]);
    const short = { ...HOUSE_CRT, headings: { ijn: [0, 2], irn: [0] } };
    expect(CRT.problem(short)).toMatchObject({ field: 'headings.irn' });
    expect(CRT.problem({ ...HOUSE_CRT, headings: { ijn: [2, 0], irn: [0, 2] } })).toMatchObject({
      field: 'headings.ijn[1]',
    });
    expect(CRT.problem({ ...HOUSE_CRT, headings: { ijn: [0, 2], irn: [0, 2] } })).toMatchObject({ field: 'rows[0]' });
  });
});

describe('the owner’s things', () => {
  test('[MUK-5] units as they are printed: the 55th Division with 4 in 2215, the Guard with 12 in 2917', () => {
    const find = (id: string) => HOUSE_UNITS.find((each) => each.id === id);
    expect(find('55th')).toMatchObject({ strength: 4, hex: '2215', side: 'irn' });
    expect(find('guards')).toMatchObject({ strength: 12, hex: '2917', side: 'ijn' });
    expect(find('cavalry-corps')).toMatchObject({ strength: 1, isCavalryCorps: true });
    expect(parseUnits({ id: 'mine', name: 'My units', units: HOUSE_UNITS })).toMatchObject({ ok: true });
  });

  test('a register with an id twice, or two Cavalry Corps, is none; nor is a board with a hexside that is none', () => {
    const [first, second] = HOUSE_UNITS as [(typeof HOUSE_UNITS)[0], (typeof HOUSE_UNITS)[0]];
    const parsed = (units: readonly unknown[]) => parseUnits({ id: 'x', name: 'x', units });
    expect(parsed([first, { ...second, id: first.id }])).toMatchObject({ error: { field: 'units[1].id' } });
    expect(parsed([{ ...first, isCavalryCorps: true }])).toMatchObject({ error: { field: 'units.isCavalryCorps' } });
    expect(parsed([{ ...first, hex: '231' }])).toMatchObject({ error: { field: 'units[0].hex' } });
    const painted = { terrain: { '2310': 'town' }, rivers: { '2310-2311': 'minor' }, trenches: {}, railroad: null };
    const board = (more: object) => parseBoard({ id: 'x', name: 'x', lastRow: 25, board: { ...painted, ...more } });
    expect(board({})).toMatchObject({ ok: true });
    expect(board({ rivers: { '2311-2310': 'minor' } })).toMatchObject({ error: { field: 'board.rivers.2311-2310' } });
    expect(board({ terrain: { '2310': 'sea' } })).toMatchObject({ error: { field: 'board.terrain.2310' } });
    const table = { id: 'crt', name: 'x', table: 'crt', source: 'yours', form: TABLE_FORMS.crt[0].id, cells: {} };
    expect(DOCUMENTS['mukden-table'].parse(table)).toMatchObject({ ok: true });
  });
});

describe('victory', () => {
  const judged = (irnLosses: number, ijnLosses: number, withoutLoc = 0, cavalryEliminations = 0) =>
    verdictOf({ ijnLosses, irnLosses, withoutLoc, cavalryEliminations, mukden: 'ijn' }).winner === 'ijn';

  test('[MUK-9][AMB-8] 1.2 times the Japanese losses, with units cut off and each end of the Cavalry Corps', () => {
    expect([judged(24, 20), judged(23, 20), judged(22, 20, 2), judged(12, 10), judged(11, 10)]).toEqual([
      ...[true, false, true, true, false],
    ]);
    expect([judged(23, 20, 0, 1), judged(0, 0), judged(1, 0)]).toEqual([true, false, true]);
    expect(verdictOf({ ijnLosses: 0, irnLosses: 9, withoutLoc: 0, cavalryEliminations: 0, mukden: 'irn' }).winner).toBe(
      'irn',
    );
    for (let lost = 0; lost < 60; lost += 1) {
      expect([judged(russianGoal(lost), lost), judged(russianGoal(lost) - 1, lost)]).toEqual([true, false]);
    }
  });

  test('[MUK-7][MUK-8][AMB-1] at once: Liaoyang for the Russians, Mukden and the railroad until the end of turn 3', () => {
    expect([suddenWinner('liaoyang', 'irn', 6), suddenWinner('liaoyang', 'ijn', 1)]).toEqual(['irn', null]);
    expect([suddenWinner('mukden', 'ijn', 3), suddenWinner('mukden', 'ijn', 4)]).toEqual(['ijn', null]);
    expect([suddenWinner('railroad', 'ijn', 1), suddenWinner('railroad', 'irn', 1)]).toEqual(['ijn', null]);
  });
});
