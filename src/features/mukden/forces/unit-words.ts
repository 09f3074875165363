import { t } from '@/messages/messages';
import { FIRST_COLUMN, isInPlay, LAST_COLUMN, otherSide, type UnitView } from '@/rules/mukden/index';

import { hexWords, ofSideWords } from '../words/names-in';

/** Ready, flipped or paralysed; and what hampers it where it stands. */
export function stateWords(unit: UnitView): readonly string[] {
  if (!isInPlay(unit)) return [t('mukden.forces.state.eliminated')];
  return [
    unit.paralysed
      ? t('mukden.forces.state.paralysed')
      : unit.disrupted
        ? t('mukden.forces.state.flipped')
        : t('mukden.forces.state.ready'),
    ...(unit.inEnemyZone ? [t('mukden.forces.state.inZone', { side: ofSideWords(otherSide(unit.side)) })] : []),
    ...(unit.hasLine === false ? [t('mukden.forces.state.noLine')] : []),
  ];
}

/** A unit in a sentence, for the ear. `below`: counters under it that nobody looks at. */
export const unitSaid = (unit: UnitView, below = 0): string =>
  [
    t('mukden.forces.said', {
      ...{ side: ofSideWords(unit.side), name: unit.name, size: t(`mukden.forces.size.${unit.size}`) },
      ...{ hex: hexWords(unit.hex), strength: unit.strength, start: unit.start },
    }),
    ...stateWords(unit),
    ...(below > 0 ? [t('mukden.forces.belowSaid', { count: below })] : []),
  ].join(', ');

const twoDigits = (row: number): string => String(row).padStart(2, '0');

/** Why a typed text is no hex of this map, in a sentence; null where it is one. */
export function hexProblem(text: string, lastRow: number): string | null {
  const limits = { from: `${FIRST_COLUMN}00`, to: `${LAST_COLUMN}${twoDigits(lastRow)}`, hex: text };
  if (!/^\d+$/.test(text)) return t('mukden.forces.hex.digits', limits);
  if (text.length !== 4) {
    const count = Math.abs(text.length - 4);
    return text.length > 4
      ? t('mukden.forces.hex.tooLong', { ...limits, count })
      : t('mukden.forces.hex.tooShort', { ...limits, count });
  }
  const [column, row] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  if (column < FIRST_COLUMN || column > LAST_COLUMN) {
    return t('mukden.forces.hex.column', { ...limits, first: FIRST_COLUMN, last: LAST_COLUMN });
  }
  return row > lastRow ? t('mukden.forces.hex.row', { ...limits, last: twoDigits(lastRow) }) : null;
}

/** Whether it is four digits at all: any such number may be allowed anyway. */
export const isHexLike = (text: string): boolean => /^\d{4}$/.test(text);
