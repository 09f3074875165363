import { isDocumentKind } from '@/game/documents';
import { tameName } from '@/lib/name';

import type { Transfer, TransferDocument } from './format';

/** The same with every name as it could have been typed here. What stands in a log is sealed and stays as it is. */
export const withTameNames = (transfer: Transfer): Transfer => ({
  ...transfer,
  documents: transfer.documents.map(withTameName),
  battles: transfer.battles.map((battle) => ({ ...battle, name: tameName(battle.name) })),
  unusable: transfer.unusable.map((battle) => ({ ...battle, name: tameName(battle.name) })),
});

const withTameName = (document: TransferDocument): TransferDocument =>
  isDocumentKind(document.kind) ? { ...document, body: tamed(document.body) } : document;

/** Also those of the ships in a fleet, and of the lines in a scenario. */
function tamed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'name' && value !== '' ? tameName(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => tamed(item));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tamed(item, name)]));
}
