import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { openNodeDriver } from '@/store/db/driver.node';
import { Folder } from '@/testing/battle-cli';

const root = resolve(__dirname, '../../..');
const folder = new Folder();
afterAll(folder.remove);

const zflag = (...words: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'src/cli/zflag.ts', 'battle', ...words], { cwd: root });

test('as a program: each answer comes after the action is on disk, and before the next is asked', async () => {
  const db = folder.file('process.db');
  const begun = zflag('new', '--db', db, '--scenario', 'chemulpo', '--seed', '4', '--battle', 'b');
  expect((await once(begun, 'exit'))[0]).toBe(0);

  const child = zflag('do', '--db', db, '--battle', 'b');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const onDisk = openNodeDriver(db);
  for (const side of ['ijn', 'irn']) {
    child.stdin.write(`${JSON.stringify({ type: 'passTorpedoes', side })}\n`);
    const { seq } = JSON.parse(String((await answers.next()).value)) as { seq: number };
    expect(await onDisk.get('SELECT max(seq) AS seq FROM log')).toEqual({ seq });
  }
  await onDisk.close();
  child.stdin.end('{"type":');
  expect(JSON.parse(String((await answers.next()).value))).toMatchObject({ ok: false, refused: 'BAD_JSON' });
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect((await answers.next()).done).toBe(true);
});

test('a slip in the call ends with exit 2, a sentence and no output', async () => {
  const child = zflag('do', '--db', folder.file('process.db'));
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  expect((await once(child, 'close'))[0]).toBe(2);
  expect(output).toBe('');
  expect(errors).toBe('zflag battle: --battle is missing\n');
});
