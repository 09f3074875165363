import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { WebSocket } from 'ws';

import { LINK_PATH, socketAddress, socketDial } from '@/link/client/socket';
import type { Accept, Dial } from '@/link/protocol/wire';
import { serveEmbedded } from '@/link/wire/embedded';

/** A wire as the conformance suite uses it: each end is made in a process of its own. */
export interface WireUnderTest {
  /** Listens at the address it had before, or a new one; answers with it. */
  serve(accept: Accept, address: string | null): Promise<string>;
  dial(address: string): Dial;
}

export const WIRES: Readonly<Record<string, WireUnderTest>> = {
  embedded: {
    serve: async (accept, address) => {
      const server = createServer();
      const port = address === null ? 0 : Number(new URL(address).port);
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
      serveEmbedded(server, LINK_PATH, accept);
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    dial: (address) => nodeDial(address),
  },
};

export const nodeDial = (address: string): Dial =>
  socketDial(socketAddress(address), (each) => new WebSocket(each) as never);
