import fc from 'fast-check';

import { freeName } from '@/lib/name';
import { SCENARIOS, scenarioById } from '../scenarios/library';
import { libraryIndex } from '../scenarios/units';
import { SHIPS } from '../ships/library';
import { draftProblems, parseScenarioDraft, shipIndexOf, type ScenarioDraft } from './scenario-draft';
import {
  addConvoyGroup,
  addLine,
  addRule,
  joinLine,
  blankScenario,
  copyOfScenario,
  knotsOf,
  moveAhead,
  nameBoats,
  onTable,
  removeLine,
  leaveLine,
  withFormation,
  withLight,
  withStrengths,
} from './scenario-edit';
import { designOf, type ShipDesign } from './ship-design';

const chemulpo = scenarioById('chemulpo')!;
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const codes = (draft: ScenarioDraft, index = libraryIndex) =>
  draftProblems(draft, index).map(({ code, path }) => `${code} ${path}`);

test('a blank scenario can be kept, and is told what it lacks, each thing once', () => {
  const blank = blankScenario('mine', '');
  expect(parseScenarioDraft(stored(blank))).toEqual({ ok: true, value: blank });
  expect(codes(blank)).toEqual([
    'BAD_LENGTH name',
    'BAD_LENGTH sides.ijn.formations',
    'BAD_LENGTH sides.irn.formations',
  ]);
});

test('a line without ships is told once, not also for its missing flagship', () => {
  const draft = addLine(blankScenario('mine', 'Mine'), 'ijn', 'Line');
  expect(parseScenarioDraft(stored(draft)).ok).toBe(true);
  expect(codes(draft)).toEqual(['BAD_LENGTH sides.ijn.formations[0].ships', 'BAD_LENGTH sides.irn.formations']);
});

test('what is missing and what does not fit are told together', () => {
  const draft = { ...copyOfScenario(chemulpo, 'mine', ''), turnLimit: 4 };
  expect(codes(draft)).toEqual(['BAD_LENGTH name', 'TURN_AFTER_THE_END specialRules[3].effects[0].when.to']);
});

test('the twelve are drafts without problems', () => {
  for (const scenario of SCENARIOS) {
    expect(parseScenarioDraft(stored(scenario))).toEqual({ ok: true, value: scenario });
    expect(codes(scenario)).toEqual([]);
  }
});

test.each<[string, object]>([
  ['id', { id: '' }],
  ['turnLimit', { turnLimit: 0 }],
  ['light', { light: 'dusk' }],
  ['name', { name: 'x'.repeat(121) }],
  ['date', { date: '' }],
  ['facts[0]', { facts: [1] }],
])('a draft wrong in %s is refused, not taken for unfinished', (path, change) => {
  expect(parseScenarioDraft({ ...chemulpo, ...change })).toMatchObject({ ok: false, error: { path } });
});

test('nothing but JSON of the right shape is a draft, and nothing is thrown', () => {
  fc.assert(fc.property(fc.anything(), (value) => expect(parseScenarioDraft(value).ok).toBe(false)));
});

const own: ShipDesign = { ...designOf(SHIPS.find(({ id }) => id === 'asama')!), id: 'my-ship', name: 'Mine' };
const withOwn = shipIndexOf(new Map([[own.id, own]]));

test("the owner's ship may fight, until she is deleted: then the place is told and the draft is kept", () => {
  const draft = withFormation(copyOfScenario(chemulpo, 'mine', 'Mine'), 'ijn', 0, (line) => joinLine(line, 'my-ship'));
  expect(codes(draft, withOwn)).toEqual([]);
  expect(codes(draft, shipIndexOf(new Map()))).toEqual(['UNKNOWN_SHIP sides.ijn.formations[0].ships[2]']);
  expect(parseScenarioDraft(stored(draft)).ok).toBe(true);
});

test('a scenario can be made from nothing to playable', () => {
  let draft = addLine(blankScenario('mine', 'Mine'), 'ijn', 'Ours');
  draft = withFormation(draft, 'ijn', 0, (line) => joinLine(joinLine(line, 'mikasa'), 'asahi'));
  draft = withFormation(addLine(draft, 'irn', 'Theirs'), 'irn', 0, (line) => joinLine(line, 'orel'));
  draft = withStrengths(addRule(addConvoyGroup(draft, 'Transports')), libraryIndex);
  expect(codes(draft)).toEqual([]);
  expect(draft.size).toMatchObject({ ijn: 3, irn: 1 });
  expect(draft.sides.ijn.formations[0]).toMatchObject({ id: 'ijn-line-1', flagship: 'mikasa', heading: 180 });
});

test('[TOGO-12] a ninth ship is not taken into a line', () => {
  const line = chemulpo.sides.ijn.formations[0]!;
  const full = SHIPS.slice(0, 12).reduce((formation, { id }) => joinLine(formation, id), line);
  expect(full.ships).toHaveLength(8);
});

test('boats stay with their base when the line changes', () => {
  const boats = [['A'], ['B', 'C'], []];
  const line = { ...chemulpo.sides.ijn.formations[3]!, ships: ['x', 'y', 'z'], flagship: 'x', boats };
  expect(moveAhead(line, 1)).toMatchObject({ ships: ['y', 'x', 'z'], boats: [['B', 'C'], ['A'], []] });
  expect(moveAhead(line, 0)).toEqual(line);
  expect(leaveLine(line, 0)).toMatchObject({ ships: ['y', 'z'], flagship: 'y', boats: [['B', 'C'], []] });
  expect(joinLine(line, 'w')).toMatchObject({ boats: [['A'], ['B', 'C'], [], []] });
  expect(nameBoats(nameBoats(line, 0, []), 1, [])).not.toHaveProperty('boats');
  expect(nameBoats(line, 2, ['D'])).toMatchObject({ boats: [['A'], ['B', 'C'], ['D']] });
});

test('ids stay unique when lines come and go', () => {
  let draft = addLine(addLine(blankScenario('mine', 'Mine'), 'irn', 'A'), 'irn', 'B');
  draft = addLine(removeLine(draft, 'irn', 0), 'irn', 'C');
  expect(draft.sides.irn.formations.map(({ id, name }) => `${id} ${name}`)).toEqual(['irn-line-2 B', 'irn-line-1 C']);
  expect(addRule({ ...draft, specialRules: [{ id: 'special-7', text: '', effects: [] }] }).specialRules[1]?.id).toBe(
    'special-8',
  );
});

test('[TOGO-21] night takes a range of the night, day the usual one', () => {
  const night = withLight(chemulpo, 'night');
  expect(night).toMatchObject({ light: 'night', sightingRange: 2 });
  expect(withLight({ ...night, sightingRange: 4 }, 'night').sightingRange).toBe(4);
  expect(withLight(night, 'day').sightingRange).toBe(24);
});

test('a place is kept to the half inch and on the table', () => {
  expect(onTable(chemulpo, { x: 80, y: -3 })).toEqual({ x: 72, y: 0 });
  expect(onTable(chemulpo, { x: 10.3, y: 47.8 })).toEqual({ x: 10.5, y: 48 });
});

test('[TOGO-3] two and a half inches a turn are fifteen knots', () => {
  expect([0, 2.5, 3].map(knotsOf)).toEqual([0, 15, 18]);
});

test('a copy gets a name of its own', () => {
  expect(freeName('Ulsan', [])).toBe('Ulsan');
  expect(freeName('Ulsan', ['Ulsan', 'Ulsan 2'])).toBe('Ulsan 3');
});
