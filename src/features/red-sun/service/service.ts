import { campaignService } from '@/features/play/service/service';
import type { Book } from '@/game/battle';
import type { CampaignView } from '@/rules/red-sun/index';

import { BOOK } from '../game';

/** A hit is a shot that did damage; what she took are damage points. */
export const service = campaignService<CampaignView>(BOOK as Book<unknown>, {
  shots: ['gunnery', 'torpedo'],
  ships: ({ ships }) =>
    Object.values(ships).map(({ id, name, damage, fate }) => ({
      ...{ id, name, ship: null, harm: damage, isSunk: fate === 'sunk' },
    })),
});
