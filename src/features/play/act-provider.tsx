import { useRouter } from 'expo-router';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { View } from 'react-native';

import { draftFor, evaluate, isUntouched } from '@/game/act';
import { PUBLIC, slotOf } from '@/game/curtain';
import { refusalSentence } from '@/kit/words/refusal-words';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { RuleLink } from '@/kit/rule-link';
import { useBook } from '@/messages/book-context';
import { t as words, useT } from '@/messages/messages';
import type { Refused, Tagged } from '@/rules/rulebook';
import { beginStrip, commitDraft, type Failure, useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { Confirm, type ConfirmProps } from '@/ui/confirm';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { gameAddress } from './addresses';
import { useRollCompanion } from './companion';
import { appRollsAtOnce } from './dice-mode';
import { once } from './once';
import { useGameAs, Viewer } from './open-game';

interface ActOptions {
  readonly override?: boolean;
  /** Whose dice the screen offers; the phone's are rolled at once, as soon as this battle's choice has been made. */
  readonly dice?: DiceMode;
  /** The strip takes the place of the screen that asked for it. */
  readonly replace?: boolean;
}

export interface Act<Command extends Tagged = Tagged> {
  /**
   * Carries a command out. One that wants dice opens its strip instead; one the rules refuse is explained, and the
   * umpire may allow it. True when it is on disk.
   */
  (command: Command, options?: ActOptions): Promise<boolean>;
}

const ActContext = createContext<Act | null>(null);

export function useAct(): Act {
  const act = useContext(ActContext);
  if (!act) throw new Error('useAct is for screens inside the battle.');
  return act;
}

/** A question that is answered before anything is done. */
type Question = Pick<ConfirmProps, 'question' | 'consequence' | 'confirmLabel' | 'cancelLabel'>;

const AskContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/** Asks once, over whatever screen it is; behind a curtain the question goes with it. */
export const useAsk = () => useContext(AskContext);

interface Asking {
  readonly command: Tagged;
  readonly refusal: Refused;
}

interface ActProviderProps {
  /** Behind a side's open curtain: a refusal names what that side knows, and goes with the curtain. */
  side?: string;
  /** The screen itself shows the strip as soon as there is one: nothing is navigated to. */
  inPlace?: boolean;
  children: ReactNode;
}

/** Guide, never block: whatever is refused says which rule speaks against it, and "Umpire allows" goes on. */
export function ActProvider({ side, inPlace = false, children }: ActProviderProps) {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const book = useBook();
  // A board game has no umpire.
  const { isOnShelf = false } = useRollCompanion().book;
  const viewer = useContext(Viewer);
  const { nameOf } = useGameAs(side ?? viewer);
  const isCaptain = useSession(({ seat }) => seat?.isCaptain ?? false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [question, setQuestion] = useState<(Question & { readonly answer: (yes: boolean) => void }) | null>(null);

  const carryOut = useMemo<Act>(
    () =>
      async (command, { override = false, dice, replace = false } = {}) => {
        const { open, seat } = useSession.getState();
        if (!open) return false;
        // A phone of one side needs no curtain: whatever it rolls has a screen of its own.
        const hasScreen = (curtain: string) =>
          !inPlace && (curtain === PUBLIC || (seat !== null && side === undefined));
        const draft = draftFor(open.book, open.battle, command, { override });
        const curtain = slotOf(open.book, open.battle.state, draft.command);
        const lying = open.drafts[curtain];
        if (lying && !isUntouched(lying)) {
          // Dice lie on the table: they are finished or given up before anything else is done.
          if (JSON.stringify(lying.command) !== JSON.stringify(draft.command)) {
            toast.show({ message: words('play.roll.first') });
          }
          if (hasScreen(curtain)) router.push(gameAddress(open.id, 'roll'));
          return false;
        }
        const evaluated = evaluate(open.book, open.battle, draft);
        if (!evaluated.ok) {
          setAsking({ command, refusal: evaluated.error });
          return false;
        }
        if (evaluated.value.type === 'needs') {
          const kept = await beginStrip(draft, { isRolled: dice === 'app' && appRollsAtOnce(open) });
          if (!kept.ok) toast.show({ message: failureSentence(book, kept.error) });
          // Dice for a ship nobody else knows of stay behind her side's curtain, which shows them by itself.
          else if (hasScreen(curtain)) {
            const strip = gameAddress(open.id, 'roll');
            if (replace) router.replace(strip);
            else router.push(strip);
          }
          return false;
        }
        const done = await commitDraft(draft);
        if (!done.ok) toast.show({ message: failureSentence(book, done.error) });
        return done.ok;
      },
    [router, toast, book, inPlace, side],
  );
  const act = useCallback<Act>((command, options) => once(command, () => carryOut(command, options)), [carryOut]);

  const ask = useCallback(
    (asked: Question) =>
      new Promise<boolean>((answer) => {
        setQuestion((open) => {
          // One that is asked over another leaves nobody waiting for the first.
          open?.answer(false);
          return { ...asked, answer };
        });
      }),
    [],
  );
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  const allow = () => {
    const command = asking?.command;
    setAsking(null);
    if (command) void act(command, { override: true });
  };
  return (
    <ActContext.Provider value={act}>
      <AskContext.Provider value={ask}>{children}</AskContext.Provider>
      {question && (
        <Confirm open {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)} testID="sure" />
      )}
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('play.refused.title')}
        testID="refused"
        foot={
          <>
            {asking?.refusal.rule != null && !isCaptain && (
              <Button
                label={isOnShelf ? t('play.refused.allowAnyway') : t('play.refused.allow')}
                onPress={allow}
                testID="refused-allow"
              />
            )}
            <Button
              kind="primary"
              label={t('play.refused.leave')}
              onPress={() => setAsking(null)}
              testID="refused-leave"
            />
          </>
        }
      >
        {asking && (
          <View style={{ gap: space.xs, alignItems: 'flex-start' }}>
            <Text>{refusalSentence(book, asking.refusal, nameOf)}</Text>
            {asking.refusal.rule !== null && <RuleLink rule={asking.refusal.rule} />}
          </View>
        )}
      </Sheet>
    </ActContext.Provider>
  );
}

/** What went wrong with a tap that should have been kept, in a sentence. */
export const failureSentence = (book: string | null, failure: Failure): string =>
  refusalSentence(book, failure.type === 'refused' ? failure.refusal : failure);
