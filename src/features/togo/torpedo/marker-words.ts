import { t } from '@/messages/messages';
import type { BattleView } from '@/rules/togo/index';

import type { NameOf } from '../words/event-words';

export type MarkerView = BattleView['markers'][string];

/** What is written on the marker: its id without the letter. */
export const markerNumber = (id: string): string => id.replace(/^t/, '');

/** A marker by name, as far as the viewer knows it: face down it has a number only. */
export const markerName = ({ id, attack }: MarkerView, nameOf: NameOf): string =>
  attack === null
    ? t('torpedo.marker.number', { number: markerNumber(id) })
    : t('torpedo.marker.at', { number: markerNumber(id), target: nameOf(attack.target) });

/** Who launched how much, and whether the target got away, once that is known. */
export function attackLine({ attack }: MarkerView, nameOf: NameOf): string {
  if (attack === null) return '';
  const { factors, boats, evaded } = attack;
  const facts = {
    count: factors * boats,
    launcher: attack.launcher === null ? t('battle.someCounter') : nameOf(attack.launcher),
  };
  const line = boats > 1 ? t('torpedo.marker.fromBoats', { ...facts, boats }) : t('torpedo.marker.from', facts);
  if (evaded === null) return line;
  return evaded ? t('torpedo.marker.evaded', { line }) : t('torpedo.marker.notEvaded', { line });
}

/** The same for a marker on the table: with what becomes of it where its target has left (AMB-51). */
export function markerLine(marker: MarkerView, view: BattleView, nameOf: NameOf): string {
  const line = attackLine(marker, nameOf);
  const target = view.ships[marker.attack?.target ?? ''];
  if (target?.fate !== 'left' || marker.state === 'resolved') return line;
  const escapes = view.houseRules.leavingUnderTorpedoes === 'escapes';
  return escapes ? t('torpedo.marker.escaped', { line }) : t('torpedo.marker.left', { line });
}
