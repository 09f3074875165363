/** The terminal phase, and the fall of Port Arthur. */

/** The rows of the terminal phase. */
export const row = {
  said: '{{title}}, {{words}}',
  saidDone: '{{title}}, {{words}}, done',
  repairs: {
    title: 'Repairs',
    short: 'repairs',
    text_zero: 'No damaged ship in a port that repairs',
    text_one: '3 to 5: one hit. 6: all hits.',
    text_other: '3 to 5: one hit. 6: all hits.',
    over: 'Repairs are over for this month',
    secret: 'Each side behind its curtain',
    secret_linked: 'Each side on its own phone',
  },
  mines: {
    title: 'Mines',
    short: 'mines',
    none: 'No mines in this campaign',
    text_zero: 'Japanese may lay {{japanese}}, Russians {{russian}}',
    text_one: 'Japanese may lay {{japanese}}, Russians {{russian}}; {{count}} laid',
    text_other: 'Japanese may lay {{japanese}}, Russians {{russian}}; {{count}} laid',
  },
  troops: {
    title: 'Troops',
    short: 'troops',
    noPlan: 'No land plan',
    fallen: 'Port Arthur has fallen',
    text: '{{delivered}} of {{wanted}} loads',
    successes_one: '{{count}} of {{of}} successful months',
    successes_other: '{{count}} of {{of}} successful months',
    total: 'Total {{total}} of {{goal}}',
  },
  zones: {
    title: 'Strategic zones',
    short: 'zones',
    none: 'Nobody there',
    text_one: '{{count}} group there',
    text_other: '{{count}} groups there',
    must_one: '{{count}} group must move on',
    must_other: '{{count}} groups must move on',
  },
  morale: { title: 'Morale', short: 'morale', text: 'Ships at sea drop one, port clocks go on' },
  merchants: {
    title: 'Merchants',
    short: 'merchants',
    text_zero: '{{sunk}} sunk, no replacement due',
    text_one: '{{sunk}} sunk: {{count}} replacement due, Kure',
    text_other: '{{sunk}} sunk: {{count}} replacements due, Kure',
  },
  channel: {
    title: 'Channel',
    short: 'channel',
    open: 'Port Arthur open',
    text_one: '{{count}} block ship. Cleared on a 6.',
    text_other: '{{count}} block ships. Cleared on a 6.',
  },
} as const;

export const repair = {
  rule: 'One attempt per ship. Ships under repair stay until they have no hits.',
  ship: '{{name}} {{stars}}',
  slots_one: '{{used}} of {{count}} slot',
  slots_other: '{{used}} of {{count}} slots',
  chance: '{{percent}}% to succeed',
  none: 'No damaged ship is in a port that repairs.',
} as const;

export const mine = {
  rule: 'Partial sea, at most 9 hexes from an own port, one in a hex.',
  lay: '{{side}}: lay a mine',
  left_one: '{{count}} left',
  left_other: '{{count}} left',
  keep: 'Lay mine',
  sweep: 'Sweep {{hex}}',
  swept: 'Swept this month',
  sweepSecret: 'Sweeping: behind each side’s curtain',
  sweepSecret_linked: 'Sweeping: each side on its own phone',
  ships_one: '{{count}} ship there, 6 needed',
  ships_other: '{{count}} ships there, 6 needed',
  laidBy: 'Mine, {{side}}',
} as const;

export const zones = {
  rule: 'A zone is a month’s passage. Without a friendly port there they must move on.',
  next: 'Next zone',
  keep_zero: 'Nobody moves',
  keep_one: 'Move {{count}} group',
  keep_other: 'Move {{count}} groups',
} as const;

export const fall = {
  text: 'Ticked ships are scuttled on 1 to 3. The others are captured.',
  none: 'No ships lie in Port Arthur.',
  chance: 'Scuttled on 1 to 3, else captured',
  captured: 'Captured',
} as const;
