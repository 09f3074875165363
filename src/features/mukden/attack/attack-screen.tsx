import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useTurnAnswer } from '@/features/play/turn/use-turn-answer';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { mayFollow } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { ResultScreen } from '../turn/result-screen';
import { hasPlan } from '../turn/use-kept-plan';
import { AttackInHand } from './attack-in-hand';
import { PlanAttack } from './plan-attack';

/** What a player answers who goes on. */
const MOMENTUM = 'momentum';

/** An attack from its plan to the flips. `param`: a unit or a hex to begin with. */
export function AttackScreen({ param }: { param: string }) {
  const { id, view, owed } = useGame();
  const { choice, choose } = useTurnAnswer(owed[0]);
  const back = useBack(gameAddress(id));
  const [isOver, setOver] = useState(false);
  const { action, activity, tape, result } = view;
  const isMomentum = action !== null && mayFollow(action) && (choice === MOMENTUM || hasPlan(choice, 'attack', view));
  // What comes next belongs to the Turn tab.
  if (isOver) return null;
  // An advance may end the game with the action half way: they may play on from there.
  if (result !== null) return <ResultScreen />;
  if (action !== null && !isMomentum) {
    return (
      <AttackInHand
        onMomentum={() => choose(MOMENTUM)}
        onOver={() => {
          setOver(true);
          back();
        }}
      />
    );
  }
  if (activity !== 'combat') return <NoAttack onBack={back} />;
  return (
    <PlanAttack
      key={`${tape.length}.${action?.parts.length ?? 0}`}
      param={action === null ? param : ''}
      isMomentum={isMomentum}
      onCancel={isMomentum ? () => choose('no') : undefined}
    />
  );
}

function NoAttack({ onBack }: { onBack: () => void }) {
  const t = useT();
  return (
    <Screen title={t('mukden.attack.title')} back={{ label: t('common.back'), onPress: onBack }} testID="no-attack">
      <EmptyState
        icon="target"
        title={t('mukden.attack.none')}
        text={t('mukden.attack.noneText')}
        action={<Button kind="primary" label={t('mukden.attack.toTurn')} onPress={onBack} testID="back-to-turn" />}
      />
    </Screen>
  );
}
