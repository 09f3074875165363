import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { rmSync } from 'node:fs';

import { readLeagueTable } from '@/link/league/league-table';
import { Register } from '@/link/league/register';
import { memoryOutbox } from '@/link/client/outbox';
import { Phone } from '@/link/client/phone';
import { parseJoinCode } from '@/link/protocol/join';
import { openGateway } from '@/link/wire/nats-gateway';
import { verify } from '@/store/verify';
import { Folder } from '@/testing/battle-cli';
import { makeLedgerTable, sharedOf } from '@/testing/league-hall';
import { emptyDatabase } from '@/testing/league-options';
import { LEDGER, straightDial, until, write } from '@/testing/link-table';
import { NatsCluster } from '@/testing/nats-cluster';
import { findOrFetchNatsServer } from '@/testing/nats-server';
import { connectAs, natsTest, TABLE } from '@/testing/nats-wire';
import { bundled, started } from '@/testing/program';

const random = (bytes: number) => randomBytes(bytes).toString('hex');

natsTest('2.15.1')(
  'when a worker is killed another one has its table, and a phone its unfinished strip, with nothing to be done by hand',
  async () => {
    const folder = new Folder();
    const programs = join('node_modules', '.cache', `takeover-${process.pid}`);
    const file = await bundled('link-worker', programs);
    const server = await NatsCluster.start(findOrFetchNatsServer('2.15.1')!, folder, 1);
    const shared = await sharedOf(server);
    const [red] = await makeLedgerTable(shared);
    const [first] = await started<object>(file, [server.address('worker'), 'first', '500']);
    const register = new Register(shared.register, 'test', 500, 'onlooker');
    await register.start();
    while (register.ownerOf(TABLE) !== 'first') await new Promise((later) => setTimeout(later, 20));
    const [second] = await started<object>(file, [server.address('worker'), 'second', '500']);
    const hall = await connectAs(server, 'hall');
    const gateway = openGateway({
      ...{ connection: hall, name: 'hall', random, mayPass: () => () => true },
      strangers: () => ({ onFrame: () => undefined, onClose: () => undefined }),
    });
    const phone = new Phone({
      join: parseJoinCode(red!.join)!,
      phone: random(16),
      dial: straightDial(gateway.accept),
      outbox: memoryOutbox(),
      world: {
        random,
        after: (milliseconds, work) => {
          const timeout = setTimeout(work, milliseconds);
          return () => clearTimeout(timeout);
        },
      },
      patience: { resend: 200, quiet: 500, probe: 500, redial: [50, 200] },
    });
    try {
      await phone.start();
      const order = { command: { type: 'throw', dice: 2, of: null }, override: false, dice: {} } as const;
      expect(await phone.tap({ type: 'begin', ...order })).toEqual({ type: 'done' });
      expect(await phone.tap({ type: 'edit', edit: { type: 'roll', how: 'die' } })).toEqual({ type: 'done' });
      await until(phone, () => phone.state.strip !== null);
      const { strip } = phone.state;

      await first.kill();
      expect(await phone.tap(write('after'))).toEqual({ type: 'done' });
      expect(register.ownerOf(TABLE)).toBe('second');
      await until(phone, () => phone.state.strip !== null);
      expect(phone.state.strip).toEqual(strip);
      expect(await phone.tap({ type: 'edit', edit: { type: 'roll', how: 'all' } })).toEqual({ type: 'done' });
      expect(await phone.tap({ type: 'finish' })).toEqual({ type: 'done' });

      const { db } = await readLeagueTable(shared, TABLE, () => emptyDatabase());
      expect(await verify(db, async () => LEDGER)).toMatchObject({ ok: true });
      await db.close();
    } finally {
      phone.stop();
      gateway.close();
      await register.stop();
      await Promise.all([first.kill(), second.kill(), hall.close(), shared.connection.close()]);
      await server.stop();
      folder.remove();
      rmSync(programs, { recursive: true, force: true });
    }
  },
);
