import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';

import { readFileSync } from 'node:fs';

import { loadBooks } from '@/game/books';
import { memoryOutbox } from '@/link/client/outbox';
import { Phone } from '@/link/client/phone';
import { parseJoinCode } from '@/link/protocol/join';
import { Folder } from '@/testing/battle-cli';
import { type HostProcess, startHost } from '@/testing/link-host-process';
import { until } from '@/testing/link-table';
import { nodeDial } from '@/testing/node-dial';
import { readTransfer } from '@/store/transfer/read-transfer';

const folder = new Folder();
const hosts: HostProcess[] = [];
const phones: Phone[] = [];
afterAll(async () => {
  for (const phone of phones) phone.stop();
  for (const each of hosts) await each.kill();
  folder.remove();
});

const host = async (...args: readonly string[]): Promise<HostProcess> => {
  const started = await startHost('--db', folder.file('host.db'), ...args);
  hosts.push(started);
  return started;
};

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

test('a host serves the app and the link on one port, and goes on where it was after it was killed', async () => {
  const first = await host('--scenario', 'ulsan', '--port', '0');
  const { addresses } = first;
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

  await first.kill();
  await until(japanese, () => japanese.state.status === 'alone');
  const waiting = japanese.tap(order({ type: 'endPhase', phase: 'B', waive: true }));
  const { port } = new URL(addresses[0]!);
  const again = await host('--port', port);
  expect(again.lines.join('\n')).toContain(addresses[0]);
  expect(await waiting).toEqual({ type: 'done' });
  await until(russian, () => russian.state.number === japanese.state.number);
  expect(russian.state.seen?.state).toMatchObject({ phase: 'C' });

  // Stopped, it leaves the battle in a file that any phone goes on with.
  await again.stop();
  const taken = readTransfer(readFileSync(folder.file('host.json')), { bookOf: await loadBooks() });
  expect(taken).toMatchObject({ ok: true, value: { battles: [{ book: 'togo', drafts: [] }] } });
  const other = await startHost('--db', folder.file('taken.db'), '--file', folder.file('host.json'), '--port', '0');
  hosts.push(other);
  const third = await joined(other.addresses[1]!);
  expect(third.state.seen?.state).toMatchObject({ phase: 'C' });
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
