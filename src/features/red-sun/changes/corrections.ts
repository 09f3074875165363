import type { Correction, Editor } from '@/features/play/changes/corrections';
import { AID_EVENTS, type CampaignView, NAVAL_ROUNDS, SEASONS, WEATHERS } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

import { valueName, valueWords } from '../words/change-words';

const choice = (...values: readonly Json[]): Editor => ({
  type: 'choice',
  options: values.map((value) => ({ value, words: valueWords(value) })),
});
const YES_NO = choice(true, false);
const count = (min: number, max: number, { mayBeNone = false } = {}): Editor => ({
  ...{ type: 'number', min, max, step: 1, words: String },
  ...(mayBeNone && { none: valueWords(null) }),
});

/** Everything but fleets, ships and units, whose values stand on their own screens. */
export function corrections(view: CampaignView): readonly Correction[] {
  const { battle, aid } = view;
  const row = (path: readonly string[], value: Json, editor: Editor): Correction => ({
    ...{ key: path.join('-'), title: valueName(path), path },
    ...{ value, editor },
  });
  return [
    row(['season'], view.season, choice(...SEASONS)),
    row(['seasonTurn'], view.seasonTurn, count(1, 99)),
    row(['turnsPerSeason'], view.turnsPerSeason, count(1, 52, { mayBeNone: true })),
    row(['turnLimit'], view.turnLimit, count(1, 99, { mayBeNone: true })),
    row(['round'], view.round, count(1, NAVAL_ROUNDS)),
    row(['assaultRound'], view.assaultRound, count(1, 9)),
    row(['sinkingUsed'], view.sinkingUsed, YES_NO),
    ...AID_EVENTS.map((event) => row(['aid', event], aid[event], YES_NO)),
    ...(battle === null
      ? []
      : [
          row(['battle', 'hours'], battle.hours, count(1, 48, { mayBeNone: true })),
          ...(battle.range === null ? [] : [row(['battle', 'range'], battle.range, count(-99, 99))]),
          ...(battle.weather === null ? [] : [row(['battle', 'weather'], battle.weather, choice(...WEATHERS))]),
        ]),
  ];
}
