import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';

import { WebSocket } from 'ws';

import { LINK_PATH } from '../client/socket';
import { LONGEST_ASK } from '../protocol/wire';
import { type EmbeddedWire, serveEmbedded } from './embedded';

let server: Server;
let wire: EmbeddedWire;
let heard: string[];
let isOver: Promise<void>;

beforeEach(async () => {
  heard = [];
  let over = () => {};
  isOver = new Promise((resolve) => (over = resolve));
  server = createServer((_request, response) => response.end('the app'));
  wire = serveEmbedded(server, LINK_PATH, (line) => ({
    onFrame: (frame) => {
      heard.push(frame);
      if (frame === 'fault') throw new Error('a fault of ours');
      line.send(`heard ${frame}`);
      if (frame === 'go') line.close();
    },
    onClose: over,
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  wire.close();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const dial = (options: object = {}, path = LINK_PATH) => new WebSocket(`ws://127.0.0.1:${port()}${path}`, options);
const answerTo = async (socket: WebSocket, frame: string) => {
  socket.send(frame);
  const [data] = await once(socket, 'message');
  return String(data);
};

test('frames go both ways, and the end of a line is noticed', async () => {
  const socket = dial();
  await once(socket, 'open');
  expect(await answerTo(socket, 'ahoy')).toBe('heard ahoy');
  expect(await answerTo(socket, 'go')).toBe('heard go');
  await isOver;
});

test('a page of somebody else’s, another path and what is no upgrade at all are turned away', async () => {
  const strange = dial({ origin: 'http://elsewhere.example' });
  await once(strange, 'error');
  await once(dial({}, '/other'), 'error');
  const raw = connect(port(), '127.0.0.1');
  raw.write('GET /link HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  raw.resume();
  await once(raw, 'close');
  const own = dial({ origin: `http://127.0.0.1:${port()}` });
  await once(own, 'open');
  expect(await answerTo(own, 'ahoy')).toBe('heard ahoy');
  own.terminate();
});

test('bytes, frames that are too long and faults of our own cost their line at most, and nobody else’s', async () => {
  const [loud, quiet] = [dial(), dial()];
  await Promise.all([once(loud, 'open'), once(quiet, 'open')]);
  loud.send(Buffer.from([1, 2, 3]));
  loud.send('fault');
  expect(await answerTo(loud, 'fine')).toBe('heard fine');
  loud.on('error', () => undefined);
  loud.send('x'.repeat(LONGEST_ASK + 1));
  await once(loud, 'close');
  expect(await answerTo(quiet, 'ahoy')).toBe('heard ahoy');
  expect(heard).toEqual(['fault', 'fine', 'ahoy']);
  quiet.terminate();
});
