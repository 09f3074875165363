import { play, scenarioSetup, seeded } from '@/testing/togo-battles';

import { togoBattle } from '../battle/rulebook';
import type { BattleState } from '../battle/state';
import { battleView } from '../battle/view';
import type { Json } from '../../rulebook';
import { num } from '../../common/trace';
import { Expectation, hitsExpected, luckOf, meanHits } from './luck';
import { battleReport } from './report';
import type { ReportAction } from './report-types';

const NO_DICE = { app: 0, table: 0, count: 0, umpire: 0, corrected: 0 };

/** Two captains' battle as everybody at the table was told of it. */
function told(scenario: string, turns: number): { actions: readonly ReportAction[]; now: BattleState } {
  const actions: ReportAction[] = [];
  let now: BattleState | null = null;
  for (const { before, events, after } of play(togoBattle.begin(scenarioSetup(scenario, 5)), seeded(5))) {
    if (before.turn > turns) break;
    let state = before;
    const descriptions = events.flatMap((event) => {
      state = togoBattle.apply(state, event);
      return togoBattle.describe(state, event, 'public') ?? [];
    });
    const number = actions.length + 1;
    actions.push({ number, before, descriptions: descriptions, undone: false, attempt: 1, dice: NO_DICE });
    now = after;
  }
  if (now === null) throw new Error('nothing was played');
  return { actions, now };
}

const salvo = (dice: number, start: number, hit: number, size: number, pen: number) => ({
  dice: num(dice, 'TOGO-34'),
  start: num(start, 'TOGO-28'),
  hit: num(hit, 'TOGO-29'),
  size: num(size, 'TOGO-30'),
  pen: num(pen, 'TOGO-31'),
});

test('[TOGO-28] what was to be expected is exact, and batteries share the start die', () => {
  const one = salvo(4, 4, 2, 5, 3);
  const { expected, atLeast } = luckOf(hitsExpected([one]), 1);
  const each = (2 * 5 * 3) / 216;
  expect(expected).toBeCloseTo((4 / 6) * 4 * each, 12);
  expect(atLeast).toBeCloseTo((4 / 6) * (1 - (1 - each) ** 4), 12);
  const both = luckOf(hitsExpected([one, one]), 0);
  expect(both.expected).toBeCloseTo(2 * expected, 12);
  // Off target together: no hit is likelier than for two ships of their own.
  expect(both.atMost).toBeCloseTo(2 / 6 + (4 / 6) * (1 - each) ** 8, 12);
});

test('[CARD-7] a second start die by a card is part of what was to be expected, of the ship and of each battery', () => {
  const again = { startAgain: num(1, 'CARD-7') };
  const [near, far] = [salvo(4, 4, 2, 5, 3), salvo(7, 2, 1, 5, 1)];
  const fired = [
    { ...near, ...again },
    { ...far, ...again },
  ];
  // 5 and 6 put nobody on target, and the die is thrown once more.
  const onTarget = { near: (4 / 6) * (1 + 2 / 6), far: (2 / 6) * (1 + 2 / 6) };
  expect(meanHits(fired[0]!, fired)).toBeCloseTo(onTarget.near * 4 * ((2 * 5 * 3) / 216), 12);
  expect(meanHits(fired[1]!, fired)).toBeCloseTo(onTarget.far * 7 * ((1 * 5 * 1) / 216), 12);
  const sum = meanHits(fired[0]!, fired) + meanHits(fired[1]!, fired);
  expect(luckOf(hitsExpected(fired), 0).expected).toBeCloseTo(sum, 12);
  expect(
    luckOf(
      hitsExpected(fired, (one) => one === fired[1]),
      0,
    ).expected,
  ).toBeCloseTo(meanHits(fired[1]!, fired), 12);
  expect(meanHits(near, [near, far])).toBeCloseTo((4 / 6) * 4 * ((2 * 5 * 3) / 216), 12);
});

test('many salvos together: chances still add up, and the luck of none is certain', () => {
  const sum = new Expectation();
  for (let i = 0; i < 2000; i += 1) sum.add(hitsExpected([salvo(7, 4, 2, 5, 3)]), i % 2);
  const { hits, expected, atLeast, atMost } = sum.luck();
  expect(hits).toBe(1000);
  expect(expected).toBeCloseTo((2000 * 7 * 4 * 30) / (6 * 216), 6);
  expect(atLeast).toBeGreaterThan(0.999);
  expect(atMost).toBeLessThan(0.001);
  expect(new Expectation().luck()).toEqual({ hits: 0, expected: 0, atLeast: 1, atMost: 1 });
});

describe('a battle off Ulsan', () => {
  const { actions, now } = told('ulsan', 7);
  const report = battleReport(actions, now);

  test('the same hits are counted by side, ship, weapon and turn', () => {
    const events = actions.flatMap((action) => action.descriptions).filter(({ code }) => code === 'GunfireResolved');
    const shots = events.flatMap(({ data }) => (data as unknown as { shots: { effective: number }[] }).shots);
    const hits = shots.reduce((sum, { effective }) => sum + effective, 0);
    expect(hits).toBeGreaterThan(0);
    const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
    const { ijn, irn } = report.sides;
    expect(ijn.luck.hits + irn.luck.hits).toBe(hits);
    expect(total(report.ships.map(({ luck }) => luck.hits))).toBe(hits);
    expect(total(report.ships.map(({ taken }) => taken))).toBe(hits);
    expect(total([...ijn.weapons, ...irn.weapons].map((weapon) => weapon.hits))).toBe(hits);
    expect(total(report.byTurn.map((turn) => turn.hits.ijn + turn.hits.irn))).toBe(hits);
    expect(total(report.byTurn.map((turn) => turn.expected.ijn))).toBeCloseTo(ijn.luck.expected, 9);
  });

  test('fires are followed from the hit that lit them to how they ended', () => {
    for (const { ship, lit, putOut, burning, lost } of report.fires) {
      expect(now.ships[ship]).toBeDefined();
      if (!lost) expect(lit - putOut).toBe(burning);
    }
  });

  test('what was undone counts for nothing but as undone', () => {
    const undone = actions.map((action) => ({ ...action, undone: true }));
    const empty = battleReport(undone, now);
    expect(empty.undone).toBe(actions.length);
    expect(empty.sides.ijn.luck).toMatchObject({ hits: 0, expected: 0 });
    expect(empty.moments).toEqual([]);
  });
});

test('losses are told as they are in the end: a ship refloated is none, one the umpire took is', () => {
  const begun = togoBattle.begin(scenarioSetup('ulsan', 5));
  const [floated, taken] = Object.values(begun.ships).filter(({ side }) => side === 'irn');
  const action = (number: number, code: string, data: Json, about: string) =>
    ({
      ...{ number, before: begun, undone: false, attempt: 1, dice: NO_DICE },
      descriptions: [{ code, data, about: [about] }],
    }) as ReportAction;
  const actions = [
    action(1, 'FateChanged', { ship: floated!.id, fate: 'aground' }, floated!.id),
    action(2, 'FateChanged', { ship: floated!.id, fate: 'afloat' }, floated!.id),
    action(3, 'Corrected', { path: ['ships', taken!.id, 'fires'] }, taken!.id),
  ];
  const ships = { ...begun.ships, [taken!.id]: { ...taken!, fires: 5 } };
  const groups = Object.fromEntries(
    Object.entries(begun.groups).map(([id, group]) => [id, { ...group, sighted: true }]),
  );
  const report = battleReport(actions, { ...begun, ships, groups });
  expect(report.losses).toMatchObject([{ ship: taken!.id, turn: 1, how: 'abandoned' }]);
  expect(report.sides.irn.losses.ships).toBe(1);
});

test('[AMB-48] a ship is abandoned once, however often she is hit afterwards', () => {
  const begun = togoBattle.begin(scenarioSetup('ulsan', 5));
  const ship = Object.values(begun.ships).find(({ side }) => side === 'irn')!;
  const hit = (number: number, status: string) =>
    ({
      ...{ number, before: { ...begun, turn: number }, undone: false, attempt: 1, dice: NO_DICE },
      descriptions: [
        {
          code: 'DamageResolved',
          data: { ship: ship.id, status, cause: null, hits: [], markers: [] },
          about: [ship.id],
        },
      ],
    }) as ReportAction;
  const now: BattleState = { ...begun, ships: { ...begun.ships, [ship.id]: { ...ship, fires: 6, fate: 'sunk' } } };
  const { losses } = battleReport([hit(3, 'abandoned'), hit(4, 'abandoned'), hit(5, 'sunk')], now);
  expect(losses.map(({ turn, how }) => [turn, how])).toEqual([
    [3, 'abandoned'],
    [5, 'sunk'],
  ]);
});

test('[AMB-44] an old end that has its boats in it twice: they are counted anew, from the ships as they are', () => {
  const begun = togoBattle.begin(scenarioSetup('port-arthur-night', 5));
  const boats = Object.values(begun.ships).find(({ card }) => card.type === 'TBD')!;
  const losses = { ijn: { ships: 1, boats: 1, transports: 0 }, irn: { ships: 0, boats: 0, transports: 0 } };
  const over: BattleState = {
    ...begun,
    ships: { ...begun.ships, [boats.id]: { ...boats, units: 0, fate: 'disabled' } },
    result: { losses, points: null, winner: null, decisive: false, note: '' },
  };
  const truth = { ships: 0, boats: boats.unitsAtFirst, transports: 0 };
  expect(battleReport([], over).sides.ijn.losses).toEqual(truth);
  expect(battleView(over, 'public').losses.ijn).toEqual(truth);
});

test('[TOGO-63] a hit that took a boat sank her: her weapon and her ship have it on their account', () => {
  const begun = togoBattle.begin(scenarioSetup('port-arthur-night', 5));
  const ships = Object.values(begun.ships);
  const [firer, boats] = [ships.find(({ side }) => side === 'irn')!, ships.find(({ card }) => card.type === 'TBD')!];
  const hits = [11, 12, 13].map((id) => ({ id, restricted: id === 11 }));
  const shot = { ...salvo(4, 4, 2, 5, 3), weapon: '6', target: boats.id, onTarget: true, effective: 3, hits };
  const told = (lost: number) => [
    { code: 'GunfireResolved', data: { ship: firer.id, shots: [shot] } as unknown as Json, about: [firer.id] },
    { code: 'UnitsLost', data: { ship: boats.id, worked: [11, 12, 13], lost, left: 0 }, about: [boats.id] },
  ];
  const sank = (lost: number) => {
    const action = { number: 1, before: begun, undone: false, attempt: 1, dice: NO_DICE };
    const { sides, ships: each } = battleReport([{ ...action, descriptions: told(lost) }], begun);
    return [sides.irn.weapons[0]?.sank, each.find(({ id }) => id === firer.id)?.weapons[0]?.sank];
  };
  expect(sank(2)).toEqual([2, 2]);
  expect(sank(0)).toEqual([0, 0]);
  // By a house rule one hit takes the whole base.
  expect(sank(5)).toEqual([5, 5]);
});

test('[TOGO-19] a public story gives a report that names nobody behind a blank counter', () => {
  const { actions, now } = told('port-arthur-night', 3);
  const text = JSON.stringify(battleReport(actions, now));
  const hidden = Object.values(now.ships).filter(({ group }) => now.groups[group]?.sighted === false);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { id, name } of hidden) {
    expect(text).not.toContain(`"${id}"`);
    expect(text).not.toContain(name);
  }
});
