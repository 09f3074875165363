import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';

import { memoryOutbox } from '@/link/client/outbox';
import { Phone } from '@/link/client/phone';
import { parseJoinCode } from '@/link/protocol/join';
import { Folder } from '@/testing/battle-cli';
import { until } from '@/testing/link-table';
import { nodeDial } from '@/testing/node-dial';

const folder = new Folder();
const programs: ChildProcess[] = [];
const phones: Phone[] = [];
afterAll(() => {
  for (const phone of phones) phone.stop();
  for (const program of programs) program.kill('SIGKILL');
  folder.remove();
});

/** A host, once it has said everything; and what it said. */
async function host(...args: readonly string[]): Promise<{ program: ChildProcess; lines: readonly string[] }> {
  const call = ['--import', 'tsx', 'src/tools/host.mts', '--db', folder.file('host.db'), ...args];
  const program = spawn(process.execPath, call, { stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(program);
  const lines: string[] = [];
  for await (const line of createInterface({ input: program.stdout! })) {
    lines.push(line);
    if (line.includes('start the host again')) break;
  }
  return { program, lines };
}

/** The address of a seat as this computer itself reaches it. */
const here = (address: string): string => address.replace(/\/\/[^:/]+/, '//127.0.0.1');

async function joined(address: string): Promise<Phone> {
  const phone = new Phone({
    join: parseJoinCode(address)!,
    phone: randomBytes(16).toString('hex'),
    dial: nodeDial(here(address)),
    outbox: memoryOutbox(),
    world: {
      random: (bytes) => randomBytes(bytes).toString('hex'),
      after: (milliseconds, work) => {
        const timeout = setTimeout(work, milliseconds);
        return () => clearTimeout(timeout);
      },
    },
    patience: { redial: [50, 500] },
  });
  phones.push(phone);
  await phone.start();
  await until(phone, () => phone.state.status === 'linked');
  return phone;
}

const order = (command: object) =>
  ({ type: 'act', command: command as never, override: false, dice: {}, rest: 'app' }) as const;

test('a host serves the app and the link on one port, and goes on where it was after it was shot', async () => {
  const { program, lines } = await host('--scenario', 'ulsan', '--port', '0');
  const addresses = lines.flatMap((line) => /http:\S+\/join#\S+/.exec(line)?.[0] ?? []);
  expect(addresses).toHaveLength(4);
  const [japanese, russian] = [await joined(addresses[0]!), await joined(addresses[1]!)];
  const page = await fetch(here(addresses[0]!));
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("connect-src 'self'"),
  ]);
  expect(await japanese.tap(order({ type: 'endPhase', phase: 'A', waive: true }))).toEqual({ type: 'done' });
  await until(russian, () => russian.state.number === japanese.state.number);
  expect(russian.state.seen?.state).toMatchObject({ phase: 'B' });

  program.kill('SIGKILL');
  await once(program, 'exit');
  await until(japanese, () => japanese.state.status === 'alone');
  const waiting = japanese.tap(order({ type: 'endPhase', phase: 'B', waive: true }));
  const { port } = new URL(addresses[0]!);
  const again = await host('--port', port);
  expect(again.lines.join('\n')).toContain(addresses[0]);
  expect(await waiting).toEqual({ type: 'done' });
  await until(russian, () => russian.state.number === japanese.state.number);
  expect(russian.state.seen?.state).toMatchObject({ phase: 'C' });
});

test('a call that cannot be hosted gets a sentence', async () => {
  const call = ['--import', 'tsx', 'src/tools/host.mts', '--db', folder.file('other.db')];
  const said = async (...args: readonly string[]) => {
    const program = spawn(process.execPath, [...call, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    program.stderr!.on('data', (chunk) => (errors += chunk));
    const [code] = await once(program, 'exit');
    return [code, errors.trim()];
  };
  expect(await said('--battle', 'nowhere')).toEqual([1, 'there is no battle nowhere']);
  expect(await said('--port', 'x')).toEqual([1, '--port takes a whole number from 0 up']);
  expect(await said('--scenario', 'jutland')).toEqual([1, 'there is no scenario jutland']);
});
