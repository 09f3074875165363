import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { QuickShip } from '@/rules/togo/index';
import { Card } from '@/ui/card';

import { ShipLine } from './ship-line';
import { ShipPicker } from './ship-picker';

type Role = 'firer' | 'target';

export type Recents = { readonly [Each in Role]: readonly QuickShip[] };

interface ShipPairProps {
  ships: { readonly [Each in Role]: QuickShip };
  recents: Recents;
  onPick: (ship: { readonly [Each in Role]?: QuickShip }) => void;
}

/** Who fires and at whom; a tap on either chooses another. */
export function ShipPair({ ships, recents, onPick }: ShipPairProps) {
  const t = useT();
  const [picking, setPicking] = useState<Role | null>(null);
  const roles = { firer: t('quick.ships.firer'), target: t('quick.ships.target') };
  return (
    <>
      <Card padded={false}>
        {(['firer', 'target'] as const).map((role) => (
          <ShipLine
            key={role}
            role={roles[role]}
            ship={ships[role]}
            onPress={() => setPicking(role)}
            testID={`pick-${role}`}
          />
        ))}
      </Card>
      {picking !== null && (
        <ShipPicker
          role={roles[picking]}
          recent={recents[picking]}
          onPick={(ship) => {
            setPicking(null);
            onPick({ [picking]: ship });
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}
