import type { Advantage, Letter, Range, ShipClass, Weapon } from '../types';

/** At which ranges a ship of this letter may fire (TAS-27, AMB-20). */
export const LETTER_RANGES: Readonly<Record<Letter, readonly Range[]>> = {
  L: ['short', 'medium', 'long'],
  M: ['short', 'medium'],
  S: ['short'],
};

/** What a range adds to the die of a weapon; null where it is silent (TAS-27). */
export const RANGE_MODIFIERS: Readonly<Record<Weapon, Readonly<Record<Range, number | null>>>> = {
  primary: { short: 0, medium: 1, long: 2 },
  secondary: { short: 0, medium: 2, long: null },
  torpedo: { short: 0, medium: null, long: null },
};

/** What an advantage adds to gun dice (TAS-28); the crossing is in place of the broadside (AMB-19). */
export const ADVANTAGE_MODIFIERS: Readonly<Record<NonNullable<Advantage>, number>> = { broadside: -1, crossing: -2 };

/** What smoke adds to the dice of the other side (TAS-29, AMB-9). */
export const SMOKE_MODIFIER = 1;

/** A torpedo hits on this or less (TAS-25). */
export const TORPEDO_NEED = 4;

/** Dice for each weapon of an undamaged ship (TAS-24). */
export const DICE: Readonly<Record<ShipClass, number>> = { battleship: 1, cruiser: 3, destroyer: 3 };

/** Hit markers, or a battleship's two sides, that sink her (TAS-26, AMB-7). */
export const SINKS_AT: Readonly<Record<ShipClass, number>> = { battleship: 2, cruiser: 3, destroyer: 3 };

/** Ratings run from 0 to this (TAS-25). */
export const MOST_RATING = 6;
