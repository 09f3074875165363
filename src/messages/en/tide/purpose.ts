/** What dice are rolled for, by code: the head of a column, or the name of a roll that stands alone. */
export const purpose = {
  mines: 'Mines',
  crossing: 'Cross the T',
  primary: 'Primary',
  secondary: 'Secondary',
  torpedo: 'Torpedo',
  recovery: 'Recovery',
  repair: 'Repair',
} as const;

/** The same, of one ship, side or port. */
export const roll = {
  mines: '{{name}} mines die',
  crossing: '{{name}} die to cross the T',
  primary: '{{name}} primary dice',
  secondary: '{{name}} secondary dice',
  torpedo: '{{name}} torpedo dice',
  recovery: '{{name}} recovery dice',
  repair: '{{name}} repair dice',
} as const;
