import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { ShipFacts, subtitleOf } from '../ship/ship-facts';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** A ship nobody else has seen. */
export function ShipPane({ ship: id, onDone }: { ship: string; onDone: () => void }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const ship = view.ships[id];
  if (!ship) return null;
  return (
    <Screen
      title={shipName(ship)}
      subtitle={subtitleOf(ship, nameOf)}
      back={{ label: t('common.back'), onPress: onDone }}
      band={bandOf(ship.side)}
      testID="hidden-ship"
    >
      <ShipFacts ship={ship} />
    </Screen>
  );
}
