import { existsSync, writeFileSync } from 'node:fs';

import { openNodeDriver } from '@/store/db/driver.node';
import { callBattle, Folder } from '@/testing/battle-cli';

const folder = new Folder();
const db = ['--db', folder.file('usage.db')];
afterAll(folder.remove);

const chemulpo = ['--scenario', 'chemulpo', '--seed', '1'];

test.each([
  ['no verb', []],
  ['an unknown verb', ['sail', ...db]],
  ['a verb every object has', ['toString', ...db]],
  ['no database', ['verify']],
  ['an option without a value', ['new', '--db']],
  ['an unknown option', ['new', ...db, '--fleet', 'x']],
  ['an option twice', ['new', ...db, ...chemulpo, '--seed', '2']],
  ['new without a scenario', ['new', ...db, '--seed', '1']],
  ['new without a seed', ['new', ...db, '--scenario', 'chemulpo']],
  ['a seed that is no number', ['new', ...db, '--scenario', 'chemulpo', '--seed', 'x']],
  ['an empty seed', ['new', ...db, '--scenario', 'chemulpo', '--seed', '']],
  ['a seed in another notation', ['new', ...db, '--scenario', 'chemulpo', '--seed', '1e3']],
  ['an unknown scenario', ['new', ...db, '--scenario', 'trafalgar', '--seed', '1']],
  ['auto without turns', ['auto', ...db, ...chemulpo]],
  ['auto with no turns', ['auto', ...db, ...chemulpo, '--turns', '0']],
  ['do without a battle', ['do', ...db]],
  ['do in an unknown battle', ['do', ...db, '--battle', 'x']],
  ['state of an unknown battle', ['state', ...db, '--battle', 'x']],
  ['log of an unknown battle', ['log', ...db, '--battle', 'x']],
  ['undo without a battle', ['undo', ...db]],
  ['redo in an unknown battle', ['redo', ...db, '--battle', 'x']],
  ['export without a file', ['export', ...db]],
  ['export of an unknown battle', ['export', ...db, '--file', folder.file('x.json'), '--battle', 'x']],
  ['import without a file', ['import', ...db]],
  ['import of a file that is not there', ['import', ...db, '--file', folder.file('none.json')]],
])('%s: exit 2, one sentence on the error stream, nothing on the other', async (_, args) => {
  const { code, output, errors } = await callBattle(args);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
});

test('a call with a slip in it leaves no battle behind', async () => {
  expect((await callBattle(['verify', ...db])).lines).toEqual([{ ok: true, battles: 0, events: 0 }]);
});

test('a battle id that is taken, and a viewer nobody is', async () => {
  const call = ['new', ...db, ...chemulpo, '--battle', 'b'];
  expect(await callBattle(call)).toMatchObject({ code: 0, lines: [{ battle: 'b', seq: 1 }] });
  expect(await callBattle(call)).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('already') });
  const strange = await callBattle(['state', ...db, '--battle', 'b', '--as', 'spy']);
  expect(strange).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('ijn|irn|public|umpire') });
});

test('help names every verb and needs no database', async () => {
  const { code, output, errors } = await callBattle(['help']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  for (const verb of ['new', 'do', 'state', 'log', 'undo', 'redo', 'export', 'import', 'auto', 'verify', 'help']) {
    expect(output).toMatch(new RegExp(`^ {2}${verb}\\b`, 'm'));
  }
});

test('a file that is no database, and one from a newer app, are refused in a sentence and left alone', async () => {
  const broken = folder.file('broken.db');
  writeFileSync(broken, 'Not a database, but long enough to be looked at as one. '.repeat(40));
  const refused = await callBattle(['verify', '--db', broken]);
  expect(refused).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('cannot be opened') });
  expect(await callBattle(['verify', '--db', folder.file('no/such/folder.db')])).toMatchObject({ code: 2, output: '' });

  const newer = folder.file('newer.db');
  const made = openNodeDriver(newer);
  await made.exec('PRAGMA user_version = 9999');
  await made.close();
  const { code, output, errors } = await callBattle(['new', '--db', newer, ...chemulpo]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain('newer Z Flag');
  const after = openNodeDriver(newer);
  expect(await after.all('SELECT name FROM sqlite_schema')).toEqual([]);
  await after.close();
});

test('a folder that cannot be written to: exit 1 and a sentence', async () => {
  const { code, output, errors } = await callBattle(['export', ...db, '--file', folder.file('no/such/folder.json')]);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^zflag battle: [^\n]+\n$/);
  expect(existsSync(folder.file('no'))).toBe(false);
});
