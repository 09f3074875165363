import type { useT } from '@/messages/messages';

import type { Plate } from './dial-aim';
import type { DialPosition } from './dial-props';

type Translate = ReturnType<typeof useT>;

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** "3¾", "½", "0"; off the quarter inches as a decimal, "3.62". */
export function inchFigures(range: number): { readonly whole: string; readonly quarters: string } {
  const quarters = range * 4;
  if (!Number.isInteger(quarters)) return { whole: String(Number(range.toFixed(2))), quarters: '' };
  const fraction = QUARTERS[quarters % 4] ?? '';
  const whole = Math.floor(range);
  return { whole: whole === 0 && fraction ? '' : String(whole), quarters: fraction };
}

/** A range as it is written everywhere: "3¾″". */
export const inchWords = (t: Translate, range: number): string => t('dial.inches', inchFigures(range));

export function plateWord(t: Translate, plate: Plate): string {
  switch (plate) {
    case 'bow':
      return t('dial.plate.bow');
    case 'starboard':
      return t('dial.plate.starboard');
    case 'stern':
      return t('dial.plate.stern');
    case 'port':
      return t('dial.plate.port');
  }
}

/** What pressing the plate does. */
export function plateSentence(t: Translate, plate: Plate): string {
  switch (plate) {
    case 'bow':
      return t('dial.place.bow');
    case 'starboard':
      return t('dial.place.starboard');
    case 'stern':
      return t('dial.place.stern');
    case 'port':
      return t('dial.place.port');
  }
}

/** The position of the target for the ear: range, bearing and the arcs that hold it. */
export function spokenPosition(
  t: Translate,
  { range, bearing }: DialPosition,
  held: readonly { readonly plate: Plate }[],
): string {
  const { whole, quarters } = inchFigures(range);
  const facts = { range: `${whole}${quarters}`, bearing: Math.round(bearing) };
  if (held.length > 1) return t('dial.spoken.edge', facts);
  const plate = held[0]?.plate ?? 'none';
  switch (plate) {
    case 'bow':
      return t('dial.spoken.bow', facts);
    case 'starboard':
      return t('dial.spoken.starboard', facts);
    case 'stern':
      return t('dial.spoken.stern', facts);
    case 'port':
      return t('dial.spoken.port', facts);
    case 'none':
      return t('dial.spoken.none', facts);
  }
}
