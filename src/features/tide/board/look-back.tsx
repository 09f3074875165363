import { useState } from 'react';
import { View } from 'react-native';

import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { CounterSides } from '../forces/counter-sides';
import { ForcesList } from '../forces/forces-list';
import { stateAlone } from '../forces/forces-words';
import { useGame } from '../game';
import { BoxChart } from './box-chart';

/** The boxes for all to see, and what lies in them. */
export function BoxesForAll() {
  return <BoxChart view={useGame().view} compact />;
}

/** The boxes and every ship as they stood then; a tap shows a counter as it lay. */
export function LookBack() {
  const { view } = useGame();
  const [id, setId] = useState<string | null>(null);
  const ship = id === null ? undefined : view.ships[id];
  const close = () => setId(null);
  return (
    <>
      <ForcesList
        hasFilter={false}
        onOpen={setId}
        head={
          <View style={{ padding: space.sm }}>
            <BoxChart view={view} compact />
          </View>
        }
      />
      {ship && (
        <Sheet open onClose={close} title={ship.name} testID="past-ship">
          <Text as="name">{stateAlone(ship)}</Text>
          <CounterSides ship={ship} />
        </Sheet>
      )}
    </>
  );
}
