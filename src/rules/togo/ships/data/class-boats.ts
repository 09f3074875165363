import type { ShipId } from '../ship-facts';

/** A boat's name; other spellings after the first. */
type BoatName = string | readonly [string, ...string[]];

const numbered = (...ranges: readonly (readonly [number, number])[]): readonly BoatName[] =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index): BoatName => [`No. ${from + index}`, `TB ${from + index}`]),
  );

/** The boats of each class row, taken from the notes of ships.csv. Every id here is a class; every other ship is one hull. */
// prettier-ignore
export const CLASS_BOATS: { readonly [id: ShipId]: readonly BoatName[] | undefined } = {
  'ikazuchi-class': ['Ikazuchi', 'Inazuma', 'Akebono', 'Sazanami', 'Oboro'],
  'murakumo-class': ['Murakumo', 'Shinonome', 'Yugiri', 'Shiranui', 'Kagero', 'Usugumo'],
  'akatsuki-class': ['Akatsuki', 'Kasumi'],
  'shirakumo-class': ['Shirakumo', 'Asashio'],
  'harusame-class': ['Harusame', 'Murasame', 'Hayatori', 'Asagiri', 'Ariake', 'Arare', 'Fubuki'],
  'hayabusa-class': [
    'Hayabusa', 'Manazuru', 'Kasasagi', 'Chidori', 'Aotaka', 'Kari', 'Hato', 'Tsubame', 'Hibari', 'Kiji', 'Hashitaka',
    'Sagi', 'Uzura', 'Kamome', 'Otori',
  ],
  'tb-no-67-class': numbered([67, 75]),
  'tb-no-39-class': numbered([39, 43], [62, 66]),
  'tb-no-31-class': numbered([31, 38], [44, 49], [60, 61]),
  'tb-no-50-class': numbered([50, 59]),
  'tb-no-5-class': numbered([5, 20]),
  'sokol-class': [
    'Reshitelny', 'Steregushchy', 'Serdity', 'Skory', 'Statny', 'Storozhevoi', 'Smely', 'Silny', 'Razyashchy',
    'Rastoropny', 'Strashny', 'Stroiny',
  ],
  'bezstrashny-class': ['Bditelny', 'Besposhchadny', ['Bezshumny', 'Besshumny'], ['Bezstrashny', 'Besstrashny']],
  'vlastny-class': ['Vnimatelny', 'Vnushitelny', 'Vynoslivy', 'Vlastny', 'Grozovoi'],
  'boiki-class': [['Boiki', 'Boiky'], 'Burny'],
  'buiny-class': ['Buiny', 'Bravy', 'Bystry', 'Bedovy', 'Blestyashchy', 'Bezuprechny', 'Bodry', 'Gromky', 'Grozny'],
  'pernov-class-tb': numbered([208, 211]),
  'ussuri-class-tb': numbered([203, 204]),
  'sveaborg-class-tb': numbered([205, 206]),
  'yanchikhe-class-tb': numbered([201, 202]),
  'no-91-class-tb': numbered([91, 95], [97, 98]),
};

export const boatsOf = (id: ShipId): readonly BoatName[] =>
  (Object.hasOwn(CLASS_BOATS, id) ? CLASS_BOATS[id] : null) ?? [];
