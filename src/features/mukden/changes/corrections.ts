import { type Correction, correctionsWith } from '@/features/play/changes/corrections';
import { type CampaignState, type CampaignView, MARKERS, ORDERS, SIDES } from '@/rules/mukden/index';

import { valueName, valueWords } from '../words/change-words';

const { choice, count, row } = correctionsWith({ valueName, valueWords });

/** The most steps a side may be said to have lost. */
const MOST_LOSSES = 400;

/** Everything but units, whose values stand on their own screens. Losses left uncounted stay closed (MUK-10). */
export function corrections(view: CampaignView, { losses }: Pick<CampaignState, 'losses'>): readonly Correction[] {
  return [
    ...(view.order === null ? [] : [row(['order'], view.order, choice(...ORDERS))]),
    row(['actor'], view.actor, choice(...SIDES)),
    ...(view.meter.ijn === null ? [] : SIDES.map((side) => row(['losses', side], losses[side], count(MOST_LOSSES)))),
    row(['cavalryEliminations'], view.cavalryEliminations, count(99)),
    row(['markers'], view.markers, count(MARKERS)),
  ];
}
