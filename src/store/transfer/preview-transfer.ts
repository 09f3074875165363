import { isOnShelf } from '@/game/books';

import { listBattles } from '../battles';
import { getDocument } from '../db/documents';
import type { Queries } from '../db/driver';
import { readRows, type StoredRow } from '../db/event-log';
import type { BattleFault, Transfer, TransferBattle, TransferDocument } from './format';
import { withTameNames } from './tame-names';

/**
 * `identical`: it is here already. `conflict`: the same thing is here, but not the same in it. `unusable`: it could not
 * be opened, and is left where it is.
 */
export type ItemStatus = 'new' | 'identical' | 'conflict' | 'unusable';

export interface BattleItem {
  readonly type: 'battle';
  readonly key: string;
  readonly name: string;
  /** A game of a book on the shelf. */
  readonly isCampaign: boolean;
  readonly updatedAt: string;
  readonly entries: number;
  readonly isDamaged: boolean;
  readonly status: ItemStatus;
  /** Why it is unusable; null otherwise. */
  readonly fault: BattleFault | null;
  /** The battle here that it is the same as; null for a new one. */
  readonly here: BattleHere | null;
}

interface BattleHere {
  readonly id: string;
  readonly name: string;
  readonly entries: number;
  readonly updatedAt: string;
  /** Rows that both have; when neither has only these, the two went different ways after them. */
  readonly shared: number;
}

export interface DocumentItem {
  readonly type: 'document';
  readonly key: string;
  readonly kind: string;
  readonly name: string | null;
  readonly updatedAt: string;
  readonly status: ItemStatus;
  /** When the one here was last changed; null for a new one. */
  readonly hereUpdatedAt: string | null;
  /** False for what there can only be one of, such as the settings. */
  readonly canKeepBoth: boolean;
}

export type TransferItem = BattleItem | DocumentItem;

const ONLY_ONE_OF_A_KIND: ReadonlySet<string> = new Set(['settings']);

/** What a file would bring, held against what is here. Reads only. Items are in the order of the file, battles first. */
export async function previewTransfer(db: Queries, transfer: Transfer): Promise<readonly TransferItem[]> {
  const { battles, unusable, documents } = withTameNames(transfer);
  const items: TransferItem[] = [];
  const here = await firstSeals(db);
  for (const [index, battle] of battles.entries()) items.push(await previewBattle(db, here, battle, index));
  for (const [index, { fault, ...battle }] of unusable.entries()) {
    items.push({ ...factsOf(battle, `unusable ${index}`), status: 'unusable', fault, here: null });
  }
  for (const [index, document] of documents.entries()) {
    items.push(await previewDocument(db, document, transfer.documents[index]?.body));
  }
  return items;
}

const factsOf = ({ name, book, rows, brokenAt }: TransferBattle, key: string) => ({
  type: 'battle' as const,
  key,
  name,
  isCampaign: isOnShelf(book),
  updatedAt: rows.at(-1)?.at ?? '',
  entries: rows.length,
  isDamaged: brokenAt !== null,
});

export const battleKey = (index: number): string => `battle ${index}`;
export const documentKey = ({ kind, id }: Pick<TransferDocument, 'kind' | 'id'>): string => `document ${kind} ${id}`;

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly seal: string | null;
}

/** Battles in sight, each with the seal of its first row: the same seal is the same battle, whatever it is called. */
async function firstSeals(db: Queries): Promise<readonly Candidate[]> {
  const seals = await db.all<{ battle: string; chain: string }>('SELECT battle, chain FROM log WHERE seq = 1');
  const byBattle = new Map(seals.map(({ battle, chain }) => [battle, chain]));
  return (await listBattles(db)).map(({ id, name, updatedAt }) => ({
    id,
    name,
    updatedAt,
    seal: byBattle.get(id) ?? null,
  }));
}

async function previewBattle(
  db: Queries,
  candidates: readonly Candidate[],
  battle: TransferBattle,
  index: number,
): Promise<BattleItem> {
  const { rows } = battle;
  let here: BattleHere | null = null;
  for (const { seal, ...candidate } of candidates) {
    if (seal === null || seal !== rows[0]?.chain) continue;
    const rowsHere = await readRows(db, candidate.id);
    const shared = sharedRows(rows, rowsHere);
    // Copies of one battle may have been kept: the nearest one is meant.
    if (!here || shared > here.shared || (shared === rows.length && rowsHere.length === shared)) {
      here = { ...candidate, entries: rowsHere.length, shared };
    }
  }
  const isIdentical = here !== null && here.shared === rows.length && here.entries === rows.length;
  const status = here === null ? 'new' : isIdentical ? 'identical' : 'conflict';
  return { ...factsOf(battle, battleKey(index)), status, fault: null, here };
}

function sharedRows(a: readonly StoredRow[], b: readonly StoredRow[]): number {
  const parting = a.findIndex((row, place) => row.chain !== b[place]?.chain || row.body !== b[place]?.body);
  return parting < 0 ? a.length : parting;
}

/** One whose name was shortened on the way in is the same as before. */
async function previewDocument(db: Queries, document: TransferDocument, asSent: unknown): Promise<DocumentItem> {
  const { kind, id, body, updatedAt } = document;
  const stored = await db.get<{ updatedAt: string }>(
    'SELECT updated_at AS updatedAt FROM documents WHERE kind = ? AND id = ? AND deleted_at IS NULL',
    [kind, id],
  );
  const bodyHere = stored && JSON.stringify(await getDocument(db, kind, id));
  const isIdentical = bodyHere !== null && [body, asSent].some((each) => JSON.stringify(each) === bodyHere);
  return {
    type: 'document',
    key: documentKey(document),
    kind,
    name: nameIn(body),
    updatedAt,
    status: stored === null ? 'new' : isIdentical ? 'identical' : 'conflict',
    hereUpdatedAt: stored?.updatedAt ?? null,
    canKeepBoth: !ONLY_ONE_OF_A_KIND.has(kind),
  };
}

function nameIn(body: unknown): string | null {
  const name: unknown = typeof body === 'object' && body !== null && 'name' in body ? body.name : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
