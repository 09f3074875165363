import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocket, WebSocketServer } from 'ws';

import { type Accept, LONGEST_ASK } from '../protocol/wire';

/** A phone that reads so slowly that this much waits for it is cut off: it catches up when it calls again. */
const MOST_WAITING = 8 * 1024 * 1024;
/** A phone that was carried out of the hall does not say goodbye. */
const SIGN_OF_LIFE = 15_000;

export interface EmbeddedWire {
  close(): void;
}

/** The wire of a table: WebSockets in the process of the host, on the port that serves the app. */
export function serveEmbedded(server: Server, path: string, accept: Accept): EmbeddedWire {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_ASK, perMessageDeflate: false });
  const alive = new WeakSet<WebSocket>();

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (!isFor(request, path)) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      listen(socket, request.socket.remoteAddress ?? '', accept);
    });
  };
  server.on('upgrade', upgrade);

  const rounds = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, SIGN_OF_LIFE);
  rounds.unref();

  return {
    close: () => {
      clearInterval(rounds);
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** A page of somebody else's must not speak to a host in the name of whoever looks at it. */
function isFor({ url = '', headers }: IncomingMessage, path: string): boolean {
  if (url.split('?')[0] !== path) return false;
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

function listen(socket: WebSocket, from: string, accept: Accept): void {
  const listener = accept(
    {
      send: (frame) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
        else socket.send(frame);
      },
      close: () => socket.close(),
    },
    from,
  );
  socket.on('message', (data, isBinary) => {
    if (!isBinary) void hear(String(data));
  });
  // Whatever goes wrong with one frame costs that frame.
  const hear = async (frame: string): Promise<void> => {
    try {
      await listener.onFrame(frame);
    } catch {
      // Nobody waits for it here: the phone asks again.
    }
  };
  socket.on('error', () => socket.terminate());
  socket.on('close', () => listener.onClose());
}
