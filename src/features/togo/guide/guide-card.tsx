import { View } from 'react-native';

import { lastKnown } from '@/game/curtain';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { inOrder, nextStep } from '../turn/next-step';
import { GuideFrame } from './guide-frame';
import { enteredBy, guideStep, isFirstBattle } from './guide-step';
import { passedWords, phaseName, phaseWhat, todoWords } from './guide-words';
import { useGuide } from './use-guide';
import { BOOK, useAct, useGame } from '../game';

/**
 * Over the list of the Turn tab: what this phase is, while nothing has been done in it, and what to tap now. One thing at
 * a time, and never in the way.
 */
export function GuideCard() {
  const t = useT();
  const act = useAct();
  const table = useGame();
  const { isOpen, toggle } = useGuide();
  const { view, battle, nameOf } = table;
  if (!isOpen) return isFirstBattle(view) && view.result === null ? <Reopen onPress={toggle} /> : null;
  const owed = inOrder(table.owed, table);
  const step = guideStep({ view, owed });
  if (step.type === 'over') return null;
  const { label: button } = nextStep({ ...table, owed });
  if (step.type === 'decided') {
    return (
      <GuideFrame title={phaseName(view.phase)} testID="guide">
        <Text>{t('firstBattle.guide.decided')}</Text>
        <Button
          label={t('firstBattle.guide.decidedEnd')}
          onPress={() => void act({ type: 'endBattle' })}
          testID="guide-end-battle"
        />
      </GuideFrame>
    );
  }
  const { isFresh, passed } = enteredBy(lastKnown(BOOK, battle, 'public'), view);
  return (
    <GuideFrame title={phaseName(step.phase)} testID="guide">
      {passed.map((phase) => (
        <Text key={phase} as="text2" color="ink2">
          {passedWords(phase)}
        </Text>
      ))}
      {step.type === 'todo' ? (
        <>
          {isFresh && <Text>{phaseWhat(step.phase)}</Text>}
          <Text>{todoWords(step.todo, nameOf(step.about))}</Text>
          <Now words={t('firstBattle.guide.now', { button })} />
        </>
      ) : (
        <Now words={t('firstBattle.guide.endNow', { button })} />
      )}
    </GuideFrame>
  );
}

function Now({ words }: { words: string }) {
  return (
    <Text as="name" testID="guide-now">
      {words}
    </Text>
  );
}

function Reopen({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <View style={{ paddingHorizontal: space.edge, alignItems: 'flex-start' }}>
      <Button kind="link" label={t('firstBattle.guide.show')} onPress={onPress} testID="guide-show" />
    </View>
  );
}
