import { useLocalSearchParams } from 'expo-router';
import { useContext, useState } from 'react';
import { View } from 'react-native';

import { stripOf } from '@/game/strip';
import { DiceStripScreen } from '@/kit/dice-strip/dice-strip-screen';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useBack } from '@/kit/use-back';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { commitDraft, giveUpDraft, type Outcome, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { answerDice, correctDie, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { gameAddress } from '../addresses';
import { useRollCompanion } from '../companion';
import { useMomentWords } from '../moment-words';
import { useGame, Viewer } from '../open-game';
import { outcomeLines } from './outcome-lines';
import { Outcomes } from './outcomes';

const MODES: readonly DiceMode[] = ['app', 'own', 'count'];

/** The dice of whatever is being rolled, as a screen of its own. */
export function RollScreen() {
  const { id } = useGame();
  const { dice } = useLocalSearchParams<{ dice?: string }>();
  return <Roll dice={MODES.find((each) => each === dice)} onClose={useBack(gameAddress(id))} />;
}

interface RollProps {
  /** Whose dice, where somebody has just chosen. */
  dice?: DiceMode;
  /** Told when they choose other dice. */
  onDice?: (dice: DiceMode) => void;
  onClose: () => void;
  onDone?: () => void;
  /** There is nowhere to come back from: back gives the roll up, and asks first where the app has shown dice. */
  backGivesUp?: boolean;
  testID?: string;
}

/** Nothing has happened before Done; leaving and coming back shows the same faces. */
export function Roll(props: RollProps) {
  const { dice: chosen, onDice, onClose: close, onDone = close, backGivesUp = false, testID = 'roll' } = props;
  const t = useT();
  const toast = useToast();
  const book = useBook();
  const game = useGame();
  const companion = useRollCompanion();
  const where = useMomentWords();
  const viewer = useContext(Viewer);
  const dice = useSettings((settings) => settings.dice);
  const [mode, setMode] = useState<DiceMode>(chosen ?? dice);
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState(false);
  const { battle, draft } = game;
  const strip = draft && stripOf(companion.book, battle, draft, viewer);

  async function told(work: Promise<Outcome>): Promise<boolean> {
    const outcome = await work;
    if (!outcome.ok) toast.show({ message: failureSentence(book, outcome.error) });
    return outcome.ok;
  }
  async function end(work: () => Promise<Outcome>, then = close) {
    setAsking(false);
    setEnded(true);
    if (await told(work())) then();
    else setEnded(false);
  }
  const giveUp = () => void end(() => giveUpDraft(viewer));
  const leave = () => (!backGivesUp ? close() : draft && draft.appDice > 0 ? setAsking(true) : giveUp());

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
    ...words
  } = companion.roll.words(game, draft, strip.value);
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
          !backGivesUp && (
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
            {outcomeAbove && strip.value.complete && (
              <View role="status" aria-live="polite" style={{ gap: space.sm }}>
                {outcome}
              </View>
            )}
          </>
        }
        follows={!outcomeAbove}
        strip={strip.value}
        words={words}
        mode={mode}
        onMode={(other) => {
          setMode(other);
          onDice?.(other);
        }}
        actions={{
          face: (face) => void told(enterDie(face, viewer)),
          answer: (step, answer) => void told(answerDice(step, answer, viewer)),
          correct: (step, index, face) => void told(correctDie(step, index, face, viewer)),
          takeBack: () => void told(takeBackDie(viewer)),
          roll: (how) => void told(rollDice(how, viewer)),
        }}
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

/** There are none, or they lie behind one of the curtains and are finished there; which one is not said. */
function NoDice() {
  const t = useT();
  const { Hidden } = useRollCompanion().roll;
  const hidden = useSession((session) => Object.keys(session.open?.drafts ?? {}).length > 0);
  return (
    <EmptyState
      icon="dice"
      title={hidden ? t('play.curtain.dice') : t('play.roll.other')}
      text={hidden ? t('play.curtain.diceText') : t('play.roll.nothing')}
      action={hidden && Hidden ? <Hidden /> : undefined}
    />
  );
}
