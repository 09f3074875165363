import { DUEL, TideTable } from '@/testing/tide-table';

import type { Rulings } from '../rulings';
import { transportLeft } from './transport';
import { sortieStep } from './moment';

const duel = (rulings: Partial<Rulings> = {}) => new TideTable({ counters: DUEL }, rulings);
const vladivostokOut = (table: TideTable) => table.do({ type: 'sail', fleet: 'vladivostok', ships: ['rossia'] });
const portArthurOut = (table: TideTable, ships = ['poltava', 'bayan']) =>
  table.all({ type: 'stayInPort', fleet: 'vladivostok' }, { type: 'sail', fleet: 'port-arthur', ships });
const marked = ({ state }: TideTable) =>
  Object.values(state.ships)
    .filter(({ port }) => port)
    .map(({ id }) => id);

test('[TAS-1][TAS-4] no Naval Phase on turn 1, one on turn 2; a fleet sails on turn 1 only if that is allowed', () => {
  const table = new TideTable({ counters: DUEL, turn: 1 });
  expect(table.state.step).toBe('land');
  const sail = { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] } as const;
  expect(table.refused(sail)).toEqual(['NO_NAVAL_PHASE', 'TAS-4']);
  expect(
    new TideTable({ counters: DUEL, turn: 1 }).do(sail, [], { override: true }).told('RuleOverridden'),
  ).toMatchObject([{ code: 'NO_NAVAL_PHASE', rule: 'TAS-4', secret: 'irn' }]);
  expect(table.do({ type: 'nextTurn' }).state.step).toBe('vladivostok');
});

test('[TAS-3] the Togo marker begins on 10, nobody is under a Port marker', () => {
  expect(duel().points).toBe(10);
  expect(marked(duel())).toEqual([]);
});

test.each([
  [7, 'vladivostok'],
  [8, 'port-arthur'],
  [12, 'port-arthur'],
  [13, 'vladivostok'],
])('[TAS-4] on turn %i the first to choose is %s', (turn, step) => {
  const table = duel().do({ type: 'goTo', turn, step: 'sortie' });
  expect(table.state.step).toBe(step);
});

test('[TAS-4] in those turns Vladivostok sails only if that is allowed, and then first', () => {
  const table = duel().do({ type: 'goTo', turn: 9, step: 'sortie' });
  const sail = { type: 'sail', fleet: 'vladivostok', ships: ['rossia'] } as const;
  expect(table.refused(sail)).toEqual(['VLADIVOSTOK_FROZEN', 'TAS-4']);
  expect(new TideTable({ counters: DUEL, turn: 9 }).state.step).toBe('port-arthur');
  const corrected = duel().do({ type: 'correct', path: ['turn'], value: 9 });
  expect([corrected.state.step, ...corrected.refused(sail)]).toEqual(['vladivostok', 'VLADIVOSTOK_FROZEN', 'TAS-4']);
  expect(table.do(sail, [], { override: true }).state).toMatchObject({ step: 'japan', meeting: 'vladivostok' });
});

test('[TAS-4] ships never change port', () => {
  const table = vladivostokOut(duel());
  table.do({ type: 'stayInPort', fleet: 'japan' });
  expect(table.refused({ type: 'sail', fleet: 'port-arthur', ships: ['rossia'] })).toEqual(['WRONG_PORT', 'TAS-4']);
  expect(table.refused({ type: 'correct', path: ['ships', 'rossia', 'fleet'], value: 'japan' })[0]).toBe(
    'NO_SUCH_VALUE',
  );
});

test('[TAS-7] Vladivostok chooses first and in secret; its sortie is over before Port Arthur is asked', () => {
  const table = vladivostokOut(duel());
  expect(table.state).toMatchObject({ step: 'japan', meeting: 'vladivostok' });
  expect(table.view('ijn').meetings.vladivostok.irn).toEqual({ ships: null, turnedBack: null });
  expect(table.view('irn').meetings.vladivostok.irn?.ships).toEqual(['rossia']);
  expect(table.refused({ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] })[0]).toBe('WRONG_STEP');
  expect(table.do({ type: 'stayInPort', fleet: 'japan' }).state.step).toBe('port-arthur');
});

test('[TAS-8] then Port Arthur, also in secret', () => {
  const table = portArthurOut(duel());
  expect(table.state).toMatchObject({ step: 'japan', meeting: 'port-arthur' });
  expect(table.view('public').meetings['port-arthur'].irn?.ships).toBeNull();
});

test('[TAS-9] nobody sails: the sortie is over, and 8.3.1 is lifted', () => {
  const table = duel().all({ type: 'stayInPort', fleet: 'vladivostok' }, { type: 'stayInPort', fleet: 'port-arthur' });
  expect(table.state).toMatchObject({ step: 'land', landingLimits: false });
});

test('[TAS-10] the Japanese send any ships that are free, in secret, or none', () => {
  const table = vladivostokOut(duel());
  table.do({ type: 'correct', path: ['ships', 'asahi', 'port'], value: true });
  const both = { type: 'sail', fleet: 'japan', ships: ['mikasa', 'asahi'] } as const;
  expect(table.refused(both)).toEqual(['UNDER_PORT_MARKER', 'TAS-30']);
  expect(table.refused({ type: 'sail', fleet: 'japan', ships: [] })[0]).toBe('NO_SHIPS_CHOSEN');
  expect(table.refused({ type: 'sail', fleet: 'japan', ships: ['mikasa', 'mikasa'] })[0]).toBe('CHOSEN_TWICE');
  expect(table.refused({ type: 'sail', fleet: 'japan', ships: ['poltava'] })[0]).toBe('NO_SUCH_SHIP');
  table.do(both, [], { override: true });
  expect(table.state.step).toBe('reveal');
  expect(table.view('irn').meetings.vladivostok.ijn?.ships).toBeNull();
  expect(table.told('RuleOverridden')).toMatchObject([{ code: 'UNDER_PORT_MARKER', secret: 'ijn' }]);
});

test('[TAS-11][AMB-11][TAS-16] the Japanese stay: a point for each fleet, transport halved and rounded down, for this turn', () => {
  const table = portArthurOut(duel()).do({ type: 'setBaseGame', transport: 11 });
  table.do({ type: 'stayInPort', fleet: 'japan' });
  expect(table.points).toBe(9);
  expect(transportLeft(table.state)).toBe(5);
  expect(marked(table)).toEqual([]);
  table.do({ type: 'nextTurn' });
  expect(table.state.transport).toEqual({ halved: false, minus: 0 });
  table.do({ type: 'setBaseGame', transport: 11 });
  expect(transportLeft(table.state)).toBe(11);
});

test('[TAS-16] what was lost is lost for that turn, also where the table has moved on; in the same turn it stays', () => {
  const table = portArthurOut(duel()).do({ type: 'setBaseGame', transport: 11 });
  table.do({ type: 'stayInPort', fleet: 'japan' }).do({ type: 'goTo', turn: 2, step: 'land' });
  expect([transportLeft(table.state), table.state.landingLimits]).toEqual([5, true]);
  table.do({ type: 'goTo', turn: 3, step: 'sortie' });
  expect(table.state).toMatchObject({
    ...{ transport: { halved: false, minus: 0 }, base: { transport: null }, landingLimits: null },
  });
});

test('[TAS-11] a sortie from Vladivostok alone costs a point and no transport', () => {
  const table = vladivostokOut(duel()).do({ type: 'stayInPort', fleet: 'japan' });
  expect([table.points, table.state.transport.halved]).toEqual([9, false]);
});

test('[TAS-12][TAS-17] off Vladivostok both reveal, the Russians may withdraw first, and all go home under markers', () => {
  const met = () => vladivostokOut(duel()).all({ type: 'sail', fleet: 'japan', ships: ['mikasa'] }, { type: 'reveal' });
  expect(met().view('public').meetings.vladivostok).toMatchObject({
    irn: { ships: ['rossia'] },
    ijn: { ships: ['mikasa'] },
  });
  expect(met().refused({ type: 'withdraw', side: 'ijn' })[0]).toBe('WRONG_STEP');
  const russians = met().do({ type: 'withdraw', side: 'irn' });
  expect([russians.points, marked(russians)]).toEqual([12, ['mikasa', 'rossia']]);
  const japanese = met().all({ type: 'fightOn', side: 'irn' }, { type: 'withdraw', side: 'ijn' });
  expect([japanese.points, japanese.state.transport.minus]).toEqual([8, 0]);
  expect(met().all({ type: 'fightOn', side: 'irn' }, { type: 'fightOn', side: 'ijn' }).state.step).toBe('chits');
});

test('[TAS-13][TAS-18] into the Coastal Waters through the mines; withdrawing costs 4 transport', () => {
  const table = portArthurOut(duel()).do({ type: 'sail', fleet: 'japan', ships: ['mikasa', 'asahi'] });
  expect(table.needs({ type: 'enterCoastal' })).toEqual({ dice: 1, need: 5, key: 'mikasa.mines' });
  table.do({ type: 'enterCoastal' }, [5, 6]);
  expect(sortieStep(table.state)).toBe(7);
  expect(table.view('irn').meetings['port-arthur'].ijn?.ships).toBeNull();
  expect(marked(table)).toEqual([]);
  table.do({ type: 'reveal' });
  expect(marked(table)).toEqual(['asahi']);
  table.all({ type: 'fightOn', side: 'irn' }, { type: 'withdraw', side: 'ijn' });
  expect([table.points, table.state.transport.minus]).toEqual([8, 4]);
});

test('[TAS-14][TAS-18] out to the Open Sea through the mines; withdrawing costs 6 transport', () => {
  const table = portArthurOut(duel()).all(
    { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
    { type: 'stayOut', side: 'ijn' },
  );
  expect(sortieStep(table.state)).toBe(8);
  expect(table.needs({ type: 'leaveCoastal' })).toMatchObject({ need: 4 });
  table.do({ type: 'leaveCoastal' }, [4, 6]).do({ type: 'reveal' });
  expect(marked(table)).toEqual(['bayan']);
  table.all({ type: 'fightOn', side: 'irn' }, { type: 'withdraw', side: 'ijn' });
  expect(table.state.transport.minus).toBe(6);
});

test('[TAS-15][AMB-12] both wait: everybody goes home under Port markers, and 8.3.1 is in force', () => {
  const table = portArthurOut(duel()).all(
    { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
    { type: 'stayOut', side: 'ijn' },
    { type: 'stayOut', side: 'irn' },
  );
  expect(marked(table)).toEqual(['mikasa', 'poltava', 'bayan']);
  expect(table.state).toMatchObject({ step: 'recover', landingLimits: true });
});

test('[AMB-24] after a withdrawal off Port Arthur both fleets lie under Port markers', () => {
  const table = portArthurOut(duel()).do({ type: 'sail', fleet: 'japan', ships: ['mikasa'] });
  table.do({ type: 'enterCoastal' }, [1]).all({ type: 'reveal' }, { type: 'withdraw', side: 'irn' });
  expect(marked(table)).toEqual(['mikasa', 'poltava', 'bayan']);
  expect(table.points).toBe(12);
});

test('[AMB-14][AMB-21] ships sent home by mines have not withdrawn: the sortie ends, no points change', () => {
  const table = portArthurOut(duel()).do({ type: 'sail', fleet: 'japan', ships: ['mikasa'] });
  table.do({ type: 'enterCoastal' }, [6]).do({ type: 'reveal' });
  expect([table.points, table.state.step]).toEqual([10, 'recover']);
  expect(table.told('Withdrew')).toEqual([]);
});

test('[TAS-5] Togo points never fall below 0, and each line of the ledger says why', () => {
  const table = vladivostokOut(duel()).do({ type: 'correct', path: ['togo', 'points'], value: 0 });
  table.do({ type: 'stayInPort', fleet: 'japan' });
  expect(table.state.togo).toEqual({
    points: 0,
    ledger: [{ turn: 2, reason: 'unopposed-sortie', rule: 'TAS-11', change: -1, total: 0, about: 'vladivostok' }],
  });
});

describe('[AMB-1] both fleets out', () => {
  test('Vladivostok first: who met it lies under a marker, and the Japanese decide afresh', () => {
    const table = vladivostokOut(duel()).all(
      { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
      { type: 'reveal' },
      { type: 'withdraw', side: 'irn' },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
    );
    expect(table.refused({ type: 'sail', fleet: 'japan', ships: ['mikasa'] })[0]).toBe('UNDER_PORT_MARKER');
    expect(table.do({ type: 'sail', fleet: 'japan', ships: ['asahi'] }).state.step).toBe('enter');
  });

  test('each cycle charges its own fleet', () => {
    const table = vladivostokOut(duel()).all(
      { type: 'stayInPort', fleet: 'japan' },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
      { type: 'stayInPort', fleet: 'japan' },
    );
    expect([table.points, table.state.transport.halved]).toEqual([8, true]);
  });

  test('split: both declare, one decision with two groups, Vladivostok is met first', () => {
    const table = vladivostokOut(duel({ bothFleetsOut: 'split' }));
    expect(table.state.step).toBe('port-arthur');
    table.do({ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] });
    table.do({ type: 'sail', fleet: 'japan', ships: ['mikasa'], portArthur: ['asahi'] });
    expect(table.state).toMatchObject({ step: 'reveal', meeting: 'vladivostok' });
    table.all({ type: 'reveal' }, { type: 'withdraw', side: 'irn' });
    expect(table.state).toMatchObject({ step: 'enter', meeting: 'port-arthur' });
    expect(table.state.meetings['port-arthur'].ijn?.ships).toEqual(['asahi']);
  });

  test('split: a group may be empty, and two groups need two fleets', () => {
    const table = vladivostokOut(duel({ bothFleetsOut: 'split' }));
    table.do({ type: 'sail', fleet: 'port-arthur', ships: ['poltava'] });
    table.all(
      { type: 'sail', fleet: 'japan', ships: ['mikasa'], portArthur: [] },
      { type: 'reveal' },
      { type: 'withdraw', side: 'irn' },
    );
    expect(table.refused({ type: 'enterCoastal' })[0]).toBe('NO_SHIPS_THERE');
    const one = vladivostokOut(duel());
    expect(one.refused({ type: 'sail', fleet: 'japan', ships: ['mikasa'], portArthur: ['asahi'] })).toEqual([
      'ONE_GROUP_ONLY',
      'AMB-1',
    ]);
  });
});

describe('[TAS-32] evacuation', () => {
  const announced = () => {
    const table = duel().do({ type: 'announceEvacuation' });
    return portArthurOut(table);
  };

  test('is announced at the start of a Naval Phase', () => {
    const table = duel().do({ type: 'stayInPort', fleet: 'vladivostok' });
    expect(table.refused({ type: 'announceEvacuation' })).toEqual(['EVACUATION_TOO_LATE', 'TAS-32']);
    expect(announced().refused({ type: 'announceEvacuation' })[0]).toBe('WRONG_STEP');
    const frozen = duel().do({ type: 'goTo', turn: 8, step: 'sortie' });
    expect(frozen.do({ type: 'announceEvacuation' }).state.evacuating).toBe(true);
  });

  test('is announced to Port Arthur where Vladivostok has no ship to ask, but not once it lost them in this phase', () => {
    const empty = new TideTable({ counters: DUEL.filter(({ fleet }) => fleet !== 'vladivostok') });
    empty.do({ type: 'goTo', turn: 3, step: 'sortie' });
    expect(empty.state.step).toBe('port-arthur');
    expect(empty.do({ type: 'announceEvacuation' }).state.evacuating).toBe(true);

    const sunk = duel().all(
      { type: 'sail', fleet: 'vladivostok', ships: ['rossia'] },
      { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
      { type: 'correct', path: ['ships', 'rossia', 'fate'], value: 'sunk' },
      { type: 'reveal' },
      { type: 'withdraw', side: 'irn' },
    );
    expect(sunk.state.step).toBe('port-arthur');
    expect(sunk.refused({ type: 'announceEvacuation' })).toEqual(['EVACUATION_TOO_LATE', 'TAS-32']);
  });

  test('nobody meets the fleet: it is gone, without mines', () => {
    const table = announced().do({ type: 'stayInPort', fleet: 'japan' });
    expect([table.ship('poltava').fate, table.ship('bayan').fate]).toEqual(['evacuated', 'evacuated']);
    expect(table.points).toBe(9);
  });

  test('the Japanese wait outside: it is gone; they come home under Port markers', () => {
    const table = announced().all(
      { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
      { type: 'stayOut', side: 'ijn' },
      { type: 'leaveCoastal' },
    );
    expect(table.ship('poltava').fate).toBe('evacuated');
    expect(marked(table)).toEqual(['mikasa']);
    table.do({ type: 'recover', sides: ['ijn'] }, [1]);
    expect(table.do({ type: 'losePortArthur' }).points).toBe(10);
  });

  test('the Japanese come in: they fight for it', () => {
    const table = announced().do({ type: 'sail', fleet: 'japan', ships: ['mikasa'] });
    table
      .do({ type: 'enterCoastal' }, [1])
      .all({ type: 'reveal' }, { type: 'fightOn', side: 'irn' }, { type: 'fightOn', side: 'ijn' });
    expect(table.state.step).toBe('chits');
  });
});

test('[TAS-6][AMB-5] Port Arthur falls: a point for each battleship left, or five victory points', () => {
  const points = new TideTable({ turn: 1 }).do({ type: 'losePortArthur' });
  expect([points.points, points.ship('poltava').fate]).toEqual([17, 'lost']);
  expect(points.state.togo.ledger).toHaveLength(7);
  expect(points.refused({ type: 'losePortArthur' })[0]).toBe('ALREADY_FALLEN');
  const flat = new TideTable({ turn: 1 }, { notEvacuated: 'five-victory-points' }).do({ type: 'losePortArthur' });
  expect([flat.points, flat.state.base.victoryPoints]).toEqual([10, 5]);
});
