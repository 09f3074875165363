import type { Book } from '@/game/battle';
import type { Entry } from '@/game/entry';
import type { Phone } from '@/link/client/phone';
import type { Accept } from '@/link/protocol/wire';
import type { Json } from '@/rules/rulebook';

import { LinkTable, straightDial, until } from './link-table';
import type { MemoryLog } from './log';

/**
 * What a battle in memory looks like on the wire: every frame to the other side and to the public, byte for byte. The side's
 * secret orders are given by its admiral, or by a captain: that is no more to be told than the orders are.
 */
async function trafficOf(
  log: MemoryLog<never>,
  secret: string,
  giver: 'admiral' | 'captain',
  wire: Wire,
): Promise<Readonly<Record<string, string[]>>> {
  const book = log.book as unknown as Book<unknown>;
  const begun = log.rows[0]?.entry;
  if (begun?.type !== 'v1.Begun') throw new Error('a log without a beginning');
  const table = await LinkTable.open({ book, setup: begun.setup as object, seed: 5 });
  const frames: Record<string, string[]> = {};
  const phones: Phone[] = [];
  try {
    await table.seats.invite('battle', secret, 'Captain', null);
    const secretly = table.seat(giver, secret).id;
    const other = book.sides.find((side) => side !== secret) ?? '';
    const accept = await wire.behind(table.umpire.accept);
    for (const seat of [table.seat('admiral', other), table.seat('public')]) {
      const heard: string[] = (frames[seat.role] = []);
      const dial = straightDial(accept, (from, frame) => from === 'umpire' && heard.push(frame));
      phones.push(await table.join(seat, { dial }));
    }
    for (const entries of actionsOf(log as unknown as MemoryLog<unknown>))
      await record(table, entries, secret, secretly);
    await wire.settled();
    // What was seen is told again, and tells no more than it did then.
    for (const phone of phones) {
      phone.askForPast(phone.state.number + 1);
      await until(phone, () => phone.state.past.size > 0 || phone.state.number === 0);
    }
    await wire.settled();
    return frames;
  } finally {
    await table.close();
  }
}

/** As the umpire writes it down when a seat has asked for it. */
async function record(table: LinkTable, entries: readonly Entry[], secret: string, secretly: string): Promise<void> {
  const [first] = entries;
  const parsed = first && 'command' in first ? table.book.parse.command(first.command) : null;
  const isSecret = parsed?.ok && table.book.curtainOf(table.table.battle.state, parsed.value) === secret;
  const by = { seat: isSecret ? secretly : table.seat('umpire').id, tap: 'a'.repeat(32) };
  await table.table.log.write(entries, by, null);
}

function actionsOf({ rows, book }: MemoryLog<unknown>): readonly (readonly Entry[])[] {
  const actions = new Map<number, Entry[]>();
  for (const { action, entry } of rows.slice(1)) {
    if (entry === null) continue;
    const written: Entry =
      entry.type === 'v1.Happened'
        ? { type: entry.type, bookVersion: book.version, event: entry.event as unknown as Json }
        : entry;
    actions.set(action, [...(actions.get(action) ?? []), written]);
  }
  return [...actions.values()];
}

/** What lies between phones and an umpire. */
interface Wire {
  behind(accept: Accept): Promise<Accept>;
  /** When everything that was said has come through. */
  settled(): Promise<void>;
}
const STRAIGHT: Wire = { behind: async (accept) => accept, settled: async () => undefined };

/** Where the frames of two tables first differ, by who hears them: nothing, if all is well. */
export async function leaks(
  [one, two]: readonly [MemoryLog<never>, MemoryLog<never>],
  secret: string,
  wire = STRAIGHT,
): Promise<{ readonly failures: readonly string[]; readonly frames: number }> {
  const [first, second] = [
    await trafficOf(one, secret, 'admiral', wire),
    await trafficOf(two, secret, 'captain', wire),
  ];
  const failures = Object.keys(first).flatMap((who) => {
    const [a = [], b = []] = [first[who], second[who]];
    const found = a.findIndex((frame, place) => frame !== b[place]);
    if (found < 0 && a.length === b.length) return [];
    const at = found < 0 ? a.length : found;
    const near = (frames: readonly string[]) => frames[at]?.slice(32, 300);
    return [`${who} hears the difference at frame ${at} of ${a.length} and ${b.length}:\n  ${near(a)}\n  ${near(b)}`];
  });
  return { failures, frames: Object.values(first).reduce((sum, { length }) => sum + length, 0) };
}
