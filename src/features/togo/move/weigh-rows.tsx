import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { space } from '@/ui/tokens';

import type { Step } from '../game';
import { useGame } from '../game';
import { shipsInLine } from '../formations-in-line';
import { shipName } from '../words/ship-words';

/** Ships at anchor that may try to get under way this turn. */
export function WeighRows({ side, onStep }: { side: Side; onStep: (step: Step) => void }) {
  const t = useT();
  const { view } = useGame();
  const ships = shipsInLine(view).filter((ship) => ship.side === side && ship.weighs !== null);
  if (ships.length === 0) return null;
  return (
    <View style={{ padding: space.edge, gap: space.sm }}>
      {ships.map((ship) => (
        <Button
          key={ship.id}
          icon="anchor"
          label={t('move.weigh', { name: shipName(ship), needed: ship.weighs ?? 0 })}
          onPress={() => onStep({ type: 'command', command: { type: 'weighAnchor', ship: ship.id } })}
          testID={`weigh-${ship.id}`}
        />
      ))}
    </View>
  );
}
