import { useT } from '@/messages/messages';
import { otherSide, type Side } from '@/rules/red-sun/index';
import { EmptyState } from '@/ui/empty-state';

import { type TurnBodyProps, useGame } from '../game';
import { ActivationPanel } from './activation-panel';
import { CombatPanel } from './combat-panel';
import { ReinforcementPanel } from './reinforcement-panel';
import { SupplyPanel } from './supply-panel';
import { commandsOf } from './unit-facts';

/** The body of the Turn tab in a land stage. */
export function LandStage(props: TurnBodyProps) {
  const t = useT();
  const { view } = useGame();
  const side: Side = view.side ?? 'ijn';
  const commands = commandsOf(view, side);
  switch (view.stage) {
    case `${side}-reinforcement`:
      return <ReinforcementPanel side={side} commands={commands} />;
    case `${side}-combat`:
      return <CombatPanel {...props} enemies={commandsOf(view, otherSide(side))} />;
  }
  if (commands.length === 0) {
    return <EmptyState icon="pennant" title={t('red-sun.land.noUnits')} text={t('red-sun.land.noUnitsText')} />;
  }
  return view.stage === `${side}-supply` ? (
    <SupplyPanel commands={commands} />
  ) : (
    <ActivationPanel {...props} commands={commands} />
  );
}
