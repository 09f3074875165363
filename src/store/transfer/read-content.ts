import * as v from 'valibot';

import type { FindBook } from '@/game/books';
import { parseDraft } from '@/game/draft-codec';
import { err, ok, type Result } from '@/lib/result';

import { firstBrokenLink, LOG_VERSION, type StoredRow } from '../db/event-log';
import type { MadeSnapshot } from '../db/snapshots';
import { FORMAT_VERSION, LONGEST_BODY, type Transfer, type TransferBattle, type TransferDocument } from './format';
import { pathOf, type TransferProblem } from './problem';
import { replaySteps } from './replay-battle';
import * as schema from './schema';
import { isLonger, sealSteps } from './seal';
import { part, type Steps } from './steps';
import { parseSteps } from './untrusted-json';

type Read<T> = Result<T, TransferProblem>;
type Path = readonly (string | number)[];

/** What the text of a file says, checked to the last row. */
export function* contentSteps(content: unknown, depth: number, bookOf: FindBook): Steps<Read<Transfer>> {
  if (!v.is(schema.head, content)) return err({ code: 'NOT_A_FILE_OF_OURS' });
  if (content.version > FORMAT_VERSION) return err({ code: 'FROM_A_NEWER_VERSION', version: content.version });
  // Version 1 knew no battles and no seals.
  const read =
    content.version === 1
      ? checked(
          v.pipe(
            schema.version1,
            v.transform((old) => ({ ...old, battles: [], seal: null })),
          ),
          content,
        )
      : checked(schema.sealed, content);
  if (!read.ok) return read;
  const { exportedAt, seal } = read.value;
  const documents = yield* part(0, 0.1, documentSteps(read.value.documents));
  if (!documents.ok) return documents;
  const battles = yield* part(0.1, 0.9, battlesSteps(read.value.battles, schemaOf(content.version), depth, bookOf));
  if (!battles.ok) return battles;
  if (seal !== null && (yield* part(0.9, 1, sealSteps(content))) !== seal) return err({ code: 'FILE_EDITED' });
  return ok({ exportedAt, documents: documents.value, ...battles.value });
}

function* documentSteps(items: readonly unknown[]): Steps<Read<TransferDocument[]>> {
  const documents: TransferDocument[] = [];
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    yield index / items.length;
    const document = checked(schema.document, item, ['documents', index]);
    if (!document.ok) return document;
    const name = JSON.stringify([document.value.kind, document.value.id]);
    if (seen.has(name)) return badValue(['documents', index, 'id']);
    if (isLonger(document.value.body, LONGEST_BODY)) return badValue(['documents', index, 'body']);
    seen.add(name);
    documents.push(document.value);
  }
  return ok(documents);
}

function* battlesSteps(
  items: readonly unknown[],
  battleSchema: BattleSchema,
  depth: number,
  bookOf: FindBook,
): Steps<Read<Pick<Transfer, 'battles' | 'unusable' | 'snapshots'>>> {
  const battles: TransferBattle[] = [];
  const snapshots: (MadeSnapshot | null)[] = [];
  const unusable: Transfer['unusable'][number][] = [];
  for (const [index, item] of items.entries()) {
    const [from, to] = [index / items.length, (index + 1) / items.length];
    const middle = (from + to) / 2;
    const battle = yield* part(from, middle, battleSteps(item, battleSchema, ['battles', index], depth));
    if (!battle.ok) return battle;
    const replayed = yield* part(middle, to, replaySteps(battle.value, bookOf));
    if (replayed.fault) unusable.push({ ...battle.value, fault: replayed.fault });
    else {
      battles.push(battle.value);
      snapshots.push(replayed.snapshot);
    }
  }
  return ok({ battles, unusable, ...(snapshots.some((each) => each !== null) && { snapshots }) });
}

type BattleSchema = typeof schema.battle | typeof schema.battleOfVersion2;

const schemaOf = (version: number): BattleSchema => (version < 3 ? schema.battleOfVersion2 : schema.battle);

function* battleSteps(
  item: unknown,
  battleSchema: BattleSchema,
  path: Path,
  depth: number,
): Steps<Read<TransferBattle>> {
  const head = checked(battleSchema, item, path);
  if (!head.ok) return head;
  const { brokenAt, drafts, rows: listed, ...battle } = head.value;
  const edited = (row: number) => err({ code: 'EDITED', battle: battle.name, row } as const);
  const rows: StoredRow[] = [];
  let firstBroken: number | null = null;
  for (const [place, each] of listed.entries()) {
    yield place / listed.length;
    const here = [...path, 'rows', place];
    const read = checked(schema.row, each, here);
    if (!read.ok) return read;
    const row = read.value;
    const before = rows.at(-1) ?? null;
    if (row.seq <= (before?.seq ?? 0) || row.action > row.seq) return badValue([...here, 'seq']);
    // Laws of a newer app in an old envelope: played on without them, the battle would go wrong in silence.
    if (row.version > LOG_VERSION) return err({ code: 'FROM_A_NEWER_VERSION', version: row.version });
    firstBroken ??= firstBrokenLink([row], before);
    if (firstBroken !== null && firstBroken !== brokenAt) return edited(firstBroken);
    // Rows are JSON within JSON, opened long after the import: what is unsafe in there is found now. From the first
    // broken seal on, one may be unreadable: it was so on the phone it comes from, and is kept as it is.
    if (!(yield* isSoundSteps(row.body, depth, firstBroken !== null))) return badValue([...here, 'body']);
    rows.push(row);
  }
  if (firstBroken !== brokenAt) return edited(brokenAt ?? 1);
  for (const [place, { body }] of drafts.entries()) {
    if (!(yield* isSoundSteps(body, depth, true))) return badValue([...path, 'drafts', place, 'body']);
  }
  // A strip that cannot be read would not be shown where it was made, either.
  return ok({ ...battle, brokenAt, drafts: drafts.filter(({ body }) => parseDraft(body)), rows });
}

function* isSoundSteps(text: string, depth: number, mayBeUnreadable: boolean): Steps<boolean> {
  const parsed = yield* parseSteps(text, depth);
  if (parsed.ok) return true;
  return mayBeUnreadable && (parsed.error.code === 'TRUNCATED' || parsed.error.code === 'DAMAGED');
}

const badValue = (path: Path) => err({ code: 'BAD_VALUE', path: pathOf(path) } as const);

function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown, path: Path = []) {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const rest = parsed.issues[0].path?.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  return badValue([...path, ...(rest ?? [])]);
}
