import { documentCodeReader } from '@/features/play/share/document-code';
import { SharedTableScreen } from '@/features/play/share/shared-table-screen';
import { useT } from '@/messages/messages';
import { ownerTableParser } from '@/rules/common/owner-table';
import { TABLE_FORMS, type TableId } from '@/rules/tsushima/index';

import { useOwnTable } from './own-tables';
import { cellsWords, startsWords } from './table-words';

const KIND = 'tsushima-table';
const readCode = documentCodeReader(KIND, ownerTableParser(TABLE_FORMS));

export const GunfireScreen = ({ onBack }: { onBack: () => void }) => <TableScreen table="gunfire" onBack={onBack} />;
export const TorpedoScreen = ({ onBack }: { onBack: () => void }) => <TableScreen table="torpedo" onBack={onBack} />;

function TableScreen({ table, onBack }: { table: TableId; onBack: () => void }) {
  const t = useT();
  const [starts, cells] = TABLE_FORMS[table];
  const title = t(`tsushima.shelf.table.${table}`);
  return (
    <SharedTableScreen
      kind={KIND}
      own={useOwnTable(table)}
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
      onBack={onBack}
      words={{
        title,
        more: t('tsushima.shelf.table.more'),
        share: t('tsushima.shelf.table.share'),
        shareText: t('tsushima.shelf.table.shareText'),
        import: t('tsushima.shelf.table.import'),
        importText: t('tsushima.shelf.table.importText'),
      }}
      code={{
        label: t('tsushima.shelf.table.codeLabel', { table: title }),
        hint: t('tsushima.shelf.table.codeHint'),
        tooLarge: t('tsushima.shelf.table.tooLarge'),
        read: readCode,
      }}
    />
  );
}
