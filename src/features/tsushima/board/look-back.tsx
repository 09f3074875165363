import { useState } from 'react';

import { Sheet } from '@/ui/sheet';

import { ForcesList } from '../forces/forces-list';
import { ShipFacts } from '../forces/ship-facts';
import { useGame } from '../game';

/** Every ship as she was then; a tap shows her counter. */
export function LookBack() {
  const { view } = useGame();
  const [id, setId] = useState<string | null>(null);
  const ship = id === null ? undefined : view.ships[id];
  return (
    <>
      <ForcesList hasFilter={false} onOpen={setId} />
      {ship && (
        <Sheet open onClose={() => setId(null)} title={ship.name} testID="past-ship">
          <ShipFacts ship={ship} />
        </Sheet>
      )}
    </>
  );
}
