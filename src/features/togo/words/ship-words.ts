import { t } from '@/messages/messages';
import type { Marker, ShipType } from '@/rules/togo/index';

export function typeWords(type: ShipType): string {
  const words: Readonly<Record<ShipType, string>> = {
    B: t('battle.type.B'),
    CA: t('battle.type.CA'),
    C2: t('battle.type.C2'),
    C3: t('battle.type.C3'),
    TBD: t('battle.type.TBD'),
    TB: t('battle.type.TB'),
    convoy: t('battle.type.convoy'),
  };
  return words[type];
}

/** What a marker means for the ship that carries it. */
export function letterWords(letter: Marker): string {
  const words: Readonly<Record<Marker, string>> = {
    P: t('battle.letter.P'),
    M: t('battle.letter.M'),
    S: t('battle.letter.S'),
    T: t('battle.letter.T'),
  };
  return words[letter];
}
