import { PUBLIC, isKnownTo } from '@/game/curtain';
import { actionsAfter } from '@/game/undo';
import { err } from '@/lib/result';
import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { goBackTo, loadHistory, type Outcome, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { entryAt } from '@/store/story';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct, useAsk } from '../act-provider';
import { useRollCompanion } from '../companion';
import { meaningElsewhere } from '../links/linked-games';
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
  const act = useAct();
  const ask = useAsk();
  const toast = useToast();
  const book = useBook();
  const companion = useRollCompanion();
  const game = useGame();
  const { id, nameOf } = game;
  if (number === null || !story.some((each) => each.number === number)) return null;
  const going = story.filter((each) => each.type === 'action' && !each.undone && each.number > number);
  const tell = (outcome: Outcome): void => {
    if (outcome.ok) onDone?.();
    else toast.show({ message: failureSentence(book, outcome.error) });
  };
  const back = async () => {
    onClose();
    // The umpire of a hosted table asks nobody.
    if (useSession.getState().seat) return tell(await goBackTo(number));
    const db = currentDatabase();
    const entry = db && (await entryAt(db, companion.book, id, number));
    if (entry === null) return;
    if (companion.consent || companion.links) await loadHistory();
    const battle = useSession.getState().open?.battle;
    const undone = battle ? actionsAfter(battle, entry, isKnownTo(companion.book, PUBLIC)) : [];
    const consent = companion.consent?.toUndo(undone) ?? null;
    if (consent !== null && !(await ask(consent))) return;
    const elsewhere = await meaningElsewhere(companion, game, undone);
    const sure = {
      question: t('play.links.undoSure', { count: going.length }),
      ...{ confirmLabel: t('common.undo'), cancelLabel: t('common.cancel') },
    };
    if (elsewhere !== null && !(await ask({ ...sure, consequence: elsewhere }))) return;
    const outcome = await goBackTo(entry);
    if (outcome.ok && consent !== null) await act(consent.command);
    tell(outcome);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('play.log.backTo')}
      testID="back-to"
      foot={
        going.length > 0 && (
          <Button
            kind="danger"
            icon="undo"
            label={t('play.log.backConfirm', { count: going.length })}
            onPress={() => void back().catch(() => tell(err({ type: 'store', code: 'NOT_SAVED' })))}
            testID="back-to-confirm"
          />
        )
      }
    >
      <Text>{going.length === 0 ? t('play.log.nothingAfter') : t('play.log.goes', { count: going.length })}</Text>
      {going.slice(0, LISTED).map((each) => (
        <Text key={each.number} as="text2" color="ink2">
          {each.type === 'action' ? shortLine(companion, each.descriptions, nameOf) : ''}
        </Text>
      ))}
      {going.length > LISTED && <Text color="ink2">{t('log.goMore', { count: going.length - LISTED })}</Text>}
    </Sheet>
  );
}
