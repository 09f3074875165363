import { useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { undoLast } from '@/store/session';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence, useAct } from '../act-provider';
import { useTable } from '../use-table';
import { PHASE_RULES, phaseAsks } from '../words/phase-words';
import { OwedList } from './owed-list';
import { TurnHeader } from './turn-header';

/** What to do now. One filled button in one place: the next thing owed, and the end of the phase once nothing is. */
export function TurnTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const act = useAct();
  const { view, owed, battle } = useTable();
  const [ending, setEnding] = useState(false);
  const endPhase = (waive: boolean) => {
    setEnding(false);
    void act({ type: 'endPhase', phase: view.phase, waive, through: 'I' });
  };
  const undo = async () => {
    const undone = await undoLast();
    if (!undone.ok) toast.show({ message: failureSentence(undone.error) });
  };
  return (
    <>
      <Screen
        header={<TurnHeader onMore={() => setEnding(true)} onBack={() => router.dismissTo('/')} />}
        flush
        testID="turn"
        lowRow={tabBar}
        actionBar={{
          main: (
            <Button
              kind="primary"
              label={t('battle.end.main', { phase: view.phase })}
              onPress={() => (owed.length === 0 ? endPhase(false) : setEnding(true))}
              testID="next-step"
            />
          ),
          aside: battle.seq > 1 && (
            <Button icon="undo" iconPlace="above" label={t('battle.undo')} onPress={undo} testID="undo" />
          ),
        }}
      >
        <View style={{ padding: space.edge, gap: space.xs, alignItems: 'flex-start' }}>
          <Text>{phaseAsks(view.phase)}</Text>
          <RuleLink rule={PHASE_RULES[view.phase]} />
        </View>
        <OwedList />
      </Screen>
      <Confirm
        open={ending}
        question={t('battle.end.question', { phase: view.phase })}
        consequence={t('battle.end.owed', { count: owed.length })}
        confirmLabel={t('battle.end.confirm')}
        cancelLabel={t('battle.end.cancel')}
        onConfirm={() => endPhase(true)}
        onCancel={() => setEnding(false)}
        testID="end-phase"
      />
    </>
  );
}
