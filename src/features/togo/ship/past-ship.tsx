import { useT } from '@/messages/messages';
import { Sheet } from '@/ui/sheet';

import { GunTable } from './gun-table';
import { ShipDamage } from './ship-damage';
import { ShipFigures } from './ship-figures';
import { useGame } from '../game';

/** A ship as she was then: guns, speed, damage. Her own card is of today and takes the umpire's pencil; this takes none. */
export function PastShip({ ship, onClose }: { ship: string | null; onClose: () => void }) {
  const t = useT();
  const { view } = useGame();
  const then = ship === null ? undefined : view.ships[ship];
  if (!then) return null;
  return (
    <Sheet open onClose={onClose} title={then.name} closeLabel={t('common.close')} testID="past-ship">
      <ShipFigures ship={then} />
      <GunTable ship={then} />
      <ShipDamage ship={then} />
    </Sheet>
  );
}
