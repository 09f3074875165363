import { ClockLine } from '@/features/play/clock/clock-line';
import { GoOnCard } from '@/features/play/turn/go-on-card';
import { OwedList } from '@/features/play/turn/owed-list';
import { Stack } from '@/ui/layout';

import { type TurnBodyProps, useGame } from '../game';
import { LandStage } from '../land/land-stage';
import { HourPanel } from '../sea/hour-panel';
import { AttritionPanel } from './attrition-panel';
import { EndPanel } from './end-panel';
import { InitiativePanel } from './initiative-panel';
import { MovementPanel } from './movement-panel';
import { ResultCard } from './result-screen';

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

/** What the stage in hand is about; a battle goes before everything else. */
function Panel(props: TurnBodyProps) {
  const { phase, battle, side } = useGame().view;
  if (battle !== null) return <HourPanel {...props} />;
  switch (phase) {
    case 'irn-initiative':
    case 'ijn-initiative':
      return props.owed[0]?.code === 'pick-sorties' ? (
        <OwedList owed={props.owed} onPress={props.onSettle} />
      ) : (
        <InitiativePanel {...props} side={side ?? 'ijn'} />
      );
    case 'search':
    case 'movement':
      return <MovementPanel />;
    case 'attrition':
      return <AttritionPanel {...props} />;
    case 'irn-land':
    case 'ijn-land':
      return <LandStage {...props} />;
    case 'end':
      return <EndPanel {...props} />;
    case 'over':
      return (
        <Stack paddingX="edge">
          <ResultCard />
        </Stack>
      );
  }
}
