import { documentCodeReader } from '@/features/play/share/document-code';
import { SharedTableScreen } from '@/features/play/share/shared-table-screen';
import type { TableWords } from '@/kit/own-table/table-words';
import { signed } from '@/kit/words/signed';
import { t as words, useT } from '@/messages/messages';
import { ownerTableParser } from '@/rules/common/owner-table';
import { TABLE_FORMS } from '@/rules/red-sun/index';
import type { Face } from '@/ui/dice-input';

import { KIND, TABLE, useOwnTable } from './own-table';

const readCode = documentCodeReader(KIND, ownerTableParser(TABLE_FORMS));
const [FORM] = TABLE_FORMS.manoeuvre;

/** How far a cell moves the range, as it is spoken. */
function saidOf(code: string): string {
  if (code === 'choice') return words('red-sun.shelf.table.said.choice');
  const count = Math.abs(Number(code));
  if (count === 0) return words('red-sun.shelf.table.said.same');
  return Number(code) < 0
    ? words('red-sun.shelf.table.said.closer', { count })
    : words('red-sun.shelf.table.said.farther', { count });
}

const tableWords = (): TableWords => ({
  title: words('red-sun.shelf.table.title'),
  subtitle: words('red-sun.shelf.table.fromCopy'),
  hint: words('red-sun.shelf.table.hint'),
  corner: words('red-sun.shelf.table.corner'),
  row: (face) => words('red-sun.shelf.table.row', { face }),
  dieOf: (face) => Number(face) as Face,
  column: () => words('red-sun.shelf.table.change'),
  symbol: (code) => ({
    shown: code === 'choice' ? words('red-sun.shelf.table.choice') : signed(Number(code)),
    said: saidOf(code),
  }),
  // The text knows nothing of this table that a cell could break.
  problem: () => '',
});

/** The manoeuvre table of the owner's copy. */
export function TableScreen({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <SharedTableScreen
      kind={KIND}
      own={useOwnTable()}
      table={TABLE}
      forms={[
        {
          form: FORM,
          label: t('red-sun.shelf.table.way'),
          shortLabel: t('red-sun.shelf.table.wayShort'),
          words: tableWords(),
        },
      ]}
      onBack={onBack}
      words={{
        title: t('red-sun.shelf.table.title'),
        more: t('red-sun.shelf.table.more'),
        share: t('red-sun.shelf.table.share'),
        shareText: t('red-sun.shelf.table.shareText'),
        import: t('red-sun.shelf.table.import'),
        importText: t('red-sun.shelf.table.importText'),
      }}
      code={{
        label: t('red-sun.shelf.table.codeLabel'),
        hint: t('red-sun.shelf.table.codeHint'),
        tooLarge: t('red-sun.shelf.table.tooLarge'),
        read: readCode,
      }}
    />
  );
}
