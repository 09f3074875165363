import { documentRules } from '@/game/documents';
import { copyName } from '@/lib/name';

import { markDeleted } from '../battles';
import { type Driver, type Queries, runEach } from '../db/driver';
import { insertRows } from '../db/event-log';
import { insertSnapshot, type MadeSnapshot, snapshotPolicy } from '../db/snapshots';
import { insertDraft } from '../drafts';
import { withPartsCalled } from './document-parts';
import type { Transfer, TransferBattle, TransferDocument } from './format';
import { battleKey, documentKey, previewTransfer, type TransferItem } from './preview-transfer';
import { withTameNames } from './tame-names';

/** What to do with a thing that is here already in another state. */
export type Choice = 'both' | 'replace' | 'skip';

/** By the key of the previewed item. A conflict nobody decided is left alone; so is a new thing marked `skip`. */
export type Choices = ReadonlyMap<string, Choice>;

export interface ImportOptions {
  readonly at: string;
  /** An id that is free on this device: an imported battle never takes the place of another. */
  readonly newId: () => string;
  /** What a battle is called that is kept beside the one here. */
  readonly nameCopy: (name: string) => string;
}

export interface Imported {
  readonly key: string;
  readonly type: TransferItem['type'];
  readonly kind: string;
  readonly id: string;
  /** The battle or document it took the place of, if any. */
  readonly replaced: string | null;
}

/**
 * All of it or nothing. Looks again at what is here, in the same transaction: the preview may be minutes old. No log
 * row that is here is touched; a battle that is replaced is put out of sight and can be brought back.
 */
export async function importTransfer(
  db: Driver,
  transfer: Transfer,
  choices: Choices,
  options: ImportOptions,
): Promise<readonly Imported[]> {
  const { battles, documents, snapshots } = withTameNames(transfer);
  const rules = await documentRules(documents.map(({ kind }) => kind));
  return db.transaction(async (tx) => {
    const items = new Map((await previewTransfer(tx, transfer)).map((item) => [item.key, item]));
    const imported: (Imported | null)[] = [];
    for (const [index, battle] of battles.entries()) {
      const decided = decide(items.get(battleKey(index)), choices);
      imported.push(await importBattle(tx, { battle, snapshot: snapshots?.[index] ?? null }, decided, options));
    }
    // Ships before fleets: one that is kept beside ours gets an id of its own, and the fleet she came with must know it.
    const hasParts = ({ kind }: TransferDocument) => rules.get(kind)?.parts !== undefined;
    const partsFirst = [...documents].sort((a, b) => Number(hasParts(a)) - Number(hasParts(b)));
    const newIds = new Map<string, Map<string, string>>();
    for (const document of partsFirst) {
      const decided = decide(items.get(documentKey(document)), choices);
      const body = withPartsCalled(rules, document, newIds);
      const done = await importDocument(tx, { ...document, body }, decided, options);
      if (done && done.id !== document.id) {
        newIds.set(done.kind, new Map(newIds.get(done.kind)).set(document.id, done.id));
      }
      imported.push(done);
    }
    return imported.filter((each) => each !== null);
  });
}

interface Decided {
  readonly item: TransferItem;
  readonly choice: Choice | 'add';
}

function decide(item: TransferItem | undefined, choices: Choices): Decided | null {
  if (!item || item.status === 'identical' || item.status === 'unusable') return null;
  const choice = choices.get(item.key);
  if (item.status === 'new') return choice === 'skip' ? null : { item, choice: 'add' };
  if (choice === undefined || choice === 'skip') return null;
  if (choice === 'both' && item.type === 'document' && !item.canKeepBoth) return null;
  return { item, choice };
}

interface ReadBattle {
  readonly battle: TransferBattle;
  readonly snapshot: MadeSnapshot | null;
}

async function importBattle(
  tx: Queries,
  { battle, snapshot }: ReadBattle,
  decided: Decided | null,
  options: ImportOptions,
) {
  if (decided?.item.type !== 'battle') return null;
  const { item, choice } = decided;
  const { at, newId, nameCopy } = options;
  const id = newId();
  const name = choice === 'both' ? copyName(battle.name, nameCopy) : battle.name;
  await runEach(tx, [
    ['INSERT INTO battles (id, name, book, created_at) VALUES (?, ?, ?, ?)', [id, name, battle.book, battle.createdAt]],
    ...insertRows(id, battle.rows),
    ...(snapshot ? [insertSnapshot(id, snapshot, snapshotPolicy())] : []),
    ...battle.drafts.map((draft) => insertDraft(id, draft)),
  ]);
  const replaced = choice === 'replace' ? (item.here?.id ?? null) : null;
  if (replaced !== null) await markDeleted(tx, replaced, at);
  const kind = item.isCampaign ? 'campaign' : 'battle';
  return { key: item.key, type: 'battle', kind, id, replaced } as const;
}

async function importDocument(
  tx: Queries,
  document: TransferDocument,
  decided: Decided | null,
  options: ImportOptions,
) {
  if (decided?.item.type !== 'document') return null;
  const { item, choice } = decided;
  const { kind, body, updatedAt } = document;
  const id = choice === 'both' ? options.newId() : document.id;
  // A new one may still meet one that was deleted here: it comes back as the file has it.
  await tx.run(
    `INSERT INTO documents (kind, id, body, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at, deleted_at = NULL`,
    [kind, id, JSON.stringify(body), updatedAt],
  );
  return { key: item.key, type: 'document', kind, id, replaced: choice === 'replace' ? id : null } as const;
}
