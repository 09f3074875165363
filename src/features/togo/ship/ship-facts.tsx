import type { ReactNode } from 'react';
import { View } from 'react-native';

import { planWords } from '@/kit/ship-plan/plan-words';
import { LONGEST_PLAN, ShipPlan } from '@/kit/ship-plan/ship-plan';
import { t } from '@/messages/messages';
import { Columns } from '@/ui/columns';
import { useWidth } from '@/ui/use-width';

import { planStateOf, type ShipView } from '../plan-state';
import { shipName, typeWords } from '../words/ship-words';
import { GunTable } from './gun-table';
import { ShipDamage } from './ship-damage';
import { ShipFigures } from './ship-figures';

interface Props {
  ship: ShipView;
  /** What can be done with her now, above her guns. */
  children?: ReactNode;
}

/** Her plan, what she can do, her damage. */
export function ShipFacts({ ship, children }: Props) {
  const [width, onLayout] = useWidth();
  const facts = { ...ship.card, lengthM: ship.lengthM ?? null };
  const state = planStateOf(ship);
  return (
    <Columns>
      <>
        <View style={{ alignItems: 'center' }} onLayout={onLayout}>
          <ShipPlan
            facts={facts}
            state={state}
            size="card"
            length={Math.min(width - 20, LONGEST_PLAN)}
            label={planWords({ name: shipName(ship), facts, state })}
          />
        </View>
        <ShipFigures ship={ship} />
        {children}
      </>
      <>
        <GunTable ship={ship} />
        <ShipDamage ship={ship} />
      </>
    </Columns>
  );
}

/** What she is, and in which line; one that sails alone is her own line. */
export function subtitleOf(ship: ShipView, nameOf: (id: string) => string): string {
  const type = typeWords(ship.card.type);
  const formation = nameOf(ship.formation);
  return [ship.name, shipName(ship)].includes(formation) ? type : t('battle.ship.subtitle', { type, formation });
}
