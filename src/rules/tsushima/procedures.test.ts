import { run } from '../common/procedure';
import { outcomeOf } from '@/testing/scripted-dice';

import {
  attackPort,
  clearChannel,
  enterMines,
  raidTown,
  repairShips,
  rollFlight,
  rollItalianCruisers,
  rollLoads,
  rollTotal,
  runAground,
  scuttle,
  sendBlockShips,
  spot,
  spotInZone,
  spottingNeed,
  sweepMine,
} from './procedures';

const B = (id: string) => ({ id, type: 'B' as const, hits: 0 });

describe('running aground', () => {
  test('[TSU-9] below 6 nobody rolls', () => {
    expect(outcomeOf(run(runAground([B('a'), B('b')]), [5]))).toEqual({ die: 5, rolls: [], aground: null });
  });

  test('[TSU-9][TSU-10] on a 6 ship by ship until a 6, then her damage', () => {
    expect(outcomeOf(run(runAground([B('a'), B('b'), B('c')]), [6, 3, 6, 4]))).toEqual({
      die: 6,
      rolls: [
        { ship: 'a', die: 3 },
        { ship: 'b', die: 6 },
      ],
      aground: { ship: 'b', die: 4, hits: 2 },
    });
  });

  test('[TSU-9] all may be lucky', () => {
    expect(outcomeOf(run(runAground([B('a'), B('b')]), [6, 1, 5])).aground).toBeNull();
  });

  test('[TSU-10] a counter of boats takes exactly one hit, without a die', () => {
    expect(outcomeOf(run(runAground([{ id: 'd', type: 'D' }]), [6, 6])).aground).toEqual({
      ship: 'd',
      die: null,
      hits: 1,
    });
  });
});

describe('spotting', () => {
  const NOTHING = { destroyers: 0, twoHits: 0, lowMorale: 0, alreadyThere: false, partialSea: false, evades: false };

  test.each([
    ['[TSU-18] 5 or more', {}, 5],
    ['[TSU-19] each destroyer +1', { destroyers: 2 }, 3],
    ['[TSU-19] each ship with two hits -1', { twoHits: 1 }, 6],
    ['[TSU-19] each ship with morale -2 -1', { lowMorale: 2 }, 7],
    ['[TSU-19][AMB-6] a ship that was there +2', { alreadyThere: true }, 3],
    ['[TSU-19] partial sea +1', { partialSea: true }, 4],
    ['[TSU-19][TSU-20] evading -2', { evades: true }, 7],
  ])('%s', (_, facts, need) => {
    const answer = spottingNeed({ ...NOTHING, ...facts });
    expect(answer.value).toBe(need);
    expect(answer.parts.reduce((sum, { value }) => sum + value, 0)).toBe(need);
  });

  test('[TSU-18] one die; what is certain is not rolled, unless the need is a secret', () => {
    expect(outcomeOf(run(spot({ ...NOTHING, partialSea: true }, { secret: false }), [4]))).toEqual({
      die: 4,
      spotted: true,
    });
    expect(outcomeOf(run(spot({ ...NOTHING, destroyers: 4 }, { secret: false }), []))).toEqual({
      die: null,
      spotted: true,
    });
    expect(outcomeOf(run(spot({ ...NOTHING, evades: true }, { secret: false }), []))).toEqual({
      die: null,
      spotted: false,
    });
    expect(outcomeOf(run(spot({ ...NOTHING, destroyers: 4 }, { secret: true }), [1]))).toEqual({
      die: 1,
      spotted: true,
    });
  });

  test('[TSU-21] in a zone either side finds the other with 10 or more', () => {
    expect(outcomeOf(run(spotInZone(), [4, 5, 3, 3]))).toEqual({ sums: { ijn: 9, irn: 6 }, spotted: false });
    expect(outcomeOf(run(spotInZone(), [1, 1, 4, 6])).spotted).toBe(true);
  });
});

test('[TSU-33] flight succeeds on 3 or less', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => outcomeOf(run(rollFlight('irn'), [die])).success)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test('[TSU-54][TSU-58] ships in port are attacked on a 6, by surprise on 3 or more', () => {
  const faces = (surprise: boolean) =>
    [1, 2, 3, 4, 5, 6].filter((die) => outcomeOf(run(attackPort(surprise), [die])).success);
  expect(faces(false)).toEqual([6]);
  expect(faces(true)).toEqual([3, 4, 5, 6]);
});

test('[TSU-46] a town is damaged on 5 or 6', () => {
  expect([4, 5, 6].map((die) => outcomeOf(run(raidTown(), [die])).success)).toEqual([false, true, true]);
});

test('[TSU-51] mines: a 6, then by the face', () => {
  expect(outcomeOf(run(enterMines([B('a'), B('b'), B('c')]), [5, 6, 3, 6, 5]))).toEqual([
    { ship: 'a', die: 5, damage: null, hits: 0 },
    { ship: 'b', die: 6, damage: 3, hits: 2 },
    { ship: 'c', die: 6, damage: 5, hits: 0 },
  ]);
  expect([1, 2, 3, 4, 5, 6].map((damage) => outcomeOf(run(enterMines([B('a')]), [6, damage]))[0]?.hits)).toEqual([
    1, 2, 2, 3, 0, 0,
  ]);
});

test('[TSU-52][AMB-4] every sweeper that still floats rolls, or one die for all', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(B);
  const swept = outcomeOf(run(sweepMine(six, { oneDie: false }), [1, 1, 1, 1, 1, 6, 4, 1, 2, 3, 4, 5]));
  expect(swept).toMatchObject({ removed: true, dice: [1, 2, 3, 4, 5] });
  expect(outcomeOf(run(sweepMine(six, { oneDie: true }), [1, 1, 1, 1, 1, 1, 4]))).toMatchObject({ removed: false });
  expect(outcomeOf(run(sweepMine([B('a')], { oneDie: true }), [6, 4]))).toMatchObject({ removed: false, dice: [] });
});

test('[TSU-47][TSU-61] repairs: nothing, one hit, all; a captured ship needs a 6', () => {
  const ships = ['a', 'b', 'c', 'd'].map((id) => ({ id, captured: id === 'd' }));
  expect(outcomeOf(run(repairShips(ships), [2, 4, 6, 5])).map(({ result }) => result)).toEqual([
    ...['none', 'one', 'all', 'none'],
  ]);
});

test('[TSU-56][AMB-25] block ships lodge on a 6, and the channel is cleared by one', () => {
  expect(outcomeOf(run(sendBlockShips(3), [6, 5, 6]))).toBe(2);
  expect(outcomeOf(run(sendBlockShips(3), { 'block-ships': { count: 1 } }))).toBe(1);
  expect(outcomeOf(run(clearChannel(1), [5]))).toBe(0);
  expect(outcomeOf(run(clearChannel(2), [6, 6]))).toBe(2);
});

test('[TSU-57] Italian cruisers: owner, then zones', () => {
  expect(outcomeOf(run(rollItalianCruisers(), [2, 5]))).toEqual({ owner: 'irn', zones: 2, dice: [2, 5] });
  expect(outcomeOf(run(rollItalianCruisers(), [3, 1]))).toEqual({ owner: 'ijn', zones: 0, dice: [3, 1] });
});

test('[TSU-59] the loads of plan C are a die and 1; the total gets a die', () => {
  expect(outcomeOf(run(rollLoads(), [6]))).toEqual({ die: 6, loads: 7 });
  expect(outcomeOf(run(rollTotal(4), [3]))).toBe(3);
});

test('[TSU-61] scuttled ships sink on 3 or less', () => {
  expect(outcomeOf(run(scuttle(['a', 'b']), [3, 4]))).toEqual([
    { ship: 'a', die: 3, sunk: true },
    { ship: 'b', die: 4, sunk: false },
  ]);
});
