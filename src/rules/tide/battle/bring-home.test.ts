import { counter, metOffVladivostok, TideTable, withChits } from '@/testing/tide-table';

import type { CommandOf } from './commands';

const FLEETS = [
  ...['mikasa', 'asahi', 'fuji'].map((id) => counter(id, 'japan', 'battleship')),
  ...['rurik', 'gromoboi'].map((id) => counter(id, 'vladivostok', 'battleship')),
  counter('rossia', 'vladivostok', 'cruiser'),
];
const fight = () =>
  metOffVladivostok(new TideTable({ counters: FLEETS }), ['mikasa', 'asahi'], ['rurik', 'gromoboi', 'rossia']);
const home = (harm: Readonly<Record<string, number>>): CommandOf<'bringHome'> => ({
  ...{ type: 'bringHome', battle: 'togo-battle' },
  ships: Object.entries(harm).map(([ship, much]) => ({ ship, harm: much })),
});

test('[AMB-28] ships come home as they were left, battleships sunk change the points, and the fight is over', () => {
  const table = fight().do(home({ mikasa: 1, asahi: 2, rurik: 2, gromoboi: 0, rossia: 2 }));
  expect(table.ship('mikasa')).toMatchObject({ damaged: true, fate: 'afloat', port: true });
  expect([table.ship('asahi').fate, table.ship('rurik').fate]).toEqual(['sunk', 'sunk']);
  expect(table.ship('rossia')).toMatchObject({ hits: 2, damaged: false, port: true });
  expect(table.ship('gromoboi')).toMatchObject({ damaged: false, port: true });
  expect(table.points).toBe(10);
  expect(table.told('TogoChanged').map(({ reason }) => reason)).toEqual([
    'japanese-battleship-sunk',
    'russian-battleship-sunk',
  ]);
  expect(table.state).toMatchObject({ fight: null, meeting: null, step: 'recover' });
  expect(table.told('BroughtHome')).toEqual([{ type: 'BroughtHome', battle: 'togo-battle' }]);
});

test('[AMB-28] the same hits, played out and brought home, leave the same campaign', () => {
  // Long range, one round: Mikasa is hit once.
  const played = withChits(fight(), ['HS', 'HS'], ['HS', 'HS']);
  played.do({ type: 'fire', side: 'ijn' }, [6, 6]);
  played.state = { ...played.state, fight: { ...played.state.fight!, pending: { mikasa: 1 } } };
  played.do({ type: 'fire', side: 'irn' }, [6, 6, 6, 6, 6]);
  expect(fight().do(home({ mikasa: 1 })).state).toEqual(played.state);
});

test('[AMB-28] at any step of a fight, but not with half a round fired', () => {
  const table = withChits(fight(), ['FSH', 'FSH'], ['HS', 'HS']);
  table.do({ type: 'fire', side: 'ijn' }, [1, 1, 1, 1]);
  expect(table.state.step).toBe('fire-irn');
  expect(table.refused(home({ rurik: 1 }))).toEqual(['ROUND_HALF_FIRED', 'TAS-23']);
  expect(table.do(home({ rurik: 1 }), [], { override: true }).ship('rurik').damaged).toBe(true);
  expect(table.ship('gromoboi').damaged).toBe(false);
});

test('[AMB-28] nobody who is not there, nobody twice, nobody mended, and only in a fight', () => {
  const table = fight().do({ type: 'correct', path: ['ships', 'mikasa', 'damaged'], value: true });
  expect(table.refused(home({ fuji: 1 }))).toEqual(['NOT_IN_THE_FIGHT', null]);
  const twice = { ...home({}), ships: [1, 2].map((harm) => ({ ship: 'rurik', harm })) };
  expect(table.refused(twice)[0]).toBe('CHOSEN_TWICE');
  expect(table.refused(home({ mikasa: 0 }))).toEqual(['LESS_HARM', 'TAS-30']);
  expect(new TideTable().refused(home({}))[0]).toBe('WRONG_STEP');
});
