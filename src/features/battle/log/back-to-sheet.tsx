import { useT } from '@/messages/messages';
import { goBackTo } from '@/store/session';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '../act-provider';
import { useTable } from '../use-table';
import { shortLine } from './log-words';
import type { Item } from './use-story';

/** More than these are told as a number. */
const LISTED = 30;

interface Props {
  story: readonly Item[];
  /** The entry to go back to; null while the sheet is closed. */
  seq: number | null;
  onClose: () => void;
  /** After it is done, where the screen would show a moment that is no more. */
  onDone?: () => void;
}

/** "Back to here", with everything that would go listed before it goes. Redo brings it back, one by one. */
export function BackToSheet({ story, seq, onClose, onDone }: Props) {
  const t = useT();
  const toast = useToast();
  const { nameOf } = useTable();
  const item = story.find((each) => each.seq === seq);
  if (seq === null || item === undefined) return null;
  const going = story.filter((each) => each.type === 'action' && !each.undone && each.seq > seq);
  const back = async () => {
    onClose();
    const outcome = await goBackTo(seq);
    if (outcome.ok) onDone?.();
    else toast.show({ message: failureSentence(outcome.error) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('battle.log.backTo')}
      closeLabel={t('common.close')}
      testID="back-to"
      foot={
        going.length > 0 && (
          <Button
            kind="danger"
            icon="undo"
            label={t('battle.log.backConfirm', { count: going.length })}
            onPress={() => void back()}
            testID="back-to-confirm"
          />
        )
      }
    >
      <Text>{going.length === 0 ? t('battle.log.nothingAfter') : t('battle.log.goes', { count: going.length })}</Text>
      {going.slice(0, LISTED).map((each) => (
        <Text key={each.seq} as="text2" color="ink2">
          {each.type === 'action' ? shortLine(each.told, nameOf) : ''}
        </Text>
      ))}
      {going.length > LISTED && <Text color="ink2">{t('log.goMore', { count: going.length - LISTED })}</Text>}
    </Sheet>
  );
}
