import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { MARKERS } from '@/rules/togo/index';
import { Marker } from '@/ui/marker';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';

/** The markers that should lie beside the model: letters, permanent ones apart, fires, hits that wait. */
export function ShipMarkers({ ship }: { ship: ShipView }) {
  const t = useT();
  const { markers, fires, waiting } = ship;
  const counts = MARKERS.flatMap((letter) =>
    [false, true].map((permanent) => ({
      letter,
      permanent,
      count: markers.filter((marker) => marker.letter === letter && marker.permanent === permanent).length,
    })),
  ).filter(({ count }) => count > 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }}>
      {counts.map(({ letter, permanent, count }) => (
        <Marker
          key={`${letter}${permanent}`}
          letter={letter}
          count={count}
          kind={permanent ? 'permanent' : 'hit'}
          label={
            permanent ? t('battle.ship.permanentMarker', { count, letter }) : t('battle.ship.marker', { count, letter })
          }
        />
      ))}
      {fires > 0 && <Marker kind="fire" count={fires} label={t('battle.ship.fires', { count: fires })} />}
      {waiting.length > 0 && (
        <Marker kind="pending" count={waiting.length} label={t('battle.ship.pending', { count: waiting.length })} />
      )}
    </View>
  );
}
