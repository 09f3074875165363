/** What dice are rolled for, by code: the head of a column, or the name of a roll that stands alone. */
export const purpose = {
  paralysis: 'Paralysis',
  combat: 'Combat',
} as const;

/** The same, as one die. */
export const roll = {
  paralysis: 'Paralysis die',
  combat: 'Combat die',
} as const;
