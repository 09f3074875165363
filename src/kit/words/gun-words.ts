import { t } from '@/messages/messages';

const WORDS = {
  '12.5in': 'gun.in125',
  '12in': 'gun.in12',
  '10in': 'gun.in10',
  '8in': 'gun.in8',
  '6in': 'gun.in6',
  '4.7in': 'gun.in47',
  '12p': 'gun.pdr12',
  '6/12p(R)': 'gun.pdr612',
  '6/12p(J)': 'gun.pdr612',
  // A destroyer's, before the year of a battle tells which.
  tbd: 'gun.pdr612',
  misc: 'gun.misc',
  torpedo: 'gun.torpedo',
} as const;

/** A gun as it stands in a table: "12″". A name of the owner's own stays as it is. */
export const gunWords = (weapon: string): string =>
  Object.hasOwn(WORDS, weapon) ? t(WORDS[weapon as keyof typeof WORDS]) : weapon;
