import { t } from '@/messages/messages';
import type { Marker, ShipType } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';

/** The number of a flotilla in its formation's name. */
const ORDINALS = /\b\d+(?:st|nd|rd|th)\b/g;

/** A ship as she is called everywhere; of a base of boats not all their names: "2nd Destroyers", else "Blestyashchy + 4". */
export function shipName({ name, unitsAtFirst, soleIn, card }: Named): string {
  const boats = name.split(', ');
  const [first = name] = boats;
  if (boats.length < 2 || boats.length !== unitsAtFirst) return name;
  const [number, ...others] = soleIn?.match(ORDINALS) ?? [];
  if (number === undefined || others.length > 0) return t('volley.boats', { name: first, others: boats.length - 1 });
  return card.type === 'TB' ? t('volley.torpedoBoats', { number }) : t('volley.destroyers', { number });
}

type Named = Pick<ShipView, 'name' | 'unitsAtFirst' | 'soleIn'> & { readonly card: Pick<ShipView['card'], 'type'> };

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
