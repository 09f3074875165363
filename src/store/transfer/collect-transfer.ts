import { CLOCK_KIND } from '../clock-kind';
import { listBattles, type BattleInfo } from '../battles';
import { listDocuments, type StoredDocument } from '../db/documents';
import type { Driver, Queries } from '../db/driver';
import { firstBrokenLink, readRows } from '../db/event-log';
import { shipsIn } from './fleet-ships';
import type { Transfer, TransferBattle } from './format';

/** What goes into a file: all there is, or the battles and documents named. */
export type TransferSelection =
  | 'everything'
  | {
      readonly battles?: readonly string[];
      readonly documents?: readonly { readonly kind: string; readonly id: string }[];
    };

/** In one transaction, so that a strip and the log it belongs to are of the same moment. */
export const collectTransfer = (db: Driver, selection: TransferSelection, exportedAt: string): Promise<Transfer> =>
  db.transaction(async (tx) => {
    const all = await listDocuments(tx);
    const wanted = all.filter((document) => isDocumentWanted(selection, document));
    const documents = [...wanted, ...all.filter((each) => !wanted.includes(each) && isShipOf(wanted, each))];
    const battles: TransferBattle[] = [];
    for (const info of await listBattles(tx)) {
      if (selection !== 'everything' && !selection.battles?.includes(info.id)) continue;
      const battle = await collectBattle(tx, info);
      // Without its first row it has no seal to be known by, and nothing was ever played in it.
      if (battle.rows.length > 0) battles.push(battle);
    }
    return { exportedAt, documents, battles };
  });

const isDocumentWanted = (selection: TransferSelection, document: { kind: string; id: string }): boolean =>
  selection === 'everything'
    ? document.kind !== CLOCK_KIND
    : (selection.documents?.some(({ kind, id }) => kind === document.kind && id === document.id) ?? false);

/** A fleet without the owner's ships that sail in it would arrive as a list of names. */
const isShipOf = (fleets: readonly StoredDocument[], { kind, id }: StoredDocument): boolean =>
  kind === 'ship' && fleets.some((fleet) => fleet.kind === 'fleet' && shipsIn(fleet.body).has(id));

async function collectBattle(tx: Queries, { id, name, book, createdAt }: BattleInfo) {
  const rows = await readRows(tx, id);
  const draft = await tx.get<{ body: string; updatedAt: string }>(
    'SELECT body, updated_at AS updatedAt FROM drafts WHERE battle = ?',
    [id],
  );
  return { name, book, createdAt, brokenAt: firstBrokenLink(rows), draft, rows };
}
