import { memo } from 'react';

import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';
import { useTheme } from '@/ui/theme';

import type { OwedRowProps } from '@/features/play/companion';

import type { ShipView } from '../plan-state';
import { GunLine } from '../ship/gun-line';
import { PlanRow } from '../ship/plan-row';
import { markersSaid, ShipMarkers } from '../ship/ship-markers';

/** One thing owed. A ship's row shows what she has for it: guns that bear, fires to check, markers to repair, hits to roll. */
export const OwedRow = memo(function OwedRow({ obligation, subject, sentence, next, onPress }: OwedRowProps) {
  // Whom it is about, when that is a ship everybody knows.
  const ship = subject as ShipView | undefined;
  const t = useT();
  const { isLargeText } = useTheme();
  const { code, about } = obligation;
  const common = {
    variant: next ? 'next' : 'card',
    onPress: () => onPress(obligation),
    testID: `owed-${about}`,
  } as const;
  const mark = next ? <Tag text={t('play.next')} tone="now" /> : undefined;
  if (!ship) return <ListRow {...common} title={sentence} trailing={mark} />;
  const half = code === 'may-fire' && ship.halfDice;
  const guns = <GunLine batteries={ship.batteries} half={half} />;
  const subtitle =
    code === 'check-fires' && ship.fires > 0
      ? t('battle.owed.fires', { count: ship.fires })
      : code === 'roll-damage'
        ? t('battle.owed.hits', { count: ship.due })
        : undefined;
  const markers = code === 'try-control' && markersSaid(t, ship);
  const said = [subtitle, markers, half && t('battle.owed.halfDice'), next && t('play.next')].filter(
    (words) => !!words,
  );
  return (
    <PlanRow
      {...common}
      ship={ship}
      subtitle={subtitle}
      detail={subtitle !== undefined ? undefined : code === 'try-control' ? <ShipMarkers ship={ship} /> : guns}
      label={sentence}
      said={said.length > 0 ? said.join(', ') : undefined}
      trailing={
        <>
          {/* Beside the other tag it would leave no room for the name; its dice are halved in the line below anyway. */}
          {half && !next && !isLargeText && <Tag text={t('battle.owed.halfDice')} />}
          {ship.due > 0 && (
            <Marker kind="pending" count={ship.due} label={t('battle.ship.pending', { count: ship.due })} />
          )}
          {mark}
        </>
      }
    />
  );
});
