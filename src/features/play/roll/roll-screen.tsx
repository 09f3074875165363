import { useLocalSearchParams } from 'expo-router';
import { useContext, useState } from 'react';
import { View } from 'react-native';

import { stripOf } from '@/game/strip';
import { DiceStripScreen } from '@/kit/dice-strip/dice-strip-screen';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { commitDraft, giveUpDraft, type Outcome, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { answerDice, correctDie, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useMomentWords } from '../moment-words';
import { useGame, Viewer } from '../open-game';
import { outcomeLines } from './outcome-lines';
import { Outcomes } from './outcomes';

const MODES: readonly DiceMode[] = ['app', 'own', 'count'];

/** The dice of whatever is being rolled, as a screen of its own. */
export function RollScreen() {
  const { id } = useGame();
  const { dice } = useLocalSearchParams<{ dice?: string }>();
  const close = useBack(gameAddress(id));
  return <Roll dice={MODES.find((each) => each === dice)} onClose={close} />;
}

interface RollProps {
  /** Whose dice, where somebody has just chosen. */
  dice?: DiceMode;
  onClose: () => void;
}

/** Nothing has happened before Done; leaving and coming back shows the same faces. */
export function Roll({ dice: chosen, onClose: close }: RollProps) {
  const t = useT();
  const toast = useToast();
  const game = useGame();
  const companion = useCompanion();
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
    if (!outcome.ok) toast.show({ message: failureSentence(outcome.error) });
    return outcome.ok;
  }
  async function end(work: () => Promise<Outcome>) {
    setAsking(false);
    setEnded(true);
    if (await told(work())) close();
    else setEnded(false);
  }

  // Between the last tap and the screen before this one there is nothing left to show.
  if (ended && !draft) return null;
  if (!draft || !strip?.ok) {
    return (
      <Screen title={t('battle.roll.other')} back={{ label: t('common.back'), onPress: close }} testID="roll-empty">
        <NoDice />
      </Screen>
    );
  }
  const { title, band, done, outcomeAbove = false, ...words } = companion.roll.words(game, draft, strip.value);
  const { Above, Outcome } = companion.roll;
  const lines = outcomeLines(companion, game, draft, viewer);
  const shown = { draft, strip: strip.value, lines };
  const outcome = Outcome ? <Outcome {...shown} /> : <Outcomes lines={lines} />;
  return (
    <>
      <DiceStripScreen
        title={title}
        subtitle={where}
        band={band}
        back={{ label: t('common.back'), onPress: close }}
        right={
          <IconButton
            icon="delete"
            label={t('battle.roll.giveUpConfirm')}
            onPress={() => setAsking(true)}
            color={band?.on ?? 'ink'}
            testID="give-up-dice"
          />
        }
        testID="roll"
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
        onMode={setMode}
        actions={{
          face: (face) => void told(enterDie(face, viewer)),
          answer: (step, answer) => void told(answerDice(step, answer, viewer)),
          correct: (step, index, face) => void told(correctDie(step, index, face, viewer)),
          takeBack: () => void told(takeBackDie(viewer)),
          roll: (how) => void told(rollDice(how, viewer)),
        }}
        done={{ label: done, onPress: () => void end(() => commitDraft(null, viewer)) }}
        outcome={outcomeAbove ? <></> : outcome}
        spoken={lines.map(({ text }) => text).join('. ')}
      />
      <Confirm
        open={asking}
        question={t('battle.roll.giveUp')}
        consequence={t('battle.roll.giveUpText')}
        confirmLabel={t('battle.roll.giveUpConfirm')}
        cancelLabel={t('battle.roll.stay')}
        onConfirm={() => void end(() => giveUpDraft(viewer))}
        onCancel={() => setAsking(false)}
        testID="give-up"
      />
    </>
  );
}

/** There are none, or they lie behind one of the curtains and are finished there; which one is not said. */
function NoDice() {
  const t = useT();
  const { Hidden } = useCompanion().roll;
  const hidden = useSession((session) => Object.keys(session.open?.drafts ?? {}).length > 0);
  return (
    <EmptyState
      icon="dice"
      title={hidden ? t('hand.dice.title') : t('battle.roll.other')}
      text={hidden ? t('hand.dice.text') : t('battle.roll.nothing')}
      action={hidden && Hidden ? <Hidden /> : undefined}
    />
  );
}
