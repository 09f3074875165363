import { WebSocket } from 'ws';

import { socketAddress, socketDial } from '@/link/client/socket';
import type { Dial } from '@/link/protocol/wire';

/** Calls a host as a phone does, from Node. */
export const nodeDial = (address: string): Dial =>
  socketDial(socketAddress(address), (each) => new WebSocket(each) as never);
