import { campaignService } from '@/features/play/service/service';
import type { Book } from '@/game/battle';
import { type CampaignView, SINKS_AT } from '@/rules/tide/index';

import { BOOK } from '../game';

/** Battleships and squadrons; what happens to a ship in port behind a curtain is not told. */
export const service = campaignService<CampaignView>(BOOK as Book<unknown>, {
  shots: ['primary', 'secondary', 'torpedo'],
  ships: ({ ships }) =>
    Object.values(ships).map(({ id, name, class: type, hits, damaged, fate }) => ({
      ...{ id, name, ship: null, isSunk: fate === 'sunk' },
      harm: fate === 'sunk' ? SINKS_AT[type] : (hits ?? 0) + (damaged === true ? 1 : 0),
    })),
});
