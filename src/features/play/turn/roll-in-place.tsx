import { useRef } from 'react';
import { View } from 'react-native';

import { type Draft, evaluate } from '@/game/act';
import { stripOf } from '@/game/strip';
import { rollWords, spokenNeed, spokenStep } from '@/kit/dice-strip/strip-words';
import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { isFinished, meetsNeed, stepsOf } from '@/rules/common/strip';
import { commitDraft, giveUpDraft, type Outcome, useSession } from '@/store/session';
import { correctDie, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Face } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { IconButton } from '@/ui/icon-button';
import { LiveRegion } from '@/ui/live-region';
import { Heading, Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { useCompanion } from '../companion';
import { useDiceMode } from '../dice-mode';
import { useGame } from '../open-game';
import { rolledBy, showRolled } from './last-roll';

/**
 * A die or two without a screen of their own: six faces in the list, the phone's dice beside them. The last die records
 * the roll.
 */
export function RollInPlace({ draft }: { draft: Draft }) {
  const t = useT();
  const book = useBook();
  const toast = useToast();
  const companion = useCompanion();
  const game = useGame();
  const { isChosen, choose } = useDiceMode();
  const strip = stripOf(companion.book, game.battle, draft, 'public');
  const active = strip.ok ? strip.value.active : null;
  const words = companion.roll.words(game, draft, strip.ok ? strip.value : null);

  const told = async (work: Promise<Outcome>): Promise<boolean> => {
    const outcome = await work;
    if (!outcome.ok) toast.show({ message: failureSentence(book, outcome.error) });
    return outcome.ok;
  };
  const record = async () => {
    const { open } = useSession.getState();
    const finished = open?.drafts.public;
    const evaluated = open && finished && evaluate(open.book, open.battle, finished);
    if (!finished || !evaluated?.ok || evaluated.value.type === 'needs') return;
    const rolled = rolledBy(companion, { ...game, battle: open.battle }, finished, 'public');
    if (await told(commitDraft())) showRolled(rolled);
  };
  const take = async (dice: 'app' | 'own', work: () => Promise<Outcome>) => {
    // A battle by count, or one die of the phone among own ones, stays what it is.
    if (!isChosen) choose(dice);
    if (await told(work())) await record();
  };
  const isThrowing = useRef(false);
  const throwApp = async () => {
    // A host takes a moment to throw: tapped again meanwhile is one tap. Own dice come as fast as fingers do.
    if (isThrowing.current) return;
    isThrowing.current = true;
    await take('app', () => rollDice('all'));
    isThrowing.current = false;
  };
  const faces = (active?.faces ?? []).flatMap(({ face }) => (face === null ? [] : [face as Face]));
  const label = active === null ? words.title : rollWords(book, active, words);
  // A tie is thrown again: what was thrown before must not look lost.
  const thrown = strip.ok ? stepsOf(strip.value).filter(isFinished).at(-1) : undefined;
  const detail = active !== null && active.row !== null ? words.row?.(active).detail : undefined;
  return (
    <View style={{ padding: space.edge, paddingBottom: space.sm }} testID="roll-in-place">
      <Card frame="strong">
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
          <View style={{ flex: 1 }}>
            <Heading as="title">{words.title}</Heading>
            {detail !== undefined && <Text color="ink2">{detail}</Text>}
            <LiveRegion>{thrown && <Text testID="in-place-thrown">{spokenStep(book, thrown, words)}</Text>}</LiveRegion>
            {active !== null && active.need !== null && (
              <Text color="ink2">{t('play.rolled.needs', { need: spokenNeed(active) })}</Text>
            )}
          </View>
          <IconButton
            icon="close"
            label={t('play.roll.giveUpConfirm')}
            onPress={() => void told(giveUpDraft())}
            testID="in-place-cancel"
          />
        </View>
        {active === null ? (
          <Button label={words.done} onPress={() => void record()} testID="in-place-record" />
        ) : (
          <DicePad
            labels={{
              pad: label,
              face: (face) => t('strip.pad.face', { face }),
              slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
              takeBack: t('strip.pad.takeBack'),
            }}
            count={active.dice ?? 1}
            faces={faces}
            succeeds={active.need === null ? undefined : (face) => meetsNeed(active, face)}
            canTakeBack={strip.ok && strip.value.takesBack !== null}
            onInput={(input) => {
              if (input.type === 'enter') void take('own', () => enterDie(input.face));
              else if (input.type === 'takeBack') void told(takeBackDie());
              else void told(correctDie(active.key, input.index, input.face));
            }}
            beside={
              <Button icon="dice" label={t('play.rolled.app')} onPress={() => void throwApp()} testID="in-place-app" />
            }
            hotkeys
            testID="in-place"
          />
        )}
      </Card>
    </View>
  );
}
