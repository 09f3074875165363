import { evaluate, newDraft } from '@/game/act';
import type { CampaignState } from '@/rules/red-sun/index';
import { callBattle, Folder } from '@/testing/battle-cli';
import { MemoryLog } from '@/testing/log';

import { redSunCampaignBy } from './red-sun-campaign';

test('counts, sums and results where faces are wanted are refused', () => {
  const made = redSunCampaignBy(1);
  const log = new MemoryLog<unknown>(made.book, made.setup, 1);
  const draft = newDraft({ type: 'rollInitiative', side: 'irn', fleets: ['port-arthur-squadron'] });
  const refused = (entry: object) =>
    evaluate(log.book, log.battle, { ...draft, dice: { 'port-arthur-squadron.initiative': entry as never } });
  expect(refused({ count: 1, source: 'count' })).toMatchObject({ error: { code: 'COUNT_NOT_ALLOWED' } });
  expect(refused({ sum: 3, source: 'table' })).toMatchObject({ error: { code: 'SUM_NOT_ALLOWED' } });
  expect(refused({ result: 'one', source: 'table' })).toMatchObject({ error: { code: 'RESULT_NOT_ALLOWED' } });
});

describe('on the command line', () => {
  const folder = new Folder();
  const db = ['--db', folder.file('red-sun.db')];
  const call = ['--book', 'red-sun', '--seed', '7'];
  afterAll(folder.remove);

  test('a campaign is begun, played by the hour and looked at; rules set aside are logged', async () => {
    await callBattle(['new', ...db, ...call, '--battle', 'one']);
    const fleets = { ijn: ['second-fleet'], irn: ['vladivostok-squadron'] };
    const lines = [
      { type: 'rollInitiative', side: 'irn', fleets: ['vladivostok-squadron'], faces: [1] },
      { type: 'rollInitiative', side: 'ijn', fleets: ['second-fleet'], faces: [1] },
      { type: 'startBattle', ...fleets, hours: 2 },
      { type: 'rollWeather', faces: [2] },
      { type: 'setRange', range: -1 },
      { type: 'setRange', range: 2 },
      { type: 'fireAll', dice: 'app' },
      { type: 'fireAll', dice: 'app' },
      { type: 'setRange', range: 'near' },
    ];
    const done = await callBattle(['do', ...db, '--battle', 'one'], lines);
    expect(done.lines).toMatchObject([
      ...[{ ok: true }, { ok: true }, { ok: true }, { ok: true }],
      { ok: false, refused: 'NEGATIVE_RANGE', rule: 'RSR-13' },
      ...[{ ok: true }, { ok: true }],
      { ok: false, refused: 'WRONG_STEP', rule: null },
      { ok: false },
    ]);
    const [shown] = (await callBattle(['state', ...db, '--battle', 'one', '--as', 'irn'])).lines as unknown as {
      state: CampaignState;
      owed: readonly { code: string }[];
    }[];
    expect(shown?.state.battle).toMatchObject({ hour: 1, weather: 'clear', range: 2 });
    expect(shown?.owed.length).toBeGreaterThan(0);
  });

  test('two players play to the end; the file is sound', async () => {
    const { code, lines } = await callBattle(['auto', ...db, ...call, '--battle', 'auto']);
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(20);
    const [shown] = (await callBattle(['state', ...db, '--battle', 'auto'])).lines as unknown as {
      state: CampaignState;
    }[];
    expect(shown?.state.result).not.toBeNull();
    expect((await callBattle(['verify', ...db])).lines).toMatchObject([{ ok: true }]);
  });

  test.each([
    ['a scenario', ['new', ...db, ...call, '--scenario', 'chemulpo']],
    ['no seed', ['new', ...db, '--book', 'red-sun']],
    ['turns that are no number', ['auto', ...db, ...call, '--turns', 'x']],
  ])('%s: exit 2 and a sentence', async (_, args) => {
    const { code, output, errors } = await callBattle(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
  });
});
