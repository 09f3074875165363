import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { SectionHeader } from '@/ui/section';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { markersSaid, ShipMarkers } from '../ship/ship-markers';
import { shipsWithMarkers } from './ships-with-markers';
import { useTicked } from './use-ticked';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** What should stand on the table, to tick off in passing; nothing while no ship has a marker. */
export function CheckList() {
  const t = useT();
  const { view } = useGame();
  const ships = shipsWithMarkers(view);
  const { isTicked, count, tick } = useTicked(ships);
  if (ships.length === 0) return null;
  return (
    <View testID="check-list" style={{ paddingTop: space.md }}>
      <View style={{ paddingHorizontal: space.edge }}>
        <SectionHeader
          title={t('battle.check.title')}
          aside={t('battle.check.ticked', { ticked: count, of: ships.length })}
        />
      </View>
      {ships.map((ship) => (
        <ToggleRow
          key={ship.id}
          kind="checkbox"
          title={shipName(ship)}
          on={isTicked(ship)}
          onChange={(on) => tick(ship, on)}
          trailing={<ShipMarkers ship={ship} />}
          said={markersSaid(t, ship)}
          testID={`check-${ship.id}`}
        />
      ))}
    </View>
  );
}
