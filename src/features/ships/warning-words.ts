import { t } from '@/messages/messages';
import type { ShipWarning } from '@/rules/togo/index';

import { fieldWord, numberWords } from './field-words';
import { typesWord, weaponWord } from './ship-words';

/** The part of a ship a warning is about, so that it can stand there. */
export type WarningPlace = 'who' | 'ratings' | 'guns' | 'torpedoes';

export function warningPlace(warning: ShipWarning): WarningPlace {
  switch (warning.code) {
    case 'same-name':
      return 'who';
    case 'no-main':
    case 'several-mains':
    case 'main-not-heaviest':
    case 'battery-without-dice':
    case 'weapon-twice':
    case 'boat-guns-twice':
    case 'many-dice':
    case 'unarmed':
      return 'guns';
    case 'torpedoes-without-mount':
    case 'mount-without-torpedoes':
      return 'torpedoes';
    case 'unusual':
      return warning.number === 'factors' ? 'torpedoes' : 'ratings';
    case 'unarmoured':
    case 'still':
    case 'torpedo-size-over-gun-size':
    case 'boats-on-ship':
      return 'ratings';
  }
}

export function warningSentence(warning: ShipWarning): string {
  switch (warning.code) {
    case 'main-not-heaviest': {
      const { main, heavier } = warning;
      return t('ships.warning.main-not-heaviest', { main: weaponWord(main), heavier: weaponWord(heavier) });
    }
    case 'battery-without-dice':
    case 'weapon-twice':
      return t(`ships.warning.${warning.code}`, { weapon: weaponWord(warning.weapon) });
    case 'many-dice':
      return t('ships.warning.many-dice', { ...warning, weapon: weaponWord(warning.weapon) });
    case 'unarmoured':
      return t('ships.warning.unarmoured', { types: typesWord(warning.type) });
    case 'unusual':
      return unusualSentence(warning);
    case 'same-name':
      return t('ships.warning.same-name', { name: warning.name });
    default:
      return t(`ships.warning.${warning.code}`);
  }
}

function unusualSentence({ number, type, usual }: ShipWarning & { code: 'unusual' }): string {
  const words = {
    field: fieldWord(number),
    types: typesWord(type),
    from: numberWords(number, usual.from),
    to: numberWords(number, usual.to),
  };
  return usual.from === usual.to ? t('ships.warning.unusualOne', words) : t('ships.warning.unusual', words);
}
