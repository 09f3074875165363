import { DUEL, TideTable, withChits } from '@/testing/tide-table';

import { rules } from '@/messages/en/tide/rules';

import type { Rulings } from '../rulings';
import { tideCampaign } from './rulebook';

const set = (table: TideTable, ship: string, values: Readonly<Record<string, boolean | number>>) => {
  for (const [key, value] of Object.entries(values)) table.do({ type: 'correct', path: ['ships', ship, key], value });
  return table;
};
const duel = (rulings: Partial<Rulings> = {}) => new TideTable({ counters: DUEL }, rulings);
const nobodySails = (table: TideTable) =>
  table.all({ type: 'stayInPort', fleet: 'vladivostok' }, { type: 'stayInPort', fleet: 'port-arthur' });

test('[TAS-30] first the undamaged under Port markers roll, then the damaged; who is repaired keeps her marker', () => {
  const table = set(duel(), 'poltava', { port: true });
  set(table, 'mikasa', { port: true, damaged: true });
  nobodySails(table);
  expect(table.needs({ type: 'recover', sides: ['ijn', 'irn'] })).toEqual({
    dice: 1,
    need: 3,
    key: 'port-arthur.recovery',
  });
  table.do({ type: 'recover', sides: ['irn'] }, [3]);
  expect(table.ship('poltava').port).toBe(false);
  expect(table.state.step).toBe('repair');
  table.do({ type: 'repair', sides: ['ijn'] }, [4]);
  expect(table.ship('mikasa')).toMatchObject({ damaged: false, port: true });
  expect(table.state.step).toBe('land');
  nobodySails(table.do({ type: 'nextTurn' }));
  expect(table.do({ type: 'recover', sides: ['ijn'] }, [5]).ship('mikasa').port).toBe(true);
});

test('[TAS-30] recovery and repair roll once a phase, each in its step', () => {
  const table = set(set(duel(), 'poltava', { port: true }), 'mikasa', { port: true });
  nobodySails(table);
  expect(table.refused({ type: 'repair', sides: ['ijn'] })[0]).toBe('WRONG_STEP');
  table.do({ type: 'recover', sides: ['irn'] }, [6]);
  expect(table.refused({ type: 'recover', sides: ['irn'] }, [6])[0]).toBe('ALREADY_ROLLED');
});

test('[AMB-6] a cruiser with hit markers recovers as if undamaged, or stays', () => {
  const hit = (rulings: Partial<Rulings>) => nobodySails(set(duel(rulings), 'bayan', { port: true, hits: 2 }));
  expect(
    hit({})
      .do({ type: 'recover', sides: ['irn'] }, [3])
      .ship('bayan'),
  ).toMatchObject({ port: false, hits: 2 });
  expect(hit({ hitMarkers: 'damaged' }).state.step).toBe('land');
});

test('[AMB-23] a phase that ends early has its recovery, unless it is read literally', () => {
  const early = (rulings: Partial<Rulings>) => nobodySails(set(duel(rulings), 'poltava', { port: true })).state.step;
  expect(early({})).toBe('recover');
  expect(early({ recoveryAfterEarlyEnd: 'literal' })).toBe('land');
  const met = set(duel({ recoveryAfterEarlyEnd: 'literal' }), 'poltava', { port: true });
  met.all(
    { type: 'sail', fleet: 'vladivostok', ships: ['rossia'] },
    { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
  );
  met.all({ type: 'reveal' }, { type: 'withdraw', side: 'irn' }, { type: 'stayInPort', fleet: 'port-arthur' });
  expect(met.state.step).toBe('recover');
  // Whoever goes there by hand wants it played.
  const asked = set(duel({ recoveryAfterEarlyEnd: 'literal' }), 'poltava', { port: true });
  expect(asked.do({ type: 'goTo', turn: 2, step: 'recovery' }).state.step).toBe('recover');
});

describe('[TAS-31] conditions in port are secret by option', () => {
  const secret = () =>
    nobodySails(set(set(duel({ conditionInPort: 'secret' }), 'poltava', { port: true }), 'bayan', { hits: 1 }));

  test('the other side sees neither markers nor damage, and both sides pass every step', () => {
    const table = secret();
    expect(table.view('ijn').ships.poltava).toMatchObject({ port: null, damaged: null, hits: null });
    expect(table.view('irn').ships.poltava).toMatchObject({ port: true });
    expect(table.owed()).toEqual(['recover', 'recover']);
    expect(table.refused({ type: 'recover', sides: ['ijn', 'irn'] })[0]).toBe('ONE_SIDE_AT_A_TIME');
    table.do({ type: 'recover', sides: ['ijn'] }).do({ type: 'recover', sides: ['irn'] }, [2]);
    expect(table.view('ijn').ships.poltava?.port).toBeNull();
    expect(table.owed()).toEqual(['repair', 'repair']);
  });

  test('at sea everybody sees how she is', () => {
    const table = duel({ conditionInPort: 'secret' });
    set(table, 'rossia', { hits: 1 });
    table.do({ type: 'sail', fleet: 'vladivostok', ships: ['rossia'] });
    expect(table.view('ijn').ships.rossia?.hits).toBeNull();
    table.all({ type: 'sail', fleet: 'japan', ships: ['mikasa'] }, { type: 'reveal' });
    expect(table.view('ijn').ships.rossia?.hits).toBe(1);
    expect(table.do({ type: 'withdraw', side: 'irn' }).view('ijn').ships.rossia).toMatchObject({
      hits: null,
      port: null,
    });
  });
});

describe('[TAS-33] the Battle of Tsushima', () => {
  const tsushima = (rulings: Partial<Rulings> = {}) => {
    const table = new TideTable({ counters: DUEL, turn: 1 }, rulings);
    set(table, 'mikasa', { damaged: true, port: true });
    return table.do({ type: 'beginTsushima' });
  };
  const entered = (rulings: Partial<Rulings> = {}) => tsushima(rulings).do({ type: 'enterOpenSea' }, [4]);
  const round = (table: TideTable) =>
    table.do({ type: 'fire', side: 'ijn' }, [6, 6, 6, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
  const MEDIUM = [
    ['FSH', 'HP'],
    ['FSH', 'HS'],
  ] as const;

  test('every Japanese ship is repaired, recovered and at sea; the Europeans cross the mines', () => {
    const table = tsushima();
    expect(table.ship('mikasa')).toMatchObject({ damaged: false, port: false });
    expect(table.needs({ type: 'enterOpenSea' })).toEqual({ dice: 1, need: 4, key: 'suvorov.mines' });
  });

  test('[AMB-22] who is turned back takes no part and is not lost', () => {
    const table = tsushima().do({ type: 'enterOpenSea' }, [5]);
    expect([table.state.step, table.ship('suvorov').fate]).toEqual(['final', 'afloat']);
  });

  test('[AMB-13] one manoeuvre for four rounds; smoke is for the Japanese, after round one', () => {
    const table = withChits(entered(), ...MEDIUM);
    expect(table.state.fight?.rounds).toBe(4);
    round(table);
    expect(table.state.step).toBe('smoke-ijn');
    expect(table.refused({ type: 'laySmoke', side: 'irn' })).toEqual(['NO_RUSSIAN_SMOKE', 'TAS-33']);
    table.do({ type: 'laySmoke', side: 'ijn' });
    expect(table.state).toMatchObject({ step: 'fire-irn', fight: { range: 'long' } });
    table.do({ type: 'fire', side: 'irn' }, [6]);
    expect(table.state.fight).toMatchObject({ round: 3, range: 'medium' });
    round(round(table));
    expect(table.state.step).toBe('final');
  });

  test('[AMB-13] or a new manoeuvre before every round', () => {
    const table = round(withChits(entered({ tsushimaManoeuvre: 'every-round' }), ...MEDIUM));
    table.do({ type: 'noSmoke', side: 'ijn' });
    expect(table.state).toMatchObject({ step: 'chits', fight: { round: 1, chits: { ijn: null, irn: null } } });
    round(withChits(table, ...MEDIUM));
    expect(table.state).toMatchObject({ step: 'chits', fight: { round: 2 } });
  });

  test('[TAS-21] crossing the T is easier for the Japanese and harder for the Russians', () => {
    const ijn = withChits(entered(), ['FSH', 'HP'], ['HP', 'HS']);
    expect(ijn.needs({ type: 'crossT', side: 'ijn' })).toMatchObject({ need: 5 });
    const irn = withChits(entered(), ['FSH', 'FSH'], ['HP', 'HP']);
    expect(irn.needs({ type: 'crossT', side: 'irn' })).toMatchObject({ need: 1 });
  });

  test('[TAS-5][AMB-25] points won there count; 70 in all is a Japanese win, 69 a Russian one', () => {
    const play = (victoryPoints: number) => {
      const table = withChits(entered(), ...MEDIUM);
      table.do({ type: 'fire', side: 'ijn' }, [1, 6, 1, 6]).do({ type: 'fire', side: 'irn' }, [6, 6]);
      expect(table.refused({ type: 'endCampaign' })[0]).toBe('VICTORY_POINTS_MISSING');
      return table.all({ type: 'setBaseGame', victoryPoints }, { type: 'endCampaign' });
    };
    expect(play(59).state.result).toEqual({ winner: 'ijn', total: 70 });
    expect(play(58).state.result).toEqual({ winner: 'irn', total: 69 });
    expect(play(58).refused({ type: 'nextTurn' })[0]).toBe('CAMPAIGN_OVER');
  });
});

test('[TAS-1] the last turn is followed by Tsushima, and the campaign is not over before', () => {
  const table = new TideTable({ counters: DUEL, turn: 1, turnLimit: 2 });
  expect(table.refused({ type: 'beginTsushima' })).toEqual(['NOT_THE_LAST_TURN', 'TAS-33']);
  nobodySails(table.do({ type: 'nextTurn' }));
  expect(table.refused({ type: 'nextTurn' })).toEqual(['LAST_TURN', 'TAS-1']);
  expect(table.owed()).toEqual(['tsushima']);
  table.do({ type: 'setBaseGame', victoryPoints: 3 });
  expect(table.refused({ type: 'endCampaign' })).toEqual(['TSUSHIMA_NOT_FOUGHT', 'TAS-1']);
});

test('[TAS-34] the notes on the base game are there to be read', () => {
  for (const word of ['Yalu', '0801', 'naval infantry', '3651']) expect(rules['TAS-34']).toContain(word);
});

test('a value is corrected by hand, and the log keeps what it was', () => {
  const table = duel();
  table.do({ type: 'correct', path: ['togo', 'points'], value: 14, reason: 'miscounted' });
  expect(table.told('Corrected')).toEqual([
    { type: 'Corrected', path: ['togo', 'points'], before: 10, value: 14, reason: 'miscounted' },
  ]);
  expect(table.refused({ type: 'correct', path: ['togo', 'points'], value: -1 })[0]).toBe('BAD_VALUE');
  expect(table.refused({ type: 'changeHouseRule', key: 'threeDice', value: 'nine' })[0]).toBe('BAD_VALUE');
});

test('a quick roll is kept as it fell, for both sides to read; nothing follows from it', () => {
  const table = duel();
  const { state } = table;
  const roll = {
    purpose: 'mines',
    about: 'irn',
    need: 4,
    dice: 2,
    faces: [4, 5],
    successes: 1,
    source: 'app',
  } as const;
  table.do({ type: 'keepRoll', roll });
  expect(table.state).toEqual(state);
  const [kept] = table.told('RollKept');
  expect(tideCampaign.describe(state, kept!, 'public')).toEqual({ code: 'RollKept', data: { roll }, about: [] });
  // Dice that do not add up were never rolled.
  expect(table.refused({ type: 'keepRoll', roll: { ...roll, successes: 2 } })[0]).toBe('BAD_VALUE');
  expect(table.refused({ type: 'keepRoll', roll: { ...roll, dice: 3 } })[0]).toBe('BAD_VALUE');
  const counted = { ...roll, faces: null, source: 'count' } as const;
  expect(table.refused({ type: 'keepRoll', roll: { ...counted, successes: 3 } })[0]).toBe('BAD_VALUE');
  table.do({ type: 'keepRoll', roll: { ...counted, successes: 2 } });
});

test('[TAS-25] a ship is added with ratings from 0 to 6; others are refused, and may be allowed', () => {
  const ratings = { primary: 7, secondary: 2, letter: 'L', torpedo: false } as const;
  const add = { type: 'addShip', id: 'oleg', name: 'Oleg', fleet: 'european', class: 'cruiser', ratings } as const;
  expect(duel().refused(add)).toEqual(['RATING_OUT_OF_BOUNDS', 'TAS-25']);
  expect(duel().do(add, [], { override: true }).ship('oleg').ratings?.primary).toBe(7);
});
