import { evaluate, newDraft } from '@/game/act';
import type { CampaignState } from '@/rules/tsushima/index';
import { callBattle, Folder } from '@/testing/battle-cli';
import { MemoryLog } from '@/testing/log';

import { tsushimaCampaignBy } from './tsushima-campaign';

test('counts, sums and results where faces are wanted are refused', () => {
  const made = tsushimaCampaignBy('war-at-sea', 1)!;
  const log = new MemoryLog<unknown>(made.book, made.setup, 1);
  const draft = newDraft({ type: 'rollItalianCruisers' });
  const refused = (entry: object) =>
    evaluate(log.book, log.battle, { ...draft, dice: { 'italian-owner': entry as never } });
  expect(refused({ count: 1, source: 'count' })).toMatchObject({ error: { code: 'COUNT_NOT_ALLOWED' } });
  expect(refused({ sum: 3, source: 'table' })).toMatchObject({ error: { code: 'SUM_NOT_ALLOWED' } });
  expect(refused({ result: 'one', source: 'table' })).toMatchObject({ error: { code: 'RESULT_NOT_ALLOWED' } });
});

describe('on the command line', () => {
  const folder = new Folder();
  const db = ['--db', folder.file('tsushima.db')];
  const call = ['--book', 'tsushima', '--seed', '7'];
  afterAll(folder.remove);

  test.each(['chemulpo', 'port-arthur', 'round-island', 'tsushima', 'war-at-sea'])(
    '%s is begun and looked at',
    async (id) => {
      const begun = await callBattle(['new', ...db, ...call, '--scenario', id, '--battle', id]);
      expect(begun).toMatchObject({ code: 0, lines: [{ battle: id, seq: 1 }] });
      const [shown] = (await callBattle(['state', ...db, '--battle', id])).lines as unknown as {
        state: CampaignState;
        owed: readonly { code: string }[];
      }[];
      expect(shown?.state.scenario).toBe(id);
      expect(shown?.owed.length).toBeGreaterThan(0);
    },
  );

  test('a firing round with the phone’s dice, and the hits of it, are two commands', async () => {
    await callBattle(['new', ...db, ...call, '--scenario', 'chemulpo', '--battle', 'two']);
    const lines = [
      { type: 'moveUnit', unit: 'ijn-cruiser-1', column: 3 },
      { type: 'fireRound', dice: 'app' },
      { type: 'markHits' },
    ];
    const done = await callBattle(['do', ...db, '--battle', 'two'], lines);
    expect(done.lines).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  });

  test('two players play Chemulpo and Port Arthur to their end; the file is sound', async () => {
    for (const id of ['chemulpo', 'port-arthur']) {
      const { code, lines } = await callBattle(['auto', ...db, ...call, '--scenario', id, '--battle', `auto-${id}`]);
      expect(code).toBe(0);
      expect(lines.length).toBeGreaterThan(5);
      const [shown] = (await callBattle(['state', ...db, '--battle', `auto-${id}`])).lines as unknown as {
        state: CampaignState;
      }[];
      expect(shown?.state.result).not.toBeNull();
    }
    expect((await callBattle(['verify', ...db])).lines).toMatchObject([{ ok: true }]);
  });

  test.each([
    ['no scenario', ['new', ...db, ...call]],
    ['an unknown scenario', ['new', ...db, ...call, '--scenario', 'jutland']],
    ['no seed', ['new', ...db, '--book', 'tsushima', '--scenario', 'chemulpo']],
    ['turns that are no number', ['auto', ...db, ...call, '--scenario', 'chemulpo', '--turns', 'x']],
  ])('%s: exit 2 and a sentence', async (_, args) => {
    const { code, output, errors } = await callBattle(args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
  });
});
