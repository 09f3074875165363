import { sideName } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

import { type Drawn, findScenario, type ForceChoice, type Plan } from './plan';
import { useShelf } from './use-plan';

/** What a chosen force is called: the fleet's name, or the scenario's with the side. */
export function useForceName(): (choice: ForceChoice | null, side: Side) => string {
  const t = useT();
  const shelf = useShelf();
  return (choice, side) => {
    const navy = sideName(side);
    if (choice === null) return navy;
    if (choice.type === 'fleet') return shelf.fleets.get(choice.id)?.name ?? navy;
    return t('newBattle.sideOf', { name: findScenario(choice.scenario, shelf)?.name ?? navy, side: navy });
  };
}

/** What a battle is called when nobody gives it another name. */
export function useUsualName(): (plan: Plan, drawn: Drawn) => string {
  const t = useT();
  const nameOf = useForceName();
  return ({ forces: { ijn, irn } }, { scenario }) =>
    scenario?.name ?? t('newBattle.named', { ijn: nameOf(ijn, 'ijn'), irn: nameOf(irn, 'irn') });
}
