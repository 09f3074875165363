/** What the pad can type. The half stands for itself: players measure "3½", not "3.5". */
export type NumberKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '½' | 'delete';

export const NUMBER_KEYS: readonly NumberKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '½', '0', 'delete'];

/** The text after one key. What makes no number (a digit after ½, a second ½, too many digits) leaves it as it was. */
export function typeNumber(text: string, key: NumberKey, maxLength: number): string {
  if (key === 'delete') return text.slice(0, -1);
  if (text.endsWith('½')) return text;
  if (text === '0') return key === '½' ? '½' : key;
  return text.length < maxLength ? text + key : text;
}

/** What a physical keyboard's key means on the pad. */
export function numberKeyFor(key: string): NumberKey | undefined {
  if (key === 'Backspace' || key === 'Delete') return 'delete';
  return NUMBER_KEYS.find((known) => known === key);
}
