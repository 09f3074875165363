import { useState } from 'react';

import { useTheme } from '@/ui/theme';

import { PastShip } from '../ship/past-ship';
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
