import type { Obligation } from '@/rules/rulebook';

import { useGame } from '../game';
import { FleetSheet } from '../sea/fleet-sheet';

/** What only the players know: where a fleet went that would be lost at sea (RSR-4). */
export function AskSheet({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const fleet = useGame().view.fleets[obligation.about];
  return fleet && <FleetSheet fleet={fleet} onClose={onClose} />;
}
