import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Sheet } from '@/ui/sheet';
import { useTheme } from '@/ui/theme';

import { useGame } from '../game';
import { GunTable } from '../ship/gun-table';
import { ShipDamage } from '../ship/ship-damage';
import { ShipFigures } from '../ship/ship-figures';
import { shipName } from '../words/ship-words';
import { FleetList } from './fleet-list';

/** Both fleets as they stood then; a tap shows a ship as she was. */
export function LookBack() {
  const { isLargeText } = useTheme();
  const [ship, setShip] = useState<string | null>(null);
  return (
    <>
      {/* Stacked, the filter would leave no room for the fleets themselves. */}
      <FleetList onOpen={setShip} hasFilter={!isLargeText} />
      <PastShip ship={ship} onClose={() => setShip(null)} />
    </>
  );
}

/** A ship as she was then: guns, speed, damage. Her own card is of today and takes the umpire's pencil; this takes none. */
export function PastShip({ ship, onClose }: { ship: string | null; onClose: () => void }) {
  const t = useT();
  const { view } = useGame();
  const then = ship === null ? undefined : view.ships[ship];
  if (!then) return null;
  return (
    <Sheet open onClose={onClose} title={shipName(then)} closeLabel={t('common.close')} testID="past-ship">
      <ShipFigures ship={then} />
      <GunTable ship={then} />
      <ShipDamage ship={then} />
    </Sheet>
  );
}
