import { useContext, useEffect, useRef, useState } from 'react';

import { type Draft, isUntouched } from '@/game/act';
import { stripOf, thrownStrip } from '@/game/strip';
import { countTheRest } from '@/game/strip-edit';
import { DiceStripScreen } from '@/kit/dice-strip/dice-strip-screen';
import { useBack } from '@/kit/use-back';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useBook } from '@/messages/book-context';
import { ok } from '@/lib/result';
import { useT } from '@/messages/messages';
import { commitDraft, forgetUntouched, giveUpDraft, type Outcome, useSession } from '@/store/session';
import { answerDice, correctDie, countDice, countRest, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { LiveRegion } from '@/ui/live-region';
import { Screen } from '@/ui/screen';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { gameAddress } from '../addresses';
import { useRollCompanion } from '../companion';
import { useDiceMode } from '../dice-mode';
import { useMomentWords } from '../moment-words';
import { useGame, Viewer } from '../open-game';
import { outcomeLines } from './outcome-lines';
import { Outcomes } from './outcomes';

/** The dice of whatever is being rolled, as a screen of its own. */
export function RollScreen() {
  return <Roll onClose={useBack(gameAddress(useGame().id))} />;
}

interface RollProps {
  onClose: () => void;
  onDone?: () => void;
  /** There is nowhere to come back from: back gives the roll up, and asks first where the app has shown dice. */
  backGivesUp?: boolean;
  testID?: string;
}

/** Nothing has happened before Done; leaving and coming back shows the same faces. Without any it is forgotten. */
export function Roll({ onClose: close, onDone = close, backGivesUp = false, testID = 'roll' }: RollProps) {
  const t = useT();
  const toast = useToast();
  const book = useBook();
  const game = useGame();
  const companion = useRollCompanion();
  const where = useMomentWords();
  const viewer = useContext(Viewer);
  const { mode, choose } = useDiceMode();
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState(false);
  const { battle, draft } = game;
  const made = draft && stripOf(companion.book, battle, draft, viewer);
  const strip = draft && made?.ok ? ok(companion.roll.arrange?.(game, draft, made.value) ?? made.value) : made;
  useForgetUntouched(draft, viewer);

  async function told(work: Promise<Outcome>): Promise<boolean> {
    const outcome = await work;
    if (!outcome.ok) toast.show({ message: failureSentence(book, outcome.error) });
    // What waits for the host is out of hand here.
    return outcome.ok || (outcome.error.type === 'link' && outcome.error.code === 'WAITS_FOR_HOST');
  }
  async function end(work: () => Promise<Outcome>, then = close) {
    if (ended) return;
    setAsking(false);
    setEnded(true);
    if (await told(work())) then();
    else setEnded(false);
  }
  const giveUp = () => void end(() => giveUpDraft(viewer));
  const forget = (untouched: Draft) => void end(() => forgetUntouched(untouched, viewer));
  function leave() {
    if (draft && isUntouched(draft)) forget(draft);
    else if (!backGivesUp) close();
    else if (draft && draft.appDice > 0) setAsking(true);
    else giveUp();
  }
  async function recordCounts(): Promise<Outcome> {
    const filled = await countRest(undefined, viewer);
    return filled.ok ? commitDraft(null, viewer) : filled;
  }
  /** Dice that are rolled or entered are a choice of dice, too. */
  const take = (work: Promise<Outcome>) => {
    choose(mode);
    void told(work);
  };

  // Between the last tap and the screen before this one there is nothing left to show.
  if (ended && !draft) return null;
  if (!draft || !strip?.ok) {
    return (
      <Screen
        title={t('play.roll.other')}
        back={{ label: t('common.back'), onPress: backGivesUp && draft ? giveUp : close }}
        testID="roll-empty"
      >
        {strip && !strip.ok ? (
          <ErrorState
            title={t('play.roll.refused')}
            text={refusalSentence(book, strip.error, game.nameOf)}
            actions={<Button label={t('play.roll.giveUpConfirm')} onPress={giveUp} testID="give-up-refused" />}
          />
        ) : (
          <NoDice />
        )}
      </Screen>
    );
  }
  const {
    title,
    subtitle = where,
    band,
    done,
    outcomeAbove = false,
    counting,
    ...words
  } = companion.roll.words(game, draft, strip.value);
  const rest = counting && mode === 'count' ? countTheRest(companion.book, battle, draft) : null;
  const counted = rest && thrownStrip(companion.book, battle, rest, viewer);
  const { Above, Outcome } = companion.roll;
  const lines = outcomeLines(companion, game, draft, viewer);
  const shown = { draft, strip: strip.value, lines };
  const outcome = Outcome ? <Outcome {...shown} /> : <Outcomes lines={lines} />;
  return (
    <>
      <DiceStripScreen
        title={title}
        subtitle={subtitle}
        band={band}
        back={{ label: t('common.back'), onPress: leave }}
        right={
          !backGivesUp &&
          !isUntouched(draft) && (
            <IconButton
              icon="delete"
              label={t('play.roll.giveUpConfirm')}
              onPress={() => setAsking(true)}
              color={band?.on ?? 'ink'}
              testID="give-up-dice"
            />
          )
        }
        testID={testID}
        above={
          <>
            {Above && <Above {...shown} />}
            {outcomeAbove && (
              <LiveRegion announced style={strip.value.complete ? { gap: space.sm } : { position: 'absolute' }}>
                {strip.value.complete && outcome}
              </LiveRegion>
            )}
          </>
        }
        follows={!outcomeAbove}
        strip={strip.value}
        words={words}
        mode={mode}
        onMode={choose}
        actions={{
          face: (face) => take(enterDie(face, viewer)),
          answer: (step, answer) => take(answerDice(step, answer, viewer)),
          correct: (step, index, face) => void told(correctDie(step, index, face, viewer)),
          takeBack: () => void told(takeBackDie(viewer)),
          roll: (how) => take(rollDice(how, viewer)),
        }}
        counting={
          counting && {
            ...counting,
            count: (counts) => take(countDice(counts, viewer)),
            countRest: (subject) => void told(countRest(subject, viewer)),
            done:
              rest && counted?.ok && counted.value.complete
                ? {
                    label: companion.roll.words(game, rest, counted.value).done,
                    onPress: () => void end(recordCounts, onDone),
                  }
                : null,
          }
        }
        done={{ label: done, onPress: () => void end(() => commitDraft(null, viewer), onDone) }}
        outcome={outcomeAbove ? <></> : outcome}
        spoken={lines.map(({ text }) => text).join('. ')}
      />
      <Confirm
        open={asking}
        question={t('play.roll.giveUp')}
        consequence={t('play.roll.giveUpText')}
        confirmLabel={t('play.roll.giveUpConfirm')}
        cancelLabel={t('play.roll.stay')}
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
        testID="give-up"
      />
    </>
  );
}

/** However the screen is left: a strip that nobody has rolled for would come back with facts that were changed meanwhile. */
function useForgetUntouched(draft: Draft | null, viewer: string): void {
  const shown = useRef(draft);
  useEffect(() => {
    shown.current = draft;
  }, [draft]);
  useEffect(
    () => () => {
      if (shown.current) void forgetUntouched(shown.current, viewer);
    },
    [viewer],
  );
}

/** There are none, or they lie behind one of the curtains and are finished there; which one is not said. */
function NoDice() {
  const t = useT();
  const { book, roll } = useRollCompanion();
  const { Hidden } = roll;
  const hidden = useSession((session) => book.sides.some((side) => session.open?.drafts[side]));
  return (
    <EmptyState
      icon="dice"
      title={hidden ? t('play.curtain.dice') : t('play.roll.other')}
      text={hidden ? t('play.curtain.diceText') : t('play.roll.nothing')}
      action={hidden && Hidden ? <Hidden /> : undefined}
    />
  );
}
