import { evaluate, newDraft } from '@/game/act';
import type { CampaignState, CampaignView } from '@/rules/mukden/index';
import { callBattle, Folder } from '@/testing/battle-cli';
import { MemoryLog } from '@/testing/log';

import { mukdenCampaignBy } from './mukden-campaign';

test('counts, sums and results where faces are wanted are refused', () => {
  const made = mukdenCampaignBy(1);
  const log = new MemoryLog<unknown>(made.book, made.setup, 1);
  log.act({ type: 'chooseOrder', first: 'combat' });
  const draft = newDraft({ type: 'rollParalysis' });
  const refused = (entry: object) => evaluate(log.book, log.battle, { ...draft, dice: { paralysis: entry as never } });
  expect(refused({ count: 1, source: 'count' })).toMatchObject({ error: { code: 'COUNT_NOT_ALLOWED' } });
  expect(refused({ sum: 3, source: 'table' })).toMatchObject({ error: { code: 'SUM_NOT_ALLOWED' } });
  expect(refused({ result: 'one', source: 'table' })).toMatchObject({ error: { code: 'RESULT_NOT_ALLOWED' } });
});

describe('on the command line', () => {
  const folder = new Folder();
  const db = ['--db', folder.file('mukden.db')];
  const call = ['--book', 'mukden', '--seed', '7'];
  afterAll(folder.remove);

  test('a campaign is begun, an attack fought and looked at; rules set aside are logged', async () => {
    await callBattle(['new', ...db, ...call, '--battle', 'one']);
    const attack = { type: 'declareAttack', target: '2215', attackers: [{ units: ['4th'] }, { units: ['3rd'] }] };
    const lines = [
      { type: 'chooseOrder', first: 'combat' },
      { type: 'rollParalysis', faces: [1] },
      attack,
      { type: 'placeUnit', unit: '4th', hex: '2216' },
      { type: 'placeUnit', unit: '3rd', hex: '2116' },
      { ...attack, bombardment: 8 },
      { type: 'rollAttack', faces: [1] },
      { type: 'flipUnit', unit: '1st' },
      { type: 'advance', units: ['4th'] },
      { type: 'endAction' },
      { type: 'moveUnit', unit: '31st', to: 'there' },
    ];
    const done = await callBattle(['do', ...db, '--battle', 'one'], lines);
    expect(done.lines).toMatchObject([
      ...[{ ok: true }, { ok: true }],
      { ok: false, refused: 'NOT_ADJACENT', rule: 'MUK-26' },
      ...[{ ok: true }, { ok: true }, { ok: true }, { ok: true }],
      { ok: false, refused: 'ATTACK_ON', rule: 'MUK-18' },
      ...[{ ok: true }, { ok: true }],
      { ok: false },
    ]);
    const seen = async (viewer: string) => {
      const { lines: shown } = await callBattle(['state', ...db, '--battle', 'one', '--as', viewer]);
      return (shown[0] as unknown as { state: CampaignView; owed: readonly { code: string }[] }).state;
    };
    const russian = await seen('irn');
    expect(russian).toMatchObject({ phase: 'IV', actor: 'irn', markers: 0, meter: { ijn: 0, irn: 4 } });
    expect(russian.units['4th']).toMatchObject({ hex: '2215', disrupted: true });
    // Below the top counter of 2414 only its own side looks.
    expect([russian.units['37th'] !== undefined, (await seen('ijn')).units['37th']]).toEqual([true, undefined]);
  });

  test('two players play to the end; the file is sound', async () => {
    const { code, lines } = await callBattle(['auto', ...db, ...call, '--battle', 'auto', '--turns', '2']);
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(20);
    const { lines: shown } = await callBattle(['state', ...db, '--battle', 'auto', '--as', 'umpire']);
    const { state } = shown[0] as unknown as { state: CampaignState };
    expect(state.turn > 2 || state.result !== null).toBe(true);
    expect((await callBattle(['verify', ...db])).lines).toMatchObject([{ ok: true }]);
  });

  test.each([
    ['a scenario', ['new', ...db, ...call, '--scenario', 'chemulpo']],
    ['no seed', ['new', ...db, '--book', 'mukden']],
  ])('%s: exit 2 and a sentence', async (_, args) => {
    const { code, output, errors } = await callBattle(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
  });
});
