import { openById, openDatabase } from '@/cli/battle/database';
import { VERBS } from '@/cli/battle/verbs';
import { Folder } from '@/testing/battle-cli';

import { chosenBattle } from './host-battle';

const folder = new Folder();
afterAll(() => folder.remove());

test('whoever brings a battle to a host as a file does not know its dice to come', async () => {
  const db = await openDatabase(':memory:');
  const other = await openDatabase(':memory:');
  if (!db.ok || !other.ok) throw new Error('no database');
  const file = folder.file('brought.json');
  const begun = await VERBS.new!(db.value, { scenario: 'chemulpo', seed: '7', battle: 'b' }, async () => undefined);
  expect(begun).toMatchObject({ ok: true });
  await VERBS.export!(db.value, { battle: 'b', file }, async () => undefined);
  const hosted = await chosenBattle(other.value, { file });
  const opened = hosted.ok ? await openById(other.value, hosted.value) : hosted;
  expect(opened).toMatchObject({
    ok: true,
    value: { battle: { seq: 2, seed: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  });
  expect(await chosenBattle(other.value, { file })).toMatchObject({ ok: false });
  await db.value.close();
  await other.value.close();
});
