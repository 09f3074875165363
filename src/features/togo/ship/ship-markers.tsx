import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { MARKERS } from '@/rules/togo/index';
import { Marker, type MarkerProps } from '@/ui/marker';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';

/** The markers that should lie beside the model: letters, permanent ones apart, fires, hits that wait. */
export function ShipMarkers({ ship }: { ship: ShipView }) {
  const t = useT();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }}>
      {markersOf(t, ship).map((marker) => (
        <Marker key={marker.label} {...marker} />
      ))}
    </View>
  );
}

/** The same for the ear, where a row says all of itself; undefined where nothing lies there. */
export const markersSaid = (t: ReturnType<typeof useT>, ship: ShipView): string | undefined =>
  markersOf(t, ship)
    .map(({ label }) => label)
    .join(', ') || undefined;

function markersOf(t: ReturnType<typeof useT>, { markers, fires, waiting }: ShipView): readonly MarkerProps[] {
  const letters = MARKERS.flatMap((letter) =>
    [false, true].flatMap((permanent): readonly MarkerProps[] => {
      const count = markers.filter((marker) => marker.letter === letter && marker.permanent === permanent).length;
      if (count === 0) return [];
      return permanent
        ? [{ letter, count, kind: 'permanent', label: t('battle.ship.permanentMarker', { count, letter }) }]
        : [{ letter, count, kind: 'hit', label: t('battle.ship.marker', { count, letter }) }];
    }),
  );
  const others = [
    { kind: 'fire', count: fires, label: t('battle.ship.fires', { count: fires }) },
    { kind: 'pending', count: waiting.length, label: t('battle.ship.pending', { count: waiting.length }) },
  ] as const;
  return [...letters, ...others.filter(({ count }) => count > 0)];
}
