import { AckPolicy, type ConsumerMessages, jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';

import { readFrame } from '../protocol/frame';
import { parseFromPhone } from '../protocol/messages';
import type { Accept, LineListener } from '../protocol/wire';
import {
  ASKS,
  askSubject,
  DEAD_AFTER,
  FROM_HEADER,
  OVER,
  showSubject,
  SIGN_OF_LIFE,
  STILL_THERE,
} from './nats-subjects';

interface Heard {
  readonly listener: LineListener;
  readonly gateway: string;
  at: number;
}

const NANOSECONDS = 1e6;
/** A frame that a worker has taken and not done with goes to the next one. */
const DONE_WITHIN = 5000;

export interface AskServer {
  close(): Promise<void>;
}

/** The umpire's end of the wire for one table: frames wait in the stream until somebody serves it. */
export async function serveAsks(connection: NatsConnection, table: string, accept: Accept): Promise<AskServer> {
  const lines = new Map<string, Heard>();
  const manager = await jetstreamManager(connection);
  await manager.consumers.add(ASKS, {
    durable_name: table,
    filter_subject: askSubject(table, '*', '*'),
    ack_policy: AckPolicy.Explicit,
    ack_wait: DONE_WITHIN * NANOSECONDS,
    mem_storage: true,
  });
  const consumer = await jetstream(connection).consumers.get(ASKS, table);
  let messages: ConsumerMessages | null = null;
  let isClosed = false;

  const end = (line: string): void => {
    lines.get(line)?.listener.onClose();
    lines.delete(line);
  };
  const hangUp = (gateway: string, line: string): void => connection.publish(showSubject(gateway, line), OVER);

  const hear = async (message: JsMsg): Promise<void> => {
    const [, , gateway = '', line = ''] = message.subject.split('.');
    const frame = message.string();
    if (frame === OVER) return end(line);
    const isHello = frame !== STILL_THERE && parseFromPhone(readFrame(frame)?.body ?? '')?.type === 'hello';
    let known = lines.get(line);
    // It was answered, or is being answered.
    if (known && isHello) return;
    // Of a conversation with a worker that is no more: the phone calls again, and begins another.
    if (!known && !isHello) return hangUp(gateway, line);
    if (!known) {
      const caller = {
        send: (text: string) => connection.publish(showSubject(gateway, line), text),
        close: () => hangUp(gateway, line),
      };
      known = { listener: accept(caller, message.headers?.get(FROM_HEADER) ?? ''), gateway, at: 0 };
      lines.set(line, known);
    }
    known.at = Date.now();
    if (frame !== STILL_THERE) await known.listener.onFrame(frame);
  };

  const consume = async (): Promise<void> => {
    while (!isClosed) {
      try {
        messages = await consumer.consume({ max_messages: 100, idle_heartbeat: 1000 });
        for await (const message of messages) {
          // Acknowledged when everything that follows is on disk; whatever goes wrong with one frame costs that frame.
          void hear(message).then(
            () => message.ack(),
            () => message.ack(),
          );
        }
      } catch {
        // The server was gone for a moment.
        await new Promise((later) => setTimeout(later, 100));
      }
    }
  };
  const consuming = consume();

  const rounds = setInterval(() => {
    for (const [line, { at }] of lines) if (Date.now() - at > DEAD_AFTER) end(line);
  }, SIGN_OF_LIFE);
  rounds.unref();

  return {
    close: async () => {
      isClosed = true;
      clearInterval(rounds);
      for (const [line, { gateway }] of [...lines]) {
        hangUp(gateway, line);
        end(line);
      }
      await messages?.close();
      await consuming;
    },
  };
}
