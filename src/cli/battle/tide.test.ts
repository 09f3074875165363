import { evaluate, newDraft } from '@/game/act';
import type { CampaignState } from '@/rules/tide/index';
import { callBattle, Folder } from '@/testing/battle-cli';
import { MemoryLog } from '@/testing/log';

import { tideCampaignBy } from './tide-campaign';

test('a count where faces are wanted is refused', () => {
  const made = tideCampaignBy(1);
  const log = new MemoryLog<unknown>(made.book, made.setup, 1);
  for (const command of [{ type: 'beginTsushima' }]) log.act(command);
  const draft = newDraft({ type: 'enterOpenSea' });
  const asked = evaluate(log.book, log.battle, draft);
  if (!asked.ok || asked.value.type !== 'needs') throw new Error('mines want dice');
  const dice = { [asked.value.needs.call.key]: { count: 1, source: 'count' as const } };
  expect(evaluate(log.book, log.battle, { ...draft, dice })).toMatchObject({ error: { code: 'COUNT_NOT_ALLOWED' } });
});

describe('on the command line', () => {
  const folder = new Folder();
  const db = ['--db', folder.file('tide.db')];
  const call = ['--book', 'tide', '--seed', '7'];
  afterAll(folder.remove);

  test('a campaign is begun, gone on with, looked at by each viewer and verified', async () => {
    const begun = await callBattle(['new', ...db, ...call, '--battle', 't']);
    expect(begun).toMatchObject({ code: 0, lines: [{ battle: 't', seq: 1 }] });
    const lines = [{ type: 'nextTurn' }, { type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }];
    const done = await callBattle(['do', ...db, '--battle', 't'], lines);
    expect(done.lines).toMatchObject([{ ok: true }, { ok: true }]);
    for (const viewer of ['public', 'ijn', 'irn', 'umpire']) {
      const [shown] = (await callBattle(['state', ...db, '--battle', 't', '--as', viewer])).lines as unknown as {
        state: CampaignState;
      }[];
      const ships = viewer === 'irn' || viewer === 'umpire' ? ['vladivostok-cruisers-1'] : null;
      expect(shown?.state.meetings.vladivostok.irn?.ships).toEqual(ships);
    }
    expect((await callBattle(['verify', ...db])).lines).toMatchObject([{ ok: true, battles: 1 }]);
  });

  test('two players play a whole campaign', async () => {
    const { code, lines } = await callBattle(['auto', ...db, ...call, '--battle', 'auto']);
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(20);
    const [shown] = (await callBattle(['state', ...db, '--battle', 'auto'])).lines as unknown as {
      state: CampaignState;
      owed: readonly unknown[];
    }[];
    expect(shown?.state.result).not.toBeNull();
    expect(shown?.owed).toEqual([]);
  });

  test.each([
    ['an unknown book', ['new', ...db, '--book', 'jutland', '--seed', '1']],
    ['a scenario of another book', ['new', ...db, ...call, '--scenario', 'ulsan']],
    ['no seed', ['new', ...db, '--book', 'tide']],
    ['turns that are no number', ['auto', ...db, ...call, '--turns', 'x']],
  ])('%s: exit 2 and a sentence', async (_, args) => {
    const { code, output, errors } = await callBattle(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
  });
});
