import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { ScrollView } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TabBar } from '@/ui/tab-bar';
import { space } from '@/ui/tokens';

import { CardsStep } from './components/cards-step';
import { ForcesStep } from './components/forces-step';
import { Overview } from './components/overview';
import { ProblemCards } from './components/problem-cards';
import { RulesStep } from './components/rules-step';
import { ScenarioPicker } from './components/scenario-picker';
import { type Step, STEPS } from './steps';
import { useStart } from './use-start';
import { usePlan } from './use-plan';

/** Four short steps. Everything has a default: once a scenario is chosen, the battle can start from any of them. */
export function NewBattleScreen() {
  const t = useT();
  const { scenario } = useLocalSearchParams<{ scenario?: string | string[] }>();
  const planning = usePlan(Array.isArray(scenario) ? scenario[0] : scenario);
  const [step, setStep] = useState<Step>('battle');
  const { drawn } = planning;
  const { start, starting } = useStart(planning);
  const goBack = useBack('/');
  const ready = drawn !== null && drawn.problems.length === 0;
  const next = STEPS[STEPS.indexOf(step) + 1];

  if (drawn === null) {
    return (
      <Screen
        key="pick"
        title={t('newBattle.title')}
        subtitle={t('newBattle.choose')}
        back={goBack}
        testID="new-battle"
      >
        <ScenarioPicker planning={planning} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('newBattle.title')}
      subtitle={ready ? t('newBattle.ready') : t('newBattle.notReady')}
      back={goBack}
      actionBar={{
        aside: next && <Button label={t('newBattle.next')} onPress={() => setStep(next)} testID="next-step" />,
        main: (
          <Button
            kind="primary"
            label={starting ? t('newBattle.starting') : t('newBattle.start')}
            disabled={!ready || starting}
            onPress={start}
            testID="start-battle"
          />
        ),
      }}
      lowRow={
        <TabBar
          label={t('newBattle.steps.label')}
          tabs={[
            { value: 'battle', label: t('newBattle.steps.battle'), icon: 'book' },
            { value: 'forces', label: t('newBattle.steps.forces'), icon: 'ship' },
            { value: 'rules', label: t('newBattle.steps.rules'), icon: 'pencil' },
            { value: 'cards', label: t('newBattle.steps.cards'), icon: 'hand' },
          ]}
          value={step}
          onChange={setStep}
          testID="step"
        />
      }
      scroll={false}
      flush
      testID="new-battle"
    >
      {/* By step, so that each begins at its top, while the tabs below keep the focus. */}
      <ScrollView
        key={step}
        contentContainerStyle={{ padding: space.edge, gap: space.edge }}
        keyboardShouldPersistTaps="handled"
      >
        <ProblemCards problems={drawn.problems} onForces={() => setStep('forces')} />
        {step === 'battle' && <Overview planning={planning} drawn={drawn} onStep={setStep} />}
        {step === 'forces' && <ForcesStep planning={planning} drawn={drawn} />}
        {step === 'rules' && <RulesStep planning={planning} drawn={drawn} />}
        {step === 'cards' && <CardsStep planning={planning} drawn={drawn} />}
      </ScrollView>
    </Screen>
  );
}
