import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { ScrollView } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { loadBattles, useBattles } from '@/store/battle-list';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TabBar } from '@/ui/tab-bar';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { CardsStep } from './components/cards-step';
import { ForcesStep } from './components/forces-step';
import { Overview } from './components/overview';
import { ProblemCards } from './components/problem-cards';
import { RulesStep } from './components/rules-step';
import { ScenarioPicker } from './components/scenario-picker';
import { startBattle } from './start-battle';
import { type Step, STEPS } from './steps';
import { useUsualName } from './use-force-name';
import { usePlan, type Planning } from './use-plan';

/** Four short steps. Everything has a default: once a scenario is chosen, the battle can start from any of them. */
export const NewBattleScreen = ofTogo(function NewBattleScreen() {
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
        title={t('rooms.newBattle')}
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
      title={t('rooms.newBattle')}
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
            { value: 'cards', label: t('rooms.cards'), icon: 'hand' },
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
});

/** Starts the battle once, however often it is tapped, and goes there in place of this screen. */
function useStart({ plan, drawn, shelf }: Planning): { readonly start: () => void; readonly starting: boolean } {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const usualName = useUsualName();
  const [starting, setStarting] = useState(false);

  const start = async () => {
    if (!drawn || starting) return;
    setStarting(true);
    const own = plan.name.trim();
    await loadBattles().catch(() => undefined);
    const started = await startBattle(plan, drawn, shelf, unlikeOthers(own === '' ? usualName(plan, drawn) : own));
    if (started.ok) return router.replace(`/battle/${started.value}`);
    setStarting(false);
    const { error } = started;
    toasts.show({
      message: error.code === 'NOT_TAKEN' ? t('newBattle.refused', { field: error.field }) : t('newBattle.failed'),
    });
  };

  /** Two battles of one name are hard to tell apart in a list. */
  const unlikeOthers = (name: string): string => {
    const taken = new Set(useBattles.getState().battles?.map((battle) => battle.name));
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? name : t('newBattle.again', { name, number });
      if (!taken.has(candidate)) return candidate;
    }
  };

  return { start: () => void start(), starting };
}
