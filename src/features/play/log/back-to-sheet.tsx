import { useT } from '@/messages/messages';
import { goBackTo } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { entryAt } from '@/store/story';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '../act-provider';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { shortLine } from './log-words';
import type { Item } from './use-story';

/** More than these are told as a number. */
const LISTED = 30;

interface Props {
  story: readonly Item[];
  /** The entry to go back to; null while the sheet is closed. */
  number: number | null;
  onClose: () => void;
  /** After it is done, where the screen would show a moment that is no more. */
  onDone?: () => void;
}

/** "Back to here", with everything that would go listed before it goes. Redo brings it back, one by one. */
export function BackToSheet({ story, number, onClose, onDone }: Props) {
  const t = useT();
  const toast = useToast();
  const companion = useCompanion();
  const { id, nameOf } = useGame();
  if (number === null || !story.some((each) => each.number === number)) return null;
  const going = story.filter((each) => each.type === 'action' && !each.undone && each.number > number);
  const back = async () => {
    onClose();
    const db = currentDatabase();
    const entry = db && (await entryAt(db, companion.book, id, number));
    if (entry === null) return;
    const outcome = await goBackTo(entry);
    if (outcome.ok) onDone?.();
    else toast.show({ message: failureSentence(outcome.error) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('battle.log.backTo')}
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
        <Text key={each.number} as="text2" color="ink2">
          {each.type === 'action' ? shortLine(companion, each.descriptions, nameOf) : ''}
        </Text>
      ))}
      {going.length > LISTED && <Text color="ink2">{t('log.goMore', { count: going.length - LISTED })}</Text>}
    </Sheet>
  );
}
