import { listDocuments } from './db/documents';
import { saveFile } from './save-file';
import { currentDatabase } from './storage';

export interface ExportedData {
  readonly format: 'z-flag-export';
  readonly version: 1;
  readonly exportedAt: string;
  readonly documents: Awaited<ReturnType<typeof listDocuments>>;
}

/** Everything the user made, as one readable file, handed over by download or by the share sheet. */
export async function exportData(now: Date): Promise<void> {
  const db = currentDatabase();
  const data: ExportedData = {
    format: 'z-flag-export',
    version: 1,
    exportedAt: now.toISOString(),
    documents: db ? await listDocuments(db) : [],
  };
  await saveFile(`z-flag-${data.exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2));
}
