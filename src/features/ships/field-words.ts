import { sideName } from '@/kit/sides';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { ShipDifference, ShipNumber } from '@/rules/togo/index';

import { diceWords, mountWord, typeWord, weaponWord } from './ship-words';

type PlainField = Exclude<ShipDifference['field'], 'battery'>;

export const fieldWord = (field: PlainField): string => t(`ships.field.${field}`);

export function numberWords(number: ShipNumber, value: number): string {
  if (number === 'speed') return inchWords(value);
  return number === 'lengthM' ? t('ships.value.metres', { value }) : String(value);
}

/** A difference in words: what it is about, what was, what is. */
export function changeWords(change: ShipDifference): {
  readonly field: string;
  readonly was: string;
  readonly is: string;
} {
  switch (change.field) {
    case 'battery': {
      const dice = (battery: typeof change.was) => (battery ? diceWords(battery) : t('ships.value.none'));
      return { field: weaponWord(change.weapon), was: dice(change.was), is: dice(change.is) };
    }
    case 'name':
    case 'shipClass':
    case 'notes':
      return { field: fieldWord(change.field), was: orNothing(change.was), is: orNothing(change.is) };
    case 'side':
      return { field: fieldWord('side'), was: sideName(change.was), is: sideName(change.is) };
    case 'type':
      return { field: fieldWord('type'), was: typeWord(change.was), is: typeWord(change.is) };
    case 'mount':
      return { field: fieldWord('mount'), was: mountWord(change.was), is: mountWord(change.is) };
    default: {
      const { field, was, is } = change;
      return { field: fieldWord(field), was: numberWords(field, was), is: numberWords(field, is) };
    }
  }
}

const orNothing = (text: string): string => (text === '' ? t('ships.value.empty') : text);
