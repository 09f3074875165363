import { createHash, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';

import { picker } from '@/game/shuffle';
import { Phone } from '@/link/client/phone';
import { parseJoinCode } from '@/link/protocol/join';

import { faultyDial } from './faulty-dial';
import { fileOutbox } from './file-outbox';
import { throwDice, timer, until, write } from './link-table';
import { nodeDial } from './node-dial';

/**
 * A phone as a process of its own, to be killed: `link-phone ADDRESS JOIN OUTBOX TAPS SEED`. Says each tap once it is on
 * disk, each answer once it is there; asked by a line of input, what it sees.
 */
const [address = '', join = '', outbox = '', taps = '', seed = ''] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const code = parseJoinCode(join)!;
const pick = picker(Number(seed));
const store = fileOutbox(outbox);

let heardAll: () => void = () => undefined;
const dial = nodeDial(address);

const phone = new Phone({
  join: code,
  // The same device after every kill.
  phone: createHash('sha256').update(outbox).digest('hex').slice(0, 32),
  dial: faultyDial(
    (listener) =>
      dial({
        ...listener,
        onFrame: async (frame) => {
          await listener.onFrame(frame);
          if (/"type":"(here|show)"/.test(frame)) heardAll();
        },
      }),
    pick,
  ),
  outbox: {
    ...store,
    // It may have been killed between keeping a tap and saying so.
    load: async () => {
      const kept = await store.load();
      for (const { tap, request } of kept) say({ tapped: tap, request: request.type });
      return kept;
    },
    put: async (ask) => {
      await store.put(ask);
      say({ tapped: ask.tap, request: ask.request.type });
    },
  },
  world: {
    random: (bytes) => randomBytes(bytes).toString('hex'),
    after: timer,
  },
  patience: { resend: 100, quiet: 1500, probe: 800, redial: [20, 200] },
  onAnswer: ({ tap }, { type }) => say({ answered: tap, type }),
});

// Whoever is asked agrees.
const agreed = new Set<string>();
phone.subscribe(() => {
  for (const { id } of phone.state.questions) {
    if (agreed.has(id)) continue;
    agreed.add(id);
    void phone.tap({ type: 'consent', question: id, yes: true });
  }
});

const input = createInterface({ input: process.stdin });
input.on('line', async () => {
  // What was said to it may have been lost: it knows once it has asked.
  const isHeard = new Promise<void>((done) => (heardAll = done));
  phone.resume();
  await isHeard;
  await until(phone, () => phone.state.status === 'linked' && phone.state.waiting.length === 0);
  say({ known: phone.state.seen?.state, number: phone.state.number });
});
// Whoever started it is gone.
input.on('close', () => process.exit());

await phone.start();
await until(phone, () => phone.state.table !== null);
const { side } = phone.state.table!.seat;
for (let tap = 0; tap < Number(taps); tap += 1) {
  const chance = pick(20);
  const word = randomBytes(4).toString('hex');
  if (chance < 2) await phone.tap({ type: 'undo' });
  else if (chance < 5) await phone.tap(throwDice(1 + pick(3), pick(2) === 0 ? side : null));
  else await phone.tap(write(word, chance < 9 ? side : null));
}
say({ finished: true });
