import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { LINK_PATH } from '@/link/client/socket';
import { connectServer, parseAddress } from '@/link/league/server';
import { serveEmbedded } from '@/link/wire/embedded';
import { openGateway } from '@/link/wire/nats-gateway';

/** A gateway of a league as a process of its own, to be killed: `link-gateway NATS [PORT]`. Says where it listens. */
const [nats = '', port = '0'] = process.argv.slice(2);
const connection = await connectServer(parseAddress(nats)!, 'hall');
if (!connection.ok) throw new Error(connection.error);
const gateway = openGateway({
  connection: connection.value,
  name: 'hall',
  random: (bytes) => randomBytes(bytes).toString('hex'),
  strangers: (line) => {
    line.close();
    return { onFrame: () => undefined, onClose: () => undefined };
  },
  mayPass: () => () => true,
});
const server = createServer();
await new Promise<void>((done) => server.listen(Number(port), '127.0.0.1', done));
serveEmbedded(server, LINK_PATH, gateway.accept);
process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume();
