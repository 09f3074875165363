import { type Correction, correctionsWith } from '@/features/play/changes/corrections';
import type { CampaignView } from '@/rules/tide/index';

import { valueName, valueWords } from '../words/change-words';

const { choice, yesNo, count, row } = correctionsWith({ valueName, valueWords });

/** Everything but the ships, whose values stand on their own screens. */
export function corrections(view: CampaignView): readonly Correction[] {
  const { togo, base, transport, fight } = view;
  return [
    row(['togo', 'points'], togo.points, count(99)),
    row(['base', 'victoryPoints'], base.victoryPoints, count(200, { mayBeNone: true })),
    row(['base', 'transport'], base.transport, count(99, { mayBeNone: true })),
    row(['transport', 'halved'], transport.halved, yesNo),
    row(['transport', 'minus'], transport.minus, count(20)),
    row(['landingLimits'], view.landingLimits, choice(true, false, null)),
    row(['evacuating'], view.evacuating, yesNo),
    row(['portArthurFallen'], view.portArthurFallen, yesNo),
    row(['turnLimit'], view.turnLimit, count(99, { min: 1, mayBeNone: true })),
    ...(fight === null
      ? []
      : [
          row(['fight', 'range'], fight.range, choice('short', 'medium', 'long')),
          row(['fight', 'rounds'], fight.rounds, count(4, { min: 1 })),
          ...(['ijn', 'irn'] as const).flatMap((side) => [
            row(['fight', 'advantage', side], fight.advantage[side], choice(null, 'broadside', 'crossing')),
            row(['fight', 'smoke', side], fight.smoke[side], yesNo),
          ]),
        ]),
  ];
}
