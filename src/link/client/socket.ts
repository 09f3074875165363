import type { Dial } from '../protocol/wire';

/** As much of a WebSocket as is used here: that of browsers, of React Native, and of `ws` in Node. */
interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const OPEN = 1;

/** Where a host listens, on the port that serves the app. */
export const LINK_PATH = '/link';

/** From the address a phone joined by: `http://192.168.1.7:8090/join#...` */
export function socketAddress(address: string): string {
  const url = new URL(LINK_PATH, address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

export const socketDial =
  (address: string, make: (address: string) => Socket = (each) => new WebSocket(each)): Dial =>
  (listener) => {
    const socket = make(address);
    let isOver = false;
    const end = () => {
      if (!isOver) listener.onClose();
      isOver = true;
    };
    socket.addEventListener('open', () => listener.onOpen());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string' && !isOver) void listener.onFrame(data);
    });
    socket.addEventListener('close', end);
    // A close follows in browsers; not everywhere.
    socket.addEventListener('error', end);
    return {
      send: (frame) => {
        if (socket.readyState === OPEN) socket.send(frame);
      },
      close: () => {
        socket.close();
        // A phone that has lost its network would wait a minute for the other end to agree.
        end();
      },
    };
  };
