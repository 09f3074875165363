import '@/messages/instruments';
import { t } from '@/messages/messages';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** "3" and "¾", "" and "½", "0"; off the quarter inches as a decimal, "3.62". */
export function inchFigures(value: number): { readonly whole: string; readonly quarters: string } {
  const quarters = value * 4;
  if (!Number.isInteger(quarters)) return { whole: String(Number(value.toFixed(2))), quarters: '' };
  const fraction = QUARTERS[quarters % 4] ?? '';
  const whole = Math.floor(value);
  return { whole: whole === 0 && fraction ? '' : String(whole), quarters: fraction };
}

/** A length as it is written everywhere: "3¾″". */
export const inchWords = (value: number): string => t('dial.inches', inchFigures(value));
