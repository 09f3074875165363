import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(__dirname, '../..');
const zflag = (...words: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'src/cli/zflag.ts', ...words], { cwd: root });

test('answers each line before the next is asked, goes on after bad ones, and ends with the input', async () => {
  const child = zflag('rules', 'togo');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<unknown> => {
    child.stdin.write(`${line}\n`);
    return JSON.parse(String((await answers.next()).value));
  };
  expect(await ask('{"do":"turn.cost","turns":[60],"allowance":3,"id":"a"}')).toMatchObject({
    id: 'a',
    ok: true,
    cost: 1.5,
  });
  expect(await ask('{"do":')).toMatchObject({ ok: false, error: 'BAD_JSON' });
  expect(await ask('{"do":"help","id":2}')).toMatchObject({ id: 2, ok: true });
  child.stdin.end('{"do":"unplanned","faces":[3,4]}');
  expect(JSON.parse(String((await answers.next()).value))).toMatchObject({ result: 'AS_ORDERED' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect((await answers.next()).done).toBe(true);
});

test('no input: no output, exit 0', async () => {
  const child = zflag('rules', 'togo');
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stdin.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(text).toBe('');
});

test('anything else is told how to ask, on the error stream, with exit 2', async () => {
  const child = zflag('rules', 'chess');
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  expect((await once(child, 'exit'))[0]).toBe(2);
  expect(output).toBe('');
});
