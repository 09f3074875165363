import { create } from 'zustand';

import { isListed, loadBook } from '@/game/books';
import { PUBLIC } from '@/game/curtain';
import { damageInForce } from '@/game/undo';
import { whereOf } from '@/game/where';

import {
  allBattles,
  duplicateBattle as copyBattle,
  markArchived,
  markDeleted,
  openBattle,
  renameBattle as rename,
  type StoredBattle,
} from './battles';
import type { Driver } from './db/driver';
import { draftSeenBy } from './drafts';
import { randomSeed } from './random-seed';
import { currentDatabase } from './storage';
import { newId } from './transfer/new-id';

type WhereIs = NonNullable<ReturnType<typeof whereOf>>;

/** What a look into a battle found. */
export type Preview =
  | { readonly type: 'open'; readonly where: WhereIs | null; readonly damagedAt: number | null }
  | { readonly type: 'unreadable' }
  | { readonly type: 'other-book' };

interface Battles {
  /** Null until they have been read once. */
  readonly battles: readonly StoredBattle[] | null;
  /** By id, with the moment they are of. Only a picture: made again whenever the battle has moved on. */
  readonly previews: ReadonlyMap<string, { readonly moment: string; readonly preview: Preview }>;
}

/** The battles on this device, and where those that were asked about stand. */
export const useBattles = create<Battles>(() => ({ battles: null, previews: new Map() }));

/** Reads the list again: it is cheap, and other screens change battles. */
export async function loadBattles(): Promise<void> {
  const stored = await allBattles(database());
  useBattles.setState({ battles: stored.filter(({ book }) => isListed(book)) });
}

export const isOnHand = ({ deletedAt, archivedAt }: StoredBattle): boolean => deletedAt === null && archivedAt === null;

const momentOf = ({ seq, draftAt }: StoredBattle): string => `${seq} ${draftAt ?? ''}`;

/** The preview that still fits, or null: then `loadPreview` has to be asked. */
export function knownPreview({ previews }: Battles, battle: StoredBattle): Preview | null {
  const known = previews.get(battle.id);
  return known && known.moment === momentOf(battle) ? known.preview : null;
}

let last: Promise<unknown> = Promise.resolve();

/** Looks where a battle stands, one battle after the other: only those on screen ask, and a tap comes in between. */
export function loadPreview(battle: StoredBattle): Promise<void> {
  const loading = last.then(async () => {
    if (knownPreview(useBattles.getState(), battle)) return;
    const preview = await readPreview(database(), battle);
    const previews = new Map(useBattles.getState().previews);
    previews.set(battle.id, { moment: momentOf(battle), preview });
    useBattles.setState({ previews });
  });
  last = loading.catch(() => undefined);
  return loading;
}

async function readPreview(db: Driver, { id, book: bookId }: StoredBattle): Promise<Preview> {
  const book = await loadBook(bookId);
  if (!book) return { type: 'other-book' };
  const opened = await openBattle(db, book, id);
  if (!opened.ok) return { type: 'unreadable' };
  const { battle } = opened.value;
  const where = whereOf(book, battle, draftSeenBy(opened.value, PUBLIC));
  return { type: 'open', where, damagedAt: damageInForce(battle)?.seq ?? null };
}

export const renameBattle = (id: string, name: string): Promise<void> => change((db) => rename(db, id, name));

export const archiveBattle = (id: string, archived: boolean): Promise<void> =>
  change((db) => markArchived(db, id, archived ? now() : null));

/** Out of sight; the list keeps it among the recently deleted, from where it can be brought back. */
export const deleteBattle = (id: string): Promise<void> => change((db) => markDeleted(db, id, now()));

export const restoreBattle = (id: string): Promise<void> => change((db) => markDeleted(db, id, null));

/** The id of the copy. */
export async function duplicateBattle(id: string, name: string): Promise<string> {
  const copy = { id: newId(), name, seed: randomSeed() };
  await change((db) => copyBattle(db, id, copy, now()));
  return copy.id;
}

/** On disk first, then on screen. */
async function change(write: (db: Driver) => Promise<void>): Promise<void> {
  await write(database());
  await loadBattles();
}

const now = (): string => new Date().toISOString();

function database(): Driver {
  const db = currentDatabase();
  if (!db) throw new Error('The battles were used while no database was open.');
  return db;
}
