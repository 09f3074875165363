import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { LINK_PATH } from '@/link/client/socket';
import { openUmpire } from '@/link/umpire/open-umpire';
import { joinOf } from '@/link/umpire/seats';
import { serveEmbedded } from '@/link/wire/embedded';
import { seatFile } from '@/link/wire/seat-file';
import { createBattle } from '@/store/battles';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';

import { LEDGER } from './link-table';

/** A host as a process of its own, to be killed: `link-host FOLDER [ADDRESS]`. Says where it is once it listens. */
const [folder = '', address] = process.argv.slice(2);
const db = openNodeDriver(join(folder, 'host.db'));
await migrate(db);
const battle = 'battle';
if (!(await db.get('SELECT id FROM battles WHERE id = ?', [battle]))) {
  const setup = { limit: 1e9 };
  await createBattle(db, LEDGER, { id: battle, name: 'Test', seed: 7, setup }, new Date().toISOString());
}
const opened = await openUmpire({
  db,
  battles: [battle],
  loadBook: async () => LEDGER,
  seats: seatFile(join(folder, 'seats.json')),
  nameOf: (role, side) => [side, role].join(' '),
  random: (bytes) => randomBytes(bytes).toString('hex'),
  now: () => new Date(),
  limits: { framesASecond: 10_000, framesAtOnce: 10_000 },
});
if (!opened.ok) throw new Error(opened.error);
const { seats, accept } = opened.value;
// A captain for each side, once.
for (const side of LEDGER.sides) await seats.invite(battle, side, `Captain of ${side}`, `captain of ${side}`);
const server = createServer();
const port = address === undefined ? 0 : Number(new URL(address).port);
await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
serveEmbedded(server, LINK_PATH, accept);
const listening = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const joins = seats.at(battle).map((seat) => ({ role: seat.role, side: seat.side, join: joinOf(seat) }));
process.stdout.write(`${JSON.stringify({ address: listening, joins })}\n`);
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume();
