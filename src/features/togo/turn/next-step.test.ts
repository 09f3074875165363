import '@/messages/togo';

import type { Obligation } from '@/rules/rulebook';

import { inOrder, nextStep, owedNow, stepOf } from './next-step';

const owe = (code: string, about: string, command: Obligation['command'] = { type: 'x' }): Obligation => ({
  ...{ code, about, command, rule: 'TOGO-4' },
});
const ship = (side: 'ijn' | 'irn') => ({ side });
const facts = {
  phase: 'F',
  acting: 'irn',
  result: null,
  ships: { asama: ship('ijn'), iwate: ship('ijn'), rossia: ship('irn') },
  formations: {
    c1: { id: 'c1', side: 'ijn', known: { name: '2nd Division', ships: ['asama', 'iwate'] } },
    c2: { id: 'c2', side: 'irn', known: { name: 'Vladivostok cruisers', ships: ['rossia'] } },
  },
};
const view = facts as never;
const nameOf = (id: string) => id.toUpperCase();

test('the side that acts comes first, ships in the order of their line', () => {
  const owed = [owe('may-fire', 'iwate'), owe('may-fire', 'asama'), owe('may-fire', 'rossia')];
  expect(inOrder(owed, { view }).map(({ about }) => about)).toEqual(['rossia', 'asama', 'iwate']);
});

test('[AMB-2] where torpedoes are rolled as their target moves, their dice come before any other move', () => {
  const moving = { ...facts, phase: 'B' } as never;
  const first = (code: string, about: string): Obligation => ({ ...owe(code, about), first: true });
  const owed = [owe('begin-move', 'c2'), first('roll-damage', 'asama'), first('resolve-torpedo', 't1')];
  expect(inOrder(owed, { view: moving }).map(({ about }) => about)).toEqual(['asama', 't1', 'c2']);
});

test('with nothing owed the button ends the phase; else it is the next thing owed', () => {
  expect(nextStep({ owed: [], view, nameOf })).toEqual({ label: 'End phase F', step: { type: 'end' } });
  expect(nextStep({ owed: [owe('may-fire', 'rossia')], view, nameOf })).toEqual({
    label: 'Fire ROSSIA',
    icon: 'target',
    step: { type: 'go', to: 'fire/rossia' },
  });
});

test('what is settled behind a curtain has the side and two words on the button', () => {
  const quiet = { ...facts, phase: 'A', acting: null, markers: {} } as never;
  expect(nextStep({ owed: [owe('pass-torpedoes', 'irn')], view: quiet, nameOf })).toEqual({
    label: 'Russian torpedoes',
    step: { type: 'go', to: 'torpedo/irn' },
  });
});

test('both sides draw with one tap, or the one that is left; in the last turn nobody does', () => {
  const quiet = { ...facts, phase: 'I', acting: null } as never;
  const draws = (['ijn', 'irn'] as const).map((side) => owe('draw-cards', side, { type: 'drawCards', side }));
  const step = (owed: readonly Obligation[]) => nextStep({ owed, view: quiet, nameOf });
  expect(step(draws)).toEqual({
    label: 'Both sides draw',
    step: { type: 'command', command: { type: 'drawBoth' } },
  });
  expect(step(draws.slice(1))).toEqual({
    label: 'Russians draw',
    step: { type: 'command', command: { type: 'drawCards', side: 'irn' } },
  });
  expect(step([...draws, owe('end-battle', 'battle', { type: 'endBattle' })])).toEqual({
    label: 'End the battle',
    step: { type: 'command', command: { type: 'endBattle' } },
  });
  // The row of a side leads behind its curtain, where the hand can be looked at.
  expect(stepOf(draws[0]!)).toEqual({ type: 'go', to: 'hand/ijn' });
});

test('[TOGO-45] by day and far apart nobody launches with one tap; near, in the dark or once a marker lies, each has its curtain', () => {
  const passes = ['ijn', 'irn'].map((side) => owe('pass-torpedoes', side));
  const label = (over: object, owed = passes) =>
    nextStep({
      owed,
      view: {
        ...facts,
        phase: 'A',
        turn: 2,
        acting: null,
        light: { night: null, day: 24 },
        ranges: {},
        markers: {},
        ...over,
      } as never,
      nameOf,
    }).label;
  expect(label({})).toBe('No torpedoes');
  expect(label({ ranges: { 'c1.c2': { inches: 12, turn: 1 } } })).toBe('No torpedoes');
  expect(label({ ranges: { 'c1.c2': { inches: 3, turn: 1 } } })).toBe('Japanese torpedoes');
  expect(label({ light: { night: 2, day: 24 } })).toBe('Japanese torpedoes');
  expect(label({ markers: { t1: { turn: 2 } } })).toBe('Japanese torpedoes');
  expect(label({ markers: { t1: { turn: 1 } } })).toBe('No torpedoes');
  expect(label({}, passes.slice(1))).toBe('Russian torpedoes');
});

test('one crew tries what is suggested with one tap, and its row opens the choice', () => {
  const quiet = { ...facts, phase: 'G', acting: null } as never;
  const command = { type: 'controlDamage', tries: [{ ship: 'asama', attempt: 3 }] };
  const crew = owe('try-control', 'asama', command);
  expect(nextStep({ owed: [crew], view: quiet, nameOf })).toEqual({
    label: 'Repair ASAMA',
    step: { type: 'command', command },
  });
  expect(stepOf(crew)).toMatchObject({ type: 'ask' });
});

test('in F the other side waits; a side with nothing left that everybody can see says itself when its fire is over', () => {
  const all = [owe('may-fire', 'rossia'), owe('may-fire', 'asama')];
  expect(owedNow(all, view).map(({ about }) => about)).toEqual(['rossia']);
  expect(nextStep({ owed: all.slice(1), view, nameOf })).toEqual({
    label: 'Cease fire',
    step: { type: 'command', command: { type: 'finishSide', side: 'irn' } },
  });
});

test('one tap rolls the damage of all ships and stops at explosions, and tries all damage control as suggested', () => {
  const both = { ...facts, phase: 'H', acting: null } as never;
  const hits = ['asama', 'iwate'].map((about) => owe('roll-damage', about));
  expect(nextStep({ owed: hits, view: both, nameOf }).step).toEqual({
    type: 'command',
    command: { type: 'rollDamage', ships: ['asama', 'iwate'], stopAtExplosion: true },
  });
  const tries = ['asama', 'iwate'].map((about) =>
    owe('try-control', about, { type: 'controlDamage', tries: [{ ship: about, attempt: 3 }] }),
  );
  expect(nextStep({ owed: tries, view: both, nameOf }).step).toEqual({
    type: 'command',
    command: {
      type: 'controlDamage',
      tries: [
        { ship: 'asama', attempt: 3 },
        { ship: 'iwate', attempt: 3 },
      ],
    },
  });
});

test('both sides pass A behind their own curtain', () => {
  expect(stepOf(owe('pass-torpedoes', 'irn'))).toEqual({ type: 'go', to: 'torpedo/irn' });
});

test('what only the players can say is asked', () => {
  expect(stepOf(owe('tell-range', 'c1.c2'))).toMatchObject({ type: 'ask' });
  expect(stepOf(owe('name-fleet-flagship', 'ijn', null))).toMatchObject({ type: 'ask' });
  expect(stepOf(owe('name-flagship', 'c1'))).toMatchObject({ type: 'ask' });
  expect(stepOf(owe('sight', 'sighting', { type: 'sightAutomatically' }))).toEqual({
    type: 'command',
    command: { type: 'sightAutomatically' },
  });
});

test('blank counters are moved behind the curtain of their side', () => {
  const dark = { ...facts, phase: 'C' } as never;
  expect(nextStep({ owed: [owe('begin-move', 'c2')], view: dark, nameOf })).toEqual({
    label: 'Russian counters',
    step: { type: 'go', to: 'move/irn' },
  });
});

test('[TOGO-11] a formation that may come on is brought on by the button', () => {
  const command = { type: 'arrive', counter: 'c2', edge: 'west' };
  expect(
    nextStep({ owed: [owe('arrive', 'c2', command)], view: { ...facts, phase: 'B', markers: {} } as never, nameOf }),
  ).toEqual({
    label: 'Bring on C2',
    step: { type: 'command', command },
  });
});
