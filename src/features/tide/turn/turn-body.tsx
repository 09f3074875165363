import { ClockLine } from '@/features/play/clock/clock-line';
import { FightRow } from '@/features/play/links/fight-row';
import { GoOnCard } from '@/features/play/turn/go-on-card';
import { OwedList } from '@/features/play/turn/owed-list';
import type { Obligation } from '@/rules/rulebook';
import type { Step } from '@/rules/tide/index';

import { type TurnBodyProps, useGame } from '../game';
import { ChitsPanel } from '../manoeuvre/chits-panel';
import { PortPanel } from '../port/port-panel';
import { FightPanel } from './fight-panel';
import { LandPanel } from './land-panel';
import { ResultCard } from './result-card';
import { SortiePanel } from './sortie-panel';
import { TsushimaMines } from './tsushima-mines';

const SORTIE: readonly Step[] = [
  'vladivostok',
  'port-arthur',
  'japan',
  'enter',
  'leave',
  'reveal',
  'withdraw-irn',
  'withdraw-ijn',
];
const FIGHT: readonly Step[] = ['crossing', 'fire-ijn', 'fire-irn', 'smoke-irn', 'smoke-ijn'];

/** Everything between the band and the filled button. */
export function TurnBody({ owed, choice, onChoose, onSettle, openedAt }: TurnBodyProps) {
  const { view } = useGame();
  const [first] = owed;
  // What comes before the question itself, as ships without values do, is a list to be worked off.
  const isListed = owed.length > 1 && view.step !== 'chits' && view.step !== 'recover' && view.step !== 'repair';
  return (
    <>
      <GoOnCard openedAt={openedAt} />
      <ClockLine />
      <ResultCard />
      {first !== undefined && <Panel obligation={first} choice={choice} onChoose={onChoose} />}
      {isListed && <OwedList owed={owed} onPress={onSettle} />}
      {view.fight !== null && <FightRow />}
    </>
  );
}

interface PanelProps {
  obligation: Obligation;
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** What the step in hand is about. */
function Panel(props: PanelProps) {
  const { step } = useGame().view;
  if (SORTIE.includes(step)) return <SortiePanel {...props} />;
  if (FIGHT.includes(step)) return <FightPanel {...props} />;
  switch (step) {
    case 'chits':
      return <ChitsPanel />;
    case 'recover':
    case 'repair':
      return <PortPanel step={step} />;
    case 'mines':
      return <TsushimaMines />;
    case 'land':
    case 'final':
      return <LandPanel />;
    default:
      return null;
  }
}
