import { Phone } from '@/link/client/phone';
import { indexedDbOutbox } from '@/link/client/outbox.idb';
import { socketAddress, socketDial } from '@/link/client/socket';
import { parseJoinCode } from '@/link/protocol/join';

declare global {
  var joinTable: (address: string, phone: string) => Promise<Phone>;
  var linkedPhone: Phone;
}

/** The phone's end in a page, put there by a test: it joins as the app would. */
globalThis.joinTable = async (address, phone) => {
  const join = parseJoinCode(address)!;
  globalThis.linkedPhone = new Phone({
    join,
    phone,
    dial: socketDial(socketAddress(location.href)),
    outbox: await indexedDbOutbox(join.seat),
    world: {
      random: (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hexOf).join(''),
      after: (milliseconds, work) => {
        const timeout = setTimeout(work, milliseconds);
        return () => clearTimeout(timeout);
      },
    },
    patience: { redial: [50, 500] },
  });
  return globalThis.linkedPhone.start();
};

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
