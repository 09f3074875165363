import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { Sheet } from '@/ui/sheet';

interface ReadingSheetProps {
  share: number;
  onCancel: () => void;
}

/** A large file takes seconds, on a slow phone more: it says how far it is, and nobody has to wait for it. */
export function ReadingSheet({ share, onCancel }: ReadingSheetProps) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onCancel}
      title={t('transfer.reading.title')}
      closeLabel={t('common.cancel')}
      testID="import-reading"
      foot={<Button label={t('common.cancel')} onPress={onCancel} testID="import-reading-cancel" />}
    >
      <Progress
        label={t('transfer.reading.checking')}
        value={share}
        valueText={t('transfer.reading.percent', { percent: Math.round(share * 100) })}
        testID="import-progress"
      />
    </Sheet>
  );
}
