/** Rolls and odds without a campaign. */
export const quick = {
  form: { attack: 'Attack', paralysis: 'Paralysis', losses: 'Losses' },
  attack: {
    line: '{{side}} attack {{attack}} v {{defence}}: rolled {{die}}, losses {{losses}}',
    lineResult: '{{side}} attack {{attack}} v {{defence}}: losses {{losses}}',
    side: 'Who attacks?',
    by: { ijn: 'Japanese attack', irn: 'Russians attack' },
    die: 'Combat die',
    factors: 'Attacking factors',
    defence: 'Defending factors',
    nobody: 'Tap a hex around the target and enter the attacking factors.',
  },
  table: {
    none: 'No Combat Results Table yet.',
    typed: 'Type yours',
    house: 'House table',
  },
  paralysis: {
    line_zero: 'Paralysis: rolled {{die}}, no units',
    line_one: 'Paralysis: rolled {{die}}, {{count}} unit',
    line_other: 'Paralysis: rolled {{die}}, {{count}} units',
    chance: 'at least one',
    die: 'Paralysis die',
    ladder: 'Russian units flipped',
    units: '{{count}}',
    chances: 'Chance of each number',
    bar_zero: 'No units',
    bar_one: '{{count}} unit',
    bar_other: '{{count}} units',
    text: 'Half the die, rounded down. Those units do not move or attack in the next phase.',
  },
  losses: {
    ijnLosses: 'Japanese steps',
    irnLosses: 'Russian steps',
    withoutLoc: 'Russian steps without LOC',
    cavalryEliminations: 'Cavalry Corps lost',
    less: 'Less: {{what}}',
    more: 'More: {{what}}',
    mukden: 'Who holds Mukden?',
    held: { ijn: 'Mukden Japanese', irn: 'Mukden Russian' },
    japanese: 'The Japanese win at the end',
    missing_one: '{{count}} more Russian step needed',
    missing_other: '{{count}} more Russian steps needed',
    mukdenMissing: 'Losses suffice; the Japanese need Mukden',
    text: 'Russian losses of at least 1.2 times the Japanese, and Mukden held at the end.',
  },
} as const;

/** What an attack comes to, with and without momentum. */
export const odds = {
  policy: 'With momentum half of the factors advance, against as strong a hex in the open, without guns.',
  swap: 'The other side makes the same attack: its own headings and concentric bonus, no bombardment.',
  points: 'Steps lost',
  attack: 'This attack',
  momentum: 'With momentum',
} as const;
