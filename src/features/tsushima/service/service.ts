import { campaignService } from '@/features/play/service/service';
import type { Book } from '@/game/battle';
import { type CampaignView, counterById, SUNK } from '@/rules/tsushima/index';

import { BOOK } from '../game';

export const service = campaignService<CampaignView>(BOOK as Book<unknown>, {
  shots: ['primary', 'secondary', 'torpedo'],
  ships: ({ ships }) =>
    Object.values(ships).map(({ id, name, hits, fate }) => ({
      ...{ id, name, ship: counterById(id)?.plan ?? null, isSunk: fate === 'sunk' },
      harm: fate === 'sunk' ? SUNK : (hits ?? 0),
    })),
});
