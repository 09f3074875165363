/** What every screen of a campaign calls things. */

export const side = { ijn: 'Japanese', irn: 'Russians', both: 'Both sides' } as const;
export const someone = 'A ship';
export const nobody = 'none';
export const nth_ordinal_one = '{{count}}st';
export const nth_ordinal_two = '{{count}}nd';
export const nth_ordinal_few = '{{count}}rd';
export const nth_ordinal_other = '{{count}}th';

/** A group that its owner gave no name. */
export const group = {
  battle: '{{nth}} Battle Division',
  cruiser: '{{nth}} Cruiser Division',
  destroyers: '{{nth}} Destroyers',
  torpedoBoats: '{{nth}} Torpedo Boats',
  boats: '{{nth}} Boats',
  merchants: '{{nth}} Merchants',
  dock: 'Ships in dock, {{where}}',
} as const;

/** In a row that has other things in it. */
export const groupShort = { battle: '{{nth}} Battle Div.', cruiser: '{{nth}} Cruiser Div.' } as const;

export const sea = {
  partial: 'Partial sea',
  open: 'Open sea',
  partialHex: 'Partial sea, {{hex}}',
  openHex: 'Open sea, {{hex}}',
  offPort: 'Off {{port}}',
  zone: '{{zone}} zone',
} as const;

export const month = {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
} as const;

export const date = '{{month}} {{year}}';
export const percent = '{{percent}}%';
