import { type Correction, correctionsWith } from '@/features/play/changes/corrections';
import type { CampaignView } from '@/rules/tsushima/index';

import { valueName, valueWords } from '../words/change-words';

const { yesNo, count, row } = correctionsWith({ valueName, valueWords });

/** Everything but the ships and groups, whose values stand on their own screens. */
export function corrections(view: CampaignView): readonly Correction[] {
  const { land, merchants, inflicted, released, evading } = view;
  const isCampaign = view.turnLimit !== null;
  const isWar = view.scenario === 'war-at-sea';
  return [
    ...(isCampaign
      ? [
          row(['turnLimit'], view.turnLimit, count(99, { min: 1 })),
          row(['evading', 'ijn'], evading.ijn, yesNo),
          row(['evading', 'irn'], evading.irn, yesNo),
          row(['lodged'], view.lodged, count(20)),
          row(['flyingBases', 'left'], view.flyingBases.left, count(9)),
        ]
      : []),
    ...(isWar
      ? [
          row(['land', 'successes'], land.successes, count(60)),
          row(['land', 'total'], land.total, count(99)),
          row(['land', 'loads'], land.loads, count(40, { mayBeNone: true })),
          row(['land', 'delivered'], land.delivered, count(60)),
          row(['merchants', 'sunk'], merchants.sunk, count(60)),
          row(['merchants', 'replaced'], merchants.replaced, count(60)),
          row(['released', 'baltic-1'], released['baltic-1'], yesNo),
          row(['released', 'baltic-2'], released['baltic-2'], yesNo),
        ]
      : []),
    row(['inflicted', 'ijn'], inflicted.ijn, count(999)),
    row(['inflicted', 'irn'], inflicted.irn, count(999)),
  ];
}
