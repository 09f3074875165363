import { type MarkStyle, SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import type { Waiting } from '../model';

interface WaitingSheetProps {
  open: boolean;
  waiting: readonly Waiting[];
  marks: MarkStyle;
  onChoose: (waiting: Waiting) => void;
  onClose: () => void;
}

/** Counters without a place on the chart: never plotted, or not on the table yet. */
export function WaitingSheet({ open, waiting, marks, onChoose, onClose }: WaitingSheetProps) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.waiting.title')} testID="waiting">
      {waiting.map((each) => (
        <ListRow
          key={each.line}
          leading={<SideMark side={each.side} marks={marks} width={26} />}
          title={each.name}
          subtitle={
            each.edges === null
              ? t('table.waiting.put')
              : each.edges.length > 0
                ? t('table.waiting.comes')
                : t('table.waiting.notYet')
          }
          said={t(each.side === 'japan' ? 'common.side.ijn' : 'common.side.irn')}
          onPress={each.edges?.length === 0 ? undefined : () => onChoose(each)}
          testID={`waiting-${each.line}`}
        />
      ))}
    </Sheet>
  );
}
