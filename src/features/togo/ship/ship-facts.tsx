import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { planWords } from '@/kit/ship-plan/plan-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { t } from '@/messages/messages';
import { skeleton, space } from '@/ui/tokens';

import { planStateOf, type ShipView } from '../plan-state';
import { typeWords } from '../words/ship-words';
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
  const width = Math.min(useWindowDimensions().width, skeleton.maxWidth);
  const facts = { ...ship.card, lengthM: ship.lengthM ?? null };
  const state = planStateOf(ship);
  return (
    <>
      <View style={{ alignItems: 'center' }}>
        <ShipPlan
          facts={facts}
          state={state}
          size="card"
          length={width - 2 * space.edge - 20}
          label={planWords({ name: ship.name, facts, state })}
        />
      </View>
      <ShipFigures ship={ship} />
      {children}
      <GunTable ship={ship} />
      <ShipDamage ship={ship} />
    </>
  );
}

/** What she is, and in which line; one that sails alone is her own line. */
export function subtitleOf(ship: ShipView, nameOf: (id: string) => string): string {
  const type = typeWords(ship.card.type);
  const formation = nameOf(ship.formation);
  return formation === ship.name ? type : t('battle.ship.subtitle', { type, formation });
}
