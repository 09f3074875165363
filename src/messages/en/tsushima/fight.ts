/** The combat of a phase. */

/** Places both sides share. */
export const contact = {
  retreat: 'The {{side}} retreat the escaped ships one hex.',
  none: 'No ships share a hex, a port or a zone.',
  evaded: '{{side}} evaded this month and may not search.',
  secret: 'Secret',
  protected: '{{place}}, under protection',
  who: '{{own}} v {{enemy}}',
} as const;

export const search = {
  title: 'Search',
  at: 'Search {{place}}',
  atHex: 'Search hex {{hex}}',
  where: '{{date}} · Phase {{phase}}',
  none: 'Nobody to search for',
  noneText: 'No enemy shares that place now.',
  added: 'Added to the die',
  line: {
    destroyers: 'Destroyer counters',
    twoHits: 'Ships with two hits',
    lowMorale: 'Morale −2 or worse',
    alreadyThere: 'There before the move',
    partialSea: 'Partial-sea hex',
  },
  note: {
    destroyers: '+1 each',
    twoHits: '−1 each',
    lowMorale: '−1 each',
    alreadyThere: 'one of your ships',
  },
  fewer: 'Fewer: {{what}}',
  more: 'More: {{what}}',
  evade: '{{side}} evade?',
  cost: 'then no search till {{month}}',
  stand: 'Stand',
  evades: 'Evade',
  sum: '5 needed in all. Sum of the lines above.',
  on: 'Spotted on a die of {{need}} or more',
  always: 'Spotted whatever is rolled',
  never: 'No die can spot them',
  seen: 'Ships in port are always seen',
  spotted: 'spotted',
  isSpotted: 'spotted',
  isHidden: 'hidden',
  faces: 'Search die',
  pad: 'Search die: enter its face',
  roll: 'Roll 1 die',
  certain: 'Search',
} as const;

export const raid = {
  title: 'Raid the town: {{place}}',
  text: '{{name}}, damage on 5 or 6',
} as const;

export const block = {
  title: 'Block ships',
  text: 'Merchants into the channel of Port Arthur',
  rule: 'One die for each merchant within 6 hexes; a 6 blocks the channel.',
  allUsed: 'Every merchant sent is used up.',
  lodgedOnly: 'Only those that lodge are used up.',
  count: 'Merchants',
  fewer: 'Fewer merchants',
  more: 'More merchants',
  blocked: 'blocked',
  send_zero: 'Send none',
  send_one: 'Send {{count}} merchant',
  send_other: 'Send {{count}} merchants',
} as const;

export const battle = {
  ships_one: '{{count}} ship',
  ships_other: '{{count}} ships',
  surprise_one: 'Surprise: the Russians do not fire for {{count}} more round.',
  surprise_other: 'Surprise: the Russians do not fire for {{count}} more rounds.',
  board: 'Move and choose targets',
  port: 'Port battle: no flight, two coast guns, up to 4 counters out each round.',
} as const;
