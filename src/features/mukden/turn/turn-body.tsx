import { ClockLine } from '@/features/play/clock/clock-line';
import { GoOnCard } from '@/features/play/turn/go-on-card';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Heading } from '@/ui/text';

import { AttackNotes } from '../attack/attack-notes';
import { declaredFigure } from '../attack/attack-figure';
import { Rosette } from '../attack/rosette';
import { type TurnBodyProps, useGame } from '../game';
import { VictoryMeter } from '../victory/victory-meter';
import { ActionsPanel } from './actions-panel';
import { JudgePanel } from './judge-panel';
import { CorpsPanel, OrderPanel, ParalysisPanel } from './order-panels';
import { RecoveryPanel } from './recovery-panel';
import { ResultLine } from './result-screen';

/** Everything between the band and the filled button. */
export function TurnBody(props: TurnBodyProps) {
  return (
    <>
      <GoOnCard openedAt={props.openedAt} />
      <ClockLine />
      <Panel {...props} />
    </>
  );
}

/** What the phase in hand is about. */
function Panel(props: TurnBodyProps) {
  const { phase, result, action, activity } = useGame().view;
  if (result !== null) {
    return (
      <>
        <ResultLine />
        <Stack padding="edge">
          <VictoryMeter />
        </Stack>
      </>
    );
  }
  if (action !== null) return <UnderWay />;
  switch (phase) {
    case 'I':
      return <CorpsPanel {...props} />;
    case 'II':
      return <OrderPanel {...props} />;
    case 'III':
    case 'VI':
      return <ParalysisPanel {...props} />;
    case 'IV':
    case 'VII':
      return <ActionsPanel {...props} activity={activity ?? 'movement'} />;
    case 'V':
    case 'VIII':
      return <RecoveryPanel />;
    case 'end':
      return <JudgePanel {...props} />;
  }
}

/** An attack that somebody left half way: the filled button goes back to it. */
function UnderWay() {
  const t = useT();
  const { state, view } = useGame();
  const figure = view.action && declaredFigure(state, view.action);
  return (
    <Stack padding="edge" gap="md" testID="under-way">
      <Heading>{t('mukden.actions.under')}</Heading>
      {figure && (
        <AttackNotes figure={figure} shifts={view.action?.attack?.reading?.shifts ?? []} hints={false}>
          <Rosette figure={figure} />
        </AttackNotes>
      )}
    </Stack>
  );
}
