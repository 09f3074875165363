import { type Href, useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Screen } from '@/ui/screen';
import { useTheme } from '@/ui/theme';
import { useStable } from '@/ui/use-stable';

import { useAct } from '../act-provider';
import { ControlSheet } from '@/features/togo/control/control-sheet';
import { CardsInForce } from '@/features/togo/hand/cards-in-force';
import { WhatNext } from '@/features/togo/guide/what-next';
import { Reminders } from '@/features/togo/score/reminders';
import { ResultCard } from '@/features/togo/score/result-card';
import { isMoving } from '@/features/togo/move/move-facts';
import { MoveList } from '@/features/togo/move/move-list';
import { TriggerList } from '@/features/togo/move/trigger-list';
import { SightedList } from '@/features/togo/sight/sighted-list';
import { MarkersSeen } from '@/features/togo/torpedo/markers-seen';
import { useGame } from '../open-game';
import { useRollAtOnce } from '../use-roll-at-once';
import { useUndo } from '../use-undo';
import { AskSheet } from '@/features/togo/turn/ask-sheet';
import { FiredList } from '@/features/togo/turn/fired-list';
import { isListed } from '@/features/togo/turn/listed';
import { inOrder, nextStep, owedNow, stepOf } from '@/features/togo/turn/next-step';
import { undoWords } from '@/features/togo/turn/undo-words';
import { OwedList } from './owed-list';
import type { Step } from './steps';
import { ThenRow } from '@/features/togo/turn/then-row';
import { TurnHeader } from './turn-header';
import { TurnNotices } from '@/features/togo/turn/turn-notices';

interface Props {
  /** Null on a tablet, whose rail has the tabs. */
  tabBar: ReactNode;
  onMore: () => void;
  /** False where the band stands across the whole tablet. */
  headed?: boolean;
  /** The last thing everybody knew of when the battle was opened. */
  openedAt: number | null;
}

/** What to do now. One filled button in one place: the next thing owed, and the end of the phase once nothing is. */
export function TurnTab({ tabBar, onMore, headed = true, openedAt }: Props) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const throwNow = useRollAtOnce();
  const table = useGame();
  const dice = useSettings((settings) => settings.dice);
  const { view, id } = table;
  const { undo, mayUndo } = useUndo();
  const { isLargeText } = useTheme();
  const [ending, setEnding] = useState(false);
  const [controlling, setControlling] = useState<string | null>(null);
  const [asked, setAsked] = useState<Obligation | null>(null);
  const owed = inOrder(table.owed, table);
  const next = nextStep({ ...table, owed });
  const unlisted = owed.filter((one) => !isListed(one, table));

  const endPhase = (waive: boolean) => {
    setEnding(false);
    void act({ type: 'endPhase', phase: view.phase, waive, through: 'I' });
  };
  const take = (step: Step) => {
    switch (step.type) {
      case 'command':
        if (step.thrown === 'noted' && dice === 'app') return void throwNow(step.command);
        return void act(step.command, step.thrown && dice === 'app' ? { dice } : {});
      case 'fire':
        return router.push(`/battle/${id}/fire/${step.ship}`);
      case 'control':
        return setControlling(step.ship);
      case 'ask':
        return setAsked(step.obligation);
      case 'go':
        return router.push(`/battle/${id}/${step.to}` as Href);
      case 'end':
        return owed.length === 0 ? endPhase(false) : setEnding(true);
    }
  };
  const step = useStable(take);
  const settle = useStable((obligation: Obligation) => take(stepOf(obligation)));
  return (
    <>
      <Screen
        header={headed ? <TurnHeader buttons={{ onMore, onBack: () => router.dismissTo('/') }} /> : undefined}
        flush
        testID="turn"
        lowRow={tabBar}
        actionBar={{
          main: (
            <Button
              kind="primary"
              icon={next.step.type === 'fire' && !isLargeText ? 'target' : undefined}
              label={next.label}
              onPress={() => take(next.step)}
              testID="next-step"
            />
          ),
          aside: mayUndo ? (
            <Button
              icon="undo"
              iconPlace="above"
              label={undoWords(table)}
              onPress={() => void undo()}
              // A long name on the filled button needs the room more.
              style={{ maxWidth: isLargeText ? 124 : undefined }}
              testID="undo"
            />
          ) : undefined,
        }}
      >
        <TurnNotices openedAt={openedAt} next={{ label: next.label, onPress: () => take(next.step) }} />
        <ResultCard />
        <WhatNext />
        <Reminders />
        {isMoving(view) && <MoveList onStep={step} />}
        {view.result === null && (unlisted.length > 0 || next.step.type === 'end') && (
          <OwedList owed={owedNow(unlisted, view)} onPress={settle} />
        )}
        {view.result === null && <MarkersSeen />}
        <SightedList onStep={step} />
        <TriggerList onStep={step} />
        <FiredList />
        {view.result === null && <CardsInForce />}
        {next.step.type !== 'end' && view.result === null && (
          <ThenRow onStep={step} onEnd={() => take({ type: 'end' })} />
        )}
      </Screen>
      <ControlSheet ship={controlling} onClose={() => setControlling(null)} />
      <AskSheet obligation={asked} onClose={() => setAsked(null)} />
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
