import '@/messages/instruments';
import type { useT } from '@/messages/messages';

import { inchFigures } from '../words/inches';
import type { Plate } from './dial-aim';
import type { DialPosition } from './dial-props';

type Translate = ReturnType<typeof useT>;

export const plateWord = (t: Translate, plate: Plate): string => t(`dial.plate.${plate}`);

/** What pressing the plate does. */
export const plateSentence = (t: Translate, plate: Plate): string => t(`dial.place.${plate}`);

/** The position of the target for the ear: range, bearing and the arcs that hold it. */
export function spokenPosition(
  t: Translate,
  { range, bearing }: DialPosition,
  held: readonly { readonly plate: Plate }[],
): string {
  const { whole, quarters } = inchFigures(range);
  const facts = { range: `${whole}${quarters}`, bearing: Math.round(bearing) };
  if (held.length > 1) return t('dial.spoken.edge', facts);
  return t(`dial.spoken.${held[0]?.plate ?? 'none'}`, facts);
}
