import { useEffect, useRef } from 'react';
import { View } from 'react-native';

import { useCompanion } from '@/features/play/companion';
import { linesOf } from '@/features/play/log/log-words';
import { useGame } from '@/features/play/open-game';
import { refusalSentence } from '@/kit/words/refusal-words';
import type { LogLine } from '@/link/protocol/messages';
import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { hapticResult } from '@/ui/haptics';
import { Sheet } from '@/ui/sheet';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { useLink } from './link-session';

/** What the table wants of this phone without being asked: a yes or no, a look, its turn. */
export function TableNews() {
  usePing();
  useDeclined();
  return (
    <>
      <UndoQuestion />
      <Refusal />
    </>
  );
}

const useSeatName = () => {
  const seats = useLink(({ state }) => state?.seats);
  return (id: string): string => seats?.find((seat) => seat.id === id)?.name ?? '';
};

/** "Your turn, Admiral": the rules now want something of this side, and wanted nothing a moment ago. */
function usePing(): void {
  const t = useT();
  const toast = useToast();
  const { haptics } = useTheme();
  const { sideOf, turn } = useCompanion();
  const game = useGame();
  const { owed, view } = game;
  const acts = turn.head(game).side;
  const role = useLink(({ state }) => state?.table?.seat.role ?? 'public');
  const side = useLink(({ state }) => state?.table?.seat.side ?? null);
  const isOwn = useSession(({ seat }) => seat?.lines[0]?.isOwn ?? true);
  const isHis = side !== null && (acts === null || acts === side);
  const isWanted = isHis && owed.some(({ about }) => about === side || sideOf(view, about) === side);
  const was = useRef(isWanted);
  useEffect(() => {
    const isNew = isWanted && !was.current;
    was.current = isWanted;
    if (!isNew || isOwn) return;
    hapticResult(haptics);
    toast.show({ message: role === 'captain' ? t('link.ping.captain') : t('link.ping.admiral') });
  }, [isWanted, isOwn, role, haptics, toast, t]);
}

function useDeclined(): void {
  const t = useT();
  const toast = useToast();
  const nameOf = useSeatName();
  const declined = useLink((link) => link.declined);
  const seat = declined && nameOf(declined);
  useEffect(() => {
    if (seat === null) return;
    useLink.setState({ declined: null });
    toast.show({ message: t('link.undo.declined', { seat }) });
  }, [seat, toast, t]);
}

function useWords(): (line: LogLine) => string {
  const companion = useCompanion();
  const { nameOf } = useGame();
  return (line) => linesOf(companion, { ...line, before: null, after: null, by: undefined }, nameOf).join('. ');
}

/** Asked on the phone whose act it was. Closing the sheet is a no. */
function UndoQuestion() {
  const t = useT();
  const wordsOf = useWords();
  const nameOf = useSeatName();
  const phone = useLink((link) => link.phone);
  const question = useLink(({ state }) => state?.questions[0]);
  if (!question?.line) return null;
  const answer = (yes: boolean) => void phone?.tap({ type: 'consent', question: question.id, yes }).catch(() => {});
  return (
    <Confirm
      open
      key={question.id}
      question={t('link.undo.question', { seat: nameOf(question.by) })}
      consequence={wordsOf(question.line)}
      confirmLabel={t('link.undo.confirm')}
      cancelLabel={t('link.undo.cancel')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
      testID="undo-question"
    />
  );
}

/** A tap that came too late, and what happened meanwhile. */
function Refusal() {
  const t = useT();
  const book = useBook();
  const wordsOf = useWords();
  const { nameOf } = useGame();
  const refused = useLink((link) => link.refused);
  if (!refused) return null;
  const close = () => useLink.setState({ refused: null });
  return (
    <Sheet
      open
      onClose={close}
      title={t('link.refused.title')}
      foot={<Button kind="primary" label={t('link.refused.ok')} onPress={close} testID="late-ok" />}
      testID="late-refusal"
    >
      <Text>{refusalSentence(book, refused.refusal, nameOf)}</Text>
      {refused.meanwhile.length > 0 && (
        <View style={{ gap: space.xs }}>
          <Heading as="name">{t('link.refused.meanwhile')}</Heading>
          {refused.meanwhile.map((line) => (
            <Text key={line.number} color="ink2">
              {wordsOf(line)}
            </Text>
          ))}
        </View>
      )}
    </Sheet>
  );
}
