import { View } from 'react-native';

import { planWords } from '@/kit/ship-plan/plan-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { planStateOf } from '../plan-state';
import { GunTable } from '../ship/gun-table';
import { ShipDamage } from '../ship/ship-damage';
import { ShipFigures } from '../ship/ship-figures';
import { useTable } from '../use-table';
import { typeWords } from '../words/ship-words';

/** A ship nobody else has seen: her plan, what she can do, her damage. */
export function ShipPane({ ship: id, onDone }: { ship: string; onDone: () => void }) {
  const t = useT();
  const { view, nameOf } = useTable();
  const ship = view.ships[id];
  if (!ship) return null;
  const facts = { ...ship.card, lengthM: ship.lengthM ?? null };
  const state = planStateOf(ship);
  return (
    <Screen
      title={ship.name}
      subtitle={t('battle.ship.subtitle', { type: typeWords(ship.card.type), formation: nameOf(ship.formation) })}
      back={{ label: t('common.back'), onPress: onDone }}
      band={bandOf(ship.side)}
      testID="hidden-ship"
    >
      <View style={{ alignItems: 'center' }}>
        <ShipPlan
          facts={facts}
          state={state}
          size="card"
          length={320}
          label={planWords({ name: ship.name, facts, state })}
        />
      </View>
      <ShipFigures ship={ship} />
      <GunTable ship={ship} />
      <ShipDamage ship={ship} />
    </Screen>
  );
}
