import { coast, hex, port, TsushimaTable } from '@/testing/tsushima-table';

import { curtainOf } from './curtain';
import { describe as describeEvent } from './describe';
import { where } from './where';

const hidden = (): TsushimaTable =>
  new TsushimaTable('round-island', { stacks: 'hidden' }).all(
    { type: 'startCampaign' },
    { type: 'startPhase', claims: [] },
  );

describe('hidden stacks', () => {
  test('[TSU-17] an enemy group shows where it is and its top ship; the rest is its owner’s to know', () => {
    const table = hidden();
    const group = table.group('mikasa');
    expect(table.view('irn').groups[group]).toMatchObject({ ships: null, top: 'asahi', where: port('chemulpo') });
    expect(table.view('ijn').groups[group]!.ships).toContain('mikasa');
    expect(table.view('umpire').groups[group]!.ships).toContain('mikasa');
    expect(table.view('public').ships.mikasa).toMatchObject({ hits: null, morale: null, portPhases: null });
    expect(table.view('ijn').ships.mikasa).toMatchObject({ hits: 0, morale: 0 });
    expect(table.view('public').standing).toBeNull();
    expect(table.view('umpire').standing).not.toBeNull();
  });

  test('[TSU-17] open stacks are open', () => {
    const table = new TsushimaTable('round-island');
    expect(table.view('irn').groups[table.group('mikasa')]!.ships).toContain('mikasa');
    expect(table.view('irn').standing).not.toBeNull();
  });

  test('who forms, moves, grounds, searches, repairs and sweeps is behind the curtain of that side', () => {
    const table = hidden();
    const group = table.group('mikasa');
    expect(curtainOf(table.state, { type: 'form', side: 'ijn', ships: ['mikasa'] })).toBe('ijn');
    expect(curtainOf(table.state, { type: 'moveGroup', group, where: hex('1811') })).toBe('ijn');
    expect(curtainOf(table.state, { type: 'rollGrounding', side: 'irn' })).toBe('irn');
    expect(curtainOf(table.state, { type: 'repair', side: 'irn', ships: [] })).toBe('irn');
    expect(curtainOf(table.state, { type: 'sweepMine', hex: 'port-arthur', ships: ['mikasa'] })).toBe('ijn');
    expect(curtainOf(table.state, { type: 'correct', path: ['ships', 'mikasa', 'hits'], value: 1 })).toBe('ijn');
    expect(curtainOf(table.state, { type: 'correct', path: ['lodged'], value: 1 })).toBeNull();
    expect(curtainOf(table.state, { type: 'fireRound' })).toBeNull();
    expect(
      curtainOf(new TsushimaTable('round-island').state, { type: 'form', side: 'ijn', ships: ['mikasa'] }),
    ).toBeNull();
  });

  test('what is told to others: that it was done, and who went down', () => {
    const table = hidden();
    table.do({ type: 'form', side: 'ijn', ships: ['asahi', 'mikasa', 'fuji'] });
    table.do({ type: 'moveGroup', group: table.group('asahi'), where: coast('1710') });
    table.do({ type: 'rollGrounding', side: 'ijn' }, [6, 6, 6]);
    const told = (viewer: 'ijn' | 'irn') =>
      table.events.slice(-6).flatMap((event) => describeEvent(table.state, event, viewer)?.code ?? []);
    expect(told('ijn')).toEqual(['GroupsFormed', 'GroupMoved', 'GroundingRolled']);
    expect(told('irn')).toEqual(['GroupsChanged', 'GroupMoved', 'GroundingDone']);
    const last = describeEvent(table.state, table.told('GroundingRolled')[0]!, 'irn');
    expect(last?.data).toEqual({ side: 'ijn', sunk: ['asahi'] });
  });

  test('[TSU-18] the need of a search is the searcher’s secret, so a die is rolled even where it could not matter', () => {
    const table = hidden();
    const group = table.group('ijn-d1');
    table.do({ type: 'moveGroup', group, where: coast('port-arthur') }, [1, 1, 1, 1, 1, 1]);
    table.do({ type: 'rollGrounding', side: 'ijn' }, [1]).do({ type: 'endMove' });
    const search = { type: 'search' as const, own: [group], enemy: [table.group('retvizan')], evades: false };
    // Four destroyers and partial sea: nothing could fail.
    table.do(search, [1]);
    const made = table.told('Searched')[0]!;
    expect(made).toMatchObject({ die: 1, spotted: true });
    expect(describeEvent(table.state, made, 'irn')).toMatchObject({ code: 'SearchMade', data: { spotted: true } });
    expect(JSON.stringify(describeEvent(table.state, made, 'irn'))).not.toContain('need');
    // Spotted: both are known from now on.
    expect(table.view('ijn').groups[table.group('retvizan')]!.ships).toContain('retvizan');
  });

  test('repairs are rolled by each side apart, and both must', () => {
    const table = hidden().set(['ships', 'retvizan', 'hits'], 1);
    table.do({ type: 'goTo', year: 1904, month: 8, phase: 7 });
    expect(table.owed()).toEqual(['repairs', 'repairs', 'mines', 'morale', 'end-month']);
    expect(table.refused({ type: 'repair', ships: ['retvizan'] })[0]).toBe('NOT_HERS');
    table.do({ type: 'repair', side: 'irn', ships: ['retvizan'] }, [3]);
    expect(table.refused({ type: 'repair', side: 'irn', ships: [] })[0]).toBe('NOTHING_LEFT');
    table.do({ type: 'repair', side: 'ijn', ships: [] });
    expect(table.state.terminal.repairs).toBe(true);
    const told = table.told('Repaired').map((event) => describeEvent(table.state, event, 'public')?.code);
    expect(told).toEqual(['RepairsRolled', 'RepairsRolled']);
  });

  test('[TSU-17][TSU-47] who lies in dock, and how she is, stays her side’s to know', () => {
    const table = hidden().set(['ships', 'retvizan', 'hits'], 2).set(['ships', 'poltava', 'hits'], 1);
    table.do({ type: 'goTo', year: 1904, month: 8, phase: 7 });
    table.do({ type: 'repair', side: 'irn', ships: ['retvizan', 'poltava'] }, [3, 1]);
    const dock = table.group('retvizan');
    expect(table.view('irn').groups[dock]!.ships).toEqual(['retvizan', 'poltava']);
    expect(table.view('ijn').groups[dock]).toMatchObject({ kind: 'dock', ships: null });
    expect(table.view('ijn').ships.poltava).toMatchObject({ hits: null, inDock: null });
    // An attack on the port shows who fights, not who is kept off the board.
    table.do({ type: 'repair', side: 'ijn', ships: [] }).do({ type: 'goTo', year: 1904, month: 9, phase: 1 });
    table.do({ type: 'startPhase', claims: [{ side: 'irn', port: 'port-arthur' }] });
    table.set(['groups', table.group('mikasa'), 'where'], coast('port-arthur')).do({ type: 'endMove' });
    table.do({ type: 'attackPort', own: [table.group('mikasa')], port: 'port-arthur' }, [6]);
    expect(table.view('ijn').groups[table.group('tsarevitch')]!.ships).toContain('tsarevitch');
    expect(table.view('ijn').groups[dock]!.ships).toBeNull();
  });

  test('morale is told to its owner only', () => {
    const table = hidden();
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: hex('1811') });
    table.do({ type: 'goTo', year: 1904, month: 8, phase: 7 }).do({ type: 'adjustMorale' });
    const [event] = table.told('MoraleAdjusted');
    expect(describeEvent(table.state, event!, 'irn')?.about).not.toContain('mikasa');
    expect(describeEvent(table.state, event!, 'ijn')?.about).toContain('mikasa');
  });

  test('a strip behind a curtain is no news for the list of campaigns', () => {
    const table = hidden();
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('1710') });
    const needs = { call: { key: 'grounding', purpose: 'grounding', rule: 'TSU-9' }, missing: 1 } as never;
    const rolling = { command: { type: 'rollGrounding', side: 'ijn' } as const, needs };
    expect(where(table.state, { rolling, events: [] })).toMatchObject({ dice: null, acting: 'ijn', phase: 'phase-1' });
  });
});

test('where a campaign stands: the last thing everybody knows of', () => {
  const table = new TsushimaTable('chemulpo');
  table.do({ type: 'moveUnit', unit: table.unit('asama').id, column: 3 });
  table.fire();
  const last = (events = table.events.slice(-1)) => where(table.state, { rolling: null, events }).last;
  expect(last()).toMatchObject({ code: 'fired', count: 0 });
  expect(where(table.state, { rolling: null, events: [] })).toMatchObject({
    turn: 1,
    turnLimit: null,
    phase: 'battle',
    over: null,
  });
  table.do({ type: 'markHits' }).do({ type: 'endBattle' });
  expect(where(table.state, { rolling: null, events: [] })).toMatchObject({ phase: 'over', over: { winner: 'draw' } });
});
