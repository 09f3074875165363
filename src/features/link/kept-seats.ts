import * as v from 'valibot';

import type { JoinCode } from '@/link/protocol/join';
import { keep, readKept } from '@/store/kept-text';
import { randomSeed } from '@/store/random-seed';

/** A seat that this phone was given, and the host it belongs to. */
export interface KeptSeat extends JoinCode {
  /** "http://192.168.1.7:8090" */
  readonly host: string;
  /** As the table calls it; empty before it was there. */
  readonly name: string;
}

const seats = v.array(v.object({ seat: v.string(), secret: v.string(), host: v.string(), name: v.string() }));

/** The newest first. */
export async function keptSeats(): Promise<readonly KeptSeat[]> {
  const parsed = v.safeParse(seats, jsonIn(await readKept('seats')));
  return parsed.success ? parsed.output : [];
}

/** At the head of the list. A browser that keeps nothing at all still sits down. */
export async function keepSeat(seat: KeptSeat): Promise<void> {
  const others = (await keptSeats()).filter((each) => each.seat !== seat.seat);
  await keep('seats', JSON.stringify([seat, ...others].slice(0, 12))).catch(() => undefined);
}

/** Names this device for as long as it is installed. */
export async function phoneName(): Promise<string> {
  const known = await readKept('phone');
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = randomSeed();
  await keep('phone', made).catch(() => undefined);
  return made;
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
