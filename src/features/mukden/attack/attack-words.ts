import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { type Concentric, concentricOf, type Crt, type Losses, type Shift, type Side } from '@/rules/mukden/index';

import { type AttackFigure, attackingPlaces } from './attack-figure';
import type { Place } from './attack-plan';

const DIRECTIONS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;

/** Where a hex lies round the target. */
export const directionWords = (place: Place): string => t(`mukden.attack.direction.${DIRECTIONS[place]}`);

const SHORTENED = ['Division', 'Brigade', 'Regiment', 'Cavalry', 'Siberian', 'Imperial'] as const;

/** "1st Div.": as it fits into a hex. */
export const shortName = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      const known = SHORTENED.find((each) => each === word);
      return known === undefined ? word : t(`mukden.abbreviation.${known}`);
    })
    .join(' ');

/** "1/3": the attacker's steps, then the defender's. */
export const lossesWords = ([attacker, defender]: Losses): string => `${attacker}/${defender}`;

/** A column by its heading: "+5", "≤ −1", "≥ 30". */
export function columnWords({ headings }: Crt, side: Side, column: number): string {
  const line = headings[side];
  if (column === 0) return t('mukden.attack.columnOf.low', { value: signed((line[0] ?? 1) - 1) });
  const heading = line[column - 1] ?? 0;
  return column === line.length ? t('mukden.attack.columnOf.high', { value: heading }) : signed(heading);
}

/** "2 R" */
export function shiftWords({ shift }: Pick<Shift, 'shift'>): string {
  if (shift === 0) return t('mukden.attack.unshifted');
  return shift < 0 ? t('mukden.attack.leftBy', { count: -shift }) : t('mukden.attack.rightBy', { count: shift });
}

/** Whether and how the attackers stand round the target (MUK-32). */
export function concentricWords(figure: AttackFigure): string | null {
  const places = attackingPlaces(figure);
  const how: Concentric | null = concentricOf(places);
  if (how === null) return null;
  return places.length > 3 ? t('mukden.attack.how.more') : t(`mukden.attack.how.${how}`);
}

/** What all attackers cross, in a word; null where it shifts nothing (MUK-31). */
export function crossedWords(shifts: readonly Shift[]): string | null {
  for (const { cause } of shifts) {
    if (cause === 'minor' || cause === 'major' || cause === 'trench' || cause === 'mixed') {
      return t(`mukden.attack.crossed.${cause}`);
    }
  }
  return null;
}
