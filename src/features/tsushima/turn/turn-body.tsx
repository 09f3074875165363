import { ClockLine } from '@/features/play/clock/clock-line';
import { GoOnCard } from '@/features/play/turn/go-on-card';
import { OwedHead, OwedList } from '@/features/play/turn/owed-list';
import { RolledCard } from '@/features/play/turn/rolled-card';

import { type TurnBodyProps, useGame } from '../game';
import { MovePanel } from '../move/move-panel';
import { FightPanel } from '../search/fight-panel';
import { TerminalPanel } from '../terminal/terminal-panel';
import { BattlePanel } from './battle-panel';
import { ClaimsPanel } from './claims-panel';
import { FallPanel } from './fall-panel';
import { ResultCard } from './result-card';
import { SetupPanel } from './setup-panel';

/** Everything between the band and the filled button. */
export function TurnBody(props: TurnBodyProps) {
  return (
    <>
      <GoOnCard openedAt={props.openedAt} />
      <ClockLine />
      <ResultCard />
      <Panel {...props} />
    </>
  );
}

/** What the step in hand is about. */
function Panel({ owed, choice, onChoose, onSettle }: TurnBodyProps) {
  const { view } = useGame();
  const side = view.active ?? 'ijn';
  switch (view.step) {
    case 'setup':
      return <SetupPanel owed={owed} />;
    case 'claims':
      return <ClaimsPanel choice={choice} onChoose={onChoose} />;
    case 'move':
      return <MovePanel side={side} />;
    case 'fight':
      return <FightPanel side={side} owed={owed} onSettle={onSettle} />;
    case 'battle':
      return (
        <>
          <BattlePanel />
          <OwedList owed={owed} onPress={onSettle} />
          {view.battle?.stage === 'mark' && <RolledCard />}
        </>
      );
    case 'terminal':
      return (
        <>
          <OwedHead owed={owed} />
          <TerminalPanel owed={owed} onSettle={onSettle} />
        </>
      );
    case 'fall':
      return <FallPanel choice={choice} onChoose={onChoose} />;
    case 'over':
      return null;
  }
}
