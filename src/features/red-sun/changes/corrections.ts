import { type Correction, correctionsWith } from '@/features/play/changes/corrections';
import { AID_EVENTS, type CampaignView, NAVAL_ROUNDS, SEASONS, WEATHERS } from '@/rules/red-sun/index';

import { valueName, valueWords } from '../words/change-words';

const { choice, count, row, yesNo } = correctionsWith({ valueName, valueWords });

/** Everything but fleets, ships and units, whose values stand on their own screens. */
export function corrections(view: CampaignView): readonly Correction[] {
  const { battle, aid } = view;
  return [
    row(['season'], view.season, choice(...SEASONS)),
    row(['seasonTurn'], view.seasonTurn, count(99, { min: 1 })),
    row(['turnsPerSeason'], view.turnsPerSeason, count(52, { min: 1, mayBeNone: true })),
    row(['turnLimit'], view.turnLimit, count(99, { min: 1, mayBeNone: true })),
    row(['round'], view.round, count(NAVAL_ROUNDS, { min: 1 })),
    row(['assaultRound'], view.assaultRound, count(9, { min: 1 })),
    row(['sinkingUsed'], view.sinkingUsed, yesNo),
    ...AID_EVENTS.map((event) => row(['aid', event], aid[event], yesNo)),
    ...(battle === null
      ? []
      : [
          row(['battle', 'hours'], battle.hours, count(48, { min: 1, mayBeNone: true })),
          ...(battle.range === null ? [] : [row(['battle', 'range'], battle.range, count(99, { min: -99 }))]),
          ...(battle.weather === null ? [] : [row(['battle', 'weather'], battle.weather, choice(...WEATHERS))]),
        ]),
  ];
}
