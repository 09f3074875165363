import { PaperBlocks } from '@/features/play/report/paper-blocks';
import { paperHtml } from '@/kit/print/html';
import type { Paper } from '@/kit/print/paper';
import { useHandOver } from '@/kit/print/use-hand-over';
import { useT } from '@/messages/messages';
import { printPage } from '@/store/print';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import type { PrintedBook } from '../play/shelf-book';
import type { OnShelf } from './use-shelf';

interface Props {
  book: OnShelf;
  printed: PrintedBook;
  onBack: () => void;
}

/** What can lie beside the board: the charts our rules hold on a sheet, and what the owner has typed in. To read here, too. */
export function PrintScreen({ book, printed, onBack }: Props) {
  const t = useT();
  const handOver = useHandOver();
  const charts: Paper = { title: t('shelf.print.charts'), subtitle: book.name, parts: printed.charts() };
  const own = printed.ownTables();
  const print = (paper: Paper) =>
    handOver(
      printPage(paperHtml(paper, { onOnePage: true }), t('shelf.print.named', { book: book.name, what: paper.title })),
    );
  return (
    <Screen title={t('shelf.print.title')} subtitle={book.name} back={onBack} testID="print">
      <Card padded={false}>
        <ListRow
          title={t('shelf.print.charts')}
          subtitle={t('shelf.print.chartsText')}
          onPress={() => print(charts)}
          testID="print-charts"
        />
        <ListRow
          title={t('shelf.print.own')}
          subtitle={own === null ? t('shelf.print.noOwn') : t('shelf.print.ownText')}
          disabled={own === null}
          onPress={() => own && print({ title: t('shelf.print.own'), subtitle: book.name, parts: own })}
          testID="print-own"
        />
      </Card>
      <Text as="text2" color="ink2">
        {t('shelf.print.copy')}
      </Text>
      {[...charts.parts, ...(own ?? [])].map(({ title, blocks }) => (
        <Section key={title} title={title}>
          <PaperBlocks blocks={blocks} />
        </Section>
      ))}
    </Screen>
  );
}
