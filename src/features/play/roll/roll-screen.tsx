import { useLocalSearchParams, useRouter } from 'expo-router';
import { useContext, useState } from 'react';
import { View } from 'react-native';

import { stripOf } from '@/game/strip';
import { DiceStripScreen } from '@/kit/dice-strip/dice-strip-screen';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useT } from '@/messages/messages';
import type { Strip } from '@/rules/common/strip';
import type { Command, CommandOf } from '@/rules/togo/index';
import { commitDraft, giveUpDraft, type Outcome, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { answerDice, correctDie, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { GuideHint } from '@/features/togo/guide/guide-hint';
import { DeskButtons } from '@/features/togo/hand/desk-buttons';
import { BOOK, useGame, Viewer } from '../open-game';
import { phaseTitle } from '@/features/togo/words/phase-words';
import { DamageHead } from '@/features/togo/roll/damage-head';
import { outcomeLines } from './outcome-lines';
import { Outcomes } from './outcomes';
import { salvoOf } from '@/features/togo/roll/salvo-of';
import { SalvoResult } from '@/features/togo/roll/salvo-result';
import { doneWords, stripWords } from '@/features/togo/roll/strip-words';

const MODES: readonly DiceMode[] = ['app', 'own', 'count'];

/** The dice of whatever is being rolled, as a screen of its own. */
export function RollScreen() {
  const router = useRouter();
  const { id } = useGame();
  const { dice } = useLocalSearchParams<{ dice?: string }>();
  const close = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
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
  const table = useGame();
  const viewer = useContext(Viewer);
  const dice = useSettings((settings) => settings.dice);
  const [mode, setMode] = useState<DiceMode>(chosen ?? dice);
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState(false);
  const { battle, draft, view } = table;
  const strip = draft && stripOf(BOOK, battle, draft, viewer);

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
  const where = t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) });
  const command = draft.command as unknown as Command;
  const isDamage = command.type === 'rollDamage';
  const hurt = isDamage ? shipInHand(command, strip.value) : undefined;
  const { title, side, ...words } = stripWords(table, draft, hurt);
  const lines = outcomeLines(table, draft, viewer);
  const salvo = salvoOf(table, draft);
  const outcome = (
    <>
      {salvo && <SalvoResult salvo={salvo} />}
      <Outcomes lines={salvo ? lines.filter(({ told }) => told !== 'salvo') : lines} />
    </>
  );
  return (
    <>
      <DiceStripScreen
        title={title}
        subtitle={where}
        band={side}
        back={{ label: t('common.back'), onPress: close }}
        right={
          <IconButton
            icon="delete"
            label={t('battle.roll.giveUpConfirm')}
            onPress={() => setAsking(true)}
            color={side?.on ?? 'ink'}
            testID="give-up-dice"
          />
        }
        testID="roll"
        above={
          <>
            <GuideHint words={t('firstBattle.guide.hint.roll')} />
            {isDamage && (
              <View role="status" aria-live="polite" style={{ gap: space.sm }}>
                {strip.value.complete && outcome}
                {strip.value.complete && strip.value.groups.some(isUntouched) && <Text>{t('damage.stopped')}</Text>}
              </View>
            )}
            {hurt !== undefined && <DamageHead draft={draft} ship={hurt} />}
          </>
        }
        follows={!isDamage}
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
        done={{ label: doneWords(draft, strip.value), onPress: () => void end(() => commitDraft(null, viewer)) }}
        outcome={isDamage ? <></> : outcome}
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

/** Not rolled, because the dice stopped at an explosion before. */
const isUntouched = ({ rows }: Strip['groups'][number]): boolean =>
  rows.every(({ steps }) => steps.every(({ faces, successes }) => faces.length === 0 && successes === null));

/** Whose hits are being worked off: hers alone, or of several hers whose dice are wanted. */
function shipInHand({ ships }: CommandOf<'rollDamage'>, { active }: Strip): string | undefined {
  return ships.length === 1 ? ships[0] : (active?.subject ?? undefined);
}

/** There are none, or they lie behind one of the curtains and are finished there; which one is not said. */
function NoDice() {
  const t = useT();
  const hidden = useSession((session) => Object.keys(session.open?.drafts ?? {}).length > 0);
  return (
    <EmptyState
      icon="dice"
      title={hidden ? t('hand.dice.title') : t('battle.roll.other')}
      text={hidden ? t('hand.dice.text') : t('battle.roll.nothing')}
      action={hidden ? <DeskButtons /> : undefined}
    />
  );
}
