import { t } from '@/messages/messages';
import type { HouseBattery, HouseGun, ShipDesign, ShipFacts, ShipKind, ShipType, Squadron } from '@/rules/togo/index';

export const typeWord = (type: ShipType): string => t(`ships.type.${type}`);

export const typesWord = (type: ShipType): string => t(`ships.types.${type}`);

export const kindWord = (kind: ShipKind): string => t(`ships.kind.${kind}`);

export const squadronWord = (squadron: Squadron): string => t(`ships.squadron.${squadron}`);

const WEAPONS = {
  '12.5in': 'ships.weapon.in125',
  '12in': 'ships.weapon.in12',
  '10in': 'ships.weapon.in10',
  '8in': 'ships.weapon.in8',
  '6in': 'ships.weapon.in6',
  '4.7in': 'ships.weapon.in47',
  '12p': 'ships.weapon.pdr12',
  tbd: 'ships.weapon.boat',
  '6/12p(R)': 'ships.weapon.pdr612R',
  '6/12p(J)': 'ships.weapon.pdr612J',
  misc: 'ships.weapon.misc',
} as const satisfies Record<HouseGun, string>;

export const weaponWord = (weapon: HouseGun): string => t(WEAPONS[weapon]);

export const arcWord = (arc: 'bow' | 'side' | 'stern'): string => t(`ships.arc.${arc}`);

export const mountWord = (mount: 'fixed' | 'trainable' | null): string => t(`ships.mount.${mount ?? 'none'}`);

/** "2-4-2 main", as ship cards print a battery. */
export const diceWords = ({ main, dice }: HouseBattery): string =>
  main ? t('ships.value.arcsMain', dice) : t('ships.value.arcs', dice);

/** What a ship is called in one word: history's where there is any, else the game's. */
export const sortWord = ({ ratings }: ShipDesign, facts: ShipFacts | null): string =>
  facts ? kindWord(facts.kind) : typeWord(ratings.type);
