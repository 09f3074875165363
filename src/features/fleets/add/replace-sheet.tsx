import { useState } from 'react';

import { useT } from '@/messages/messages';
import { baseOf, findDesign, type Fleet, type NewShip, shipsOf } from '@/rules/togo/index';
import { Sheet } from '@/ui/sheet';

import { useOwnShips } from '../use-own-ships';
import { type Chosen, ShipSearch } from './ship-search';

interface ReplaceSheetProps {
  fleet: Fleet;
  title: string;
  onReplace: (by: NewShip) => void;
  onClose: () => void;
}

const NOBODY: Chosen = new Map();

/** One ship for the place of another: the first tap decides. */
export function ReplaceSheet({ fleet, title, onReplace, onClose }: ReplaceSheetProps) {
  const t = useT();
  const own = useOwnShips();
  const [here] = useState(() => new Set(shipsOf(fleet).map(({ ship }) => ship)));
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('common.cancel')} testID="replace-ship">
      <ShipSearch
        side={fleet.side}
        here={here}
        chosen={NOBODY}
        onChange={(chosen) => {
          const [id] = chosen.keys();
          const design = id === undefined ? null : findDesign(id, own);
          if (design) onReplace(baseOf(design));
        }}
      />
    </Sheet>
  );
}
