import { useState } from 'react';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { DocumentMore } from '@/features/play/share/document-more';
import { OwnTableScreen } from '@/kit/own-table/own-table-screen';
import { useT } from '@/messages/messages';
import { ownerTableParser } from '@/rules/common/owner-table';
import { TABLE_FORMS, type TableId } from '@/rules/tsushima/index';
import { saveDocument } from '@/store/library';
import { IconButton } from '@/ui/icon-button';

import { useOwnTable } from './own-tables';
import { cellsWords, startsWords } from './table-words';

const KIND = 'tsushima-table';
const readCode = documentCodeReader(KIND, ownerTableParser(TABLE_FORMS));

export const GunfireScreen = ({ onBack }: { onBack: () => void }) => <TableScreen table="gunfire" onBack={onBack} />;
export const TorpedoScreen = ({ onBack }: { onBack: () => void }) => <TableScreen table="torpedo" onBack={onBack} />;

/** A table of the owner's copy: typed in, handed from owner to owner, or done without. */
function TableScreen({ table, onBack }: { table: TableId; onBack: () => void }) {
  const t = useT();
  const own = useOwnTable(table);
  const [isMore, setMore] = useState(false);
  // What was being typed is forgotten when another table takes its place.
  const [tables, setTables] = useState(0);
  const [starts, cells] = TABLE_FORMS[table];
  const title = t(`tsushima.shelf.table.${table}`);
  return (
    <>
      <OwnTableScreen
        key={tables}
        table={table}
        forms={[
          {
            form: starts,
            label: t('tsushima.shelf.table.starts'),
            shortLabel: t('tsushima.shelf.table.startsShort'),
            words: startsWords(table),
          },
          {
            form: cells,
            label: t('tsushima.shelf.table.cells'),
            shortLabel: t('tsushima.shelf.table.cellsShort'),
            words: cellsWords(table),
          },
        ]}
        hasHouse
        saved={own}
        onSave={(next) => saveDocument(KIND, next)}
        onBack={onBack}
        right={
          <IconButton
            icon="more"
            label={t('tsushima.shelf.table.more')}
            onPress={() => setMore(true)}
            testID="table-more"
          />
        }
      />
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setTables((count) => count + 1)}
        kind={KIND}
        own={own && Object.keys(own.cells).length > 0 ? own : null}
        words={{
          title,
          share: t('tsushima.shelf.table.share'),
          shareText: t('tsushima.shelf.table.shareText'),
          import: t('tsushima.shelf.table.import'),
          importText: t('tsushima.shelf.table.importText'),
        }}
        code={{
          make: () => own && makeDocumentCode(KIND, own, new Date()),
          label: t('tsushima.shelf.table.codeLabel', { table: title }),
          hint: t('tsushima.shelf.table.codeHint'),
          tooLarge: t('tsushima.shelf.table.tooLarge'),
          read: readCode,
        }}
        testID="table"
      />
    </>
  );
}
