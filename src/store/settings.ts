import * as v from 'valibot';
import { create } from 'zustand';

import type { Driver } from './db/driver';
import { getDocument, putDocument } from './db/documents';
import { lastVisit } from './last-visit';
import { currentDatabase } from './storage';

export const TEXT_SCALES = { smallest: 0.9, largest: 1.6, step: 0.1 } as const;

const DICE = ['app', 'own', 'count'] as const;

/** Field by field with a fallback each: one bad value must not cost the others. */
const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'day', 'dark', 'night']), 'system'),
  textScale: v.fallback(v.pipe(v.number(), v.minValue(TEXT_SCALES.smallest), v.maxValue(TEXT_SCALES.largest)), 1),
  hand: v.fallback(v.picklist(['left', 'right']), 'right'),
  /** Of a new battle; each remembers its own choice. */
  dice: v.fallback(v.picklist(DICE), 'app'),
  battleDice: v.fallback(v.record(v.string(), v.picklist(DICE)), {}),
  /** What was last chosen on a Turn tab and not done yet, so that a killed app opens with the same ticks. */
  turnAnswer: v.fallback(v.nullable(v.object({ battle: v.string(), question: v.string(), value: v.string() })), null),
  marks: v.fallback(v.picklist(['ensigns', 'plain']), 'ensigns'),
  motion: v.fallback(v.picklist(['system', 'none']), 'system'),
  /** A phase with nothing left to do ends by itself. */
  endPhases: v.fallback(v.boolean(), true),
  haptics: v.fallback(v.boolean(), true),
  keepAwake: v.fallback(v.boolean(), true),
  /** Battles in which the guide was opened or closed by hand. */
  guides: v.fallback(v.record(v.string(), v.boolean()), {}),
  /** How each book is ruled in new campaigns where that is not its default, by book and ruling. */
  rulings: v.fallback(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Of each book on the shelf: the quick form used last, and its last rolls, the newest first. */
  quick: v.fallback(v.record(v.string(), v.object({ form: v.string(), rolls: v.array(v.string()) })), {}),
  /** Of this screen, as fitted to a bank card; null before that. */
  pointsPerInch: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(40), v.maxValue(400))), null),
});

export type Settings = Readonly<v.InferOutput<typeof schema>>;

/** Whatever was stored, as settings: missing, old or damaged fields take their default. */
export const parseSettings = (stored: unknown): Settings =>
  v.parse(schema, typeof stored === 'object' && stored !== null ? { ...EMPTY, ...stored } : EMPTY);

const EMPTY = Object.fromEntries(Object.keys(schema.entries).map((key) => [key, undefined]));

export const useSettings = create<Settings>(() => parseSettings(lastVisit().settings));

export async function loadSettings(db: Driver): Promise<void> {
  // A page over plain http has no database from visit to visit; what it looked like is still known.
  useSettings.setState(parseSettings((await getDocument(db, 'settings', 'device')) ?? lastVisit().settings), true);
}

let lastChange: Promise<void> = Promise.resolve();

/** On disk first, then on screen. Rapid taps queue up, so that none works on an old value. */
export function changeSettings(change: (settings: Settings) => Partial<Settings>): Promise<void> {
  const result = lastChange.then(async () => {
    const before = useSettings.getState();
    const after = { ...before, ...change(before) };
    const db = currentDatabase();
    if (!db) throw new Error('The settings were changed while no database was open.');
    await putDocument(db, 'settings', 'device', after);
    useSettings.setState(after, true);
  });
  lastChange = result.catch(() => undefined);
  return result;
}
