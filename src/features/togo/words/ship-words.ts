import { t } from '@/messages/messages';
import type { Marker, ShipType } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';

/** The number of a flotilla in its formation's name. */
const ORDINALS = /\b\d+(?:st|nd|rd|th)\b/g;

/** A ship as she is called everywhere; of a base of boats not all their names: "2nd Destroyers", else "Blestyashchy + 4". */
export function shipName({ name, unitsAtFirst, soleIn, card }: Named): string {
  const boats = name.split(', ');
  if (boats.length < 2 || boats.length !== unitsAtFirst) return name;
  const [number, ...others] = soleIn?.match(ORDINALS) ?? [];
  if (number === undefined || others.length > 0) return firstOf(boats);
  return card.type === 'TB' ? t('volley.torpedoBoats', { number }) : t('volley.destroyers', { number });
}

/** A formation as it is called; a convoy that goes by the names of its ships by the first of them. */
export function formationName({ name }: { readonly name: string }): string {
  const ships = name.split(', ');
  return ships.length < 3 ? name : firstOf(ships);
}

const firstOf = ([name = '', ...others]: readonly string[]): string =>
  t('volley.boats', { name, others: others.length });

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
