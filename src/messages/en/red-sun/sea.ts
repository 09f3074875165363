/** Fleets, naval battles and the end of a turn. */
export const initiative = {
  rule: 'One die for each fleet that tries, at or under its admiral’s rating.',
  season: '{{season}}: {{modifier}} to the die.',
  none: 'No fleet in port',
  noneText: 'Nobody can try to sail.',
  merchants: 'Merchants sail without a die',
  noAdmiral: 'No admiral. Appoint one in Forces',
  killed: '{{name}} was killed. Appoint another admiral',
  unrated: '{{name}}, rating not entered',
  needs: '{{name}}, rating {{rating}}: needs {{need}} or less',
  cannot: '{{name}}, rating {{rating}}: cannot succeed in this season',
  locked: 'The fleets chosen in secret roll now.',
} as const;

export const sorties = {
  title: 'Who tries to sail?',
  behind: 'Choose fleets in secret.',
  kept: 'Your choice is kept. Hold to continue.',
  rule: 'Both sides choose before the first die. Choosing nobody is allowed.',
  lockIn: 'Lock in',
  done: 'Already chosen',
  doneText: 'There is nothing to choose here now.',
} as const;

export const fleet = {
  where: 'Where is the fleet?',
  blockade: 'Blockade',
  onBlockade: 'On blockade',
  refuse: 'Refuse combat',
  refuseText: 'A fleet that refuses combat in port loses 1 morale.',
  admiralText: '{{name}}: roll when the rules ask for it.',
  admiralRule: 'The flagship was sunk: roll for the admiral.',
  edit: 'Edit fleet',
} as const;

export const morale = {
  now: 'Morale',
  nowOf: 'Morale, at most {{cap}}',
  said: '{{name}}: morale {{morale}}',
  ledger: 'Changes',
  empty: 'No changes yet',
  emptyText: 'Every gain and loss of morale appears here.',
  why: 'Turn {{turn}}, {{reason}}',
  after: 'now {{morale}}',
  rule: 'Each whole 5 defence points sunk cost 1 morale.',
  points_one: '{{count}} defence point sunk in this battle',
  points_other: '{{count}} defence points sunk in this battle',
  change: '{{before}} → {{after}}',
} as const;

export const contact = {
  rule: 'Opposing fleets at sea in one hex may be searched.',
  search: 'Search…',
  open: 'Contact…',
  title: 'Contact',
  text: 'Tick the fleets in one hex.',
  missing: '{{side}}: no fleet ticked yet.',
  start: 'Start battle',
  none: 'No contact',
  hours: 'Hours of the battle',
  noLimit: 'open',
} as const;

export const sighting = {
  text: 'Sighting range is {{sighting}}. Search as your rule book says; if nobody is found the hour is over.',
  yes: 'Sighted',
  no: 'Not sighted',
} as const;

export const hour = {
  range: 'Range',
  closer: 'Closer',
  farther: 'Farther',
  hours: 'Hours',
  hoursSaid: 'Hour {{hour}} of {{hours}}',
  chance: '{{weather}} {{percent}}%',
  weather: '{{weather}} {{modifier}}',
  weatherDie: 'Weather die: {{die}}',
  choose: 'The manoeuvre leaves the choice: set the range.',
  typeYours: 'Type yours',
  manoeuvre: 'Roll manoeuvre',
  outOfSight: 'out of sight',
  trackSaid: 'Range {{range}}',
  trackSightSaid: 'Range {{range}}, sighting range {{sighting}}',
  mayFire: 'ships may fire',
  holds: 'Holds fire',
  noStrength: 'Strength not entered',
  cannotHit: 'cannot hit',
  cannotHitText: 'Cannot hit at this range: no die.',
  on: 'on {{name}}',
  missed: 'No damage',
  hit_one: '{{count}} point on {{name}}',
  hit_other: '{{count}} points on {{name}}',
  disabled: 'disabled',
  disabledTag: 'Disabled',
  onDie: 'Strength {{strength}}, die {{modifier}}',
  sum: '{{parts}} = {{total}}',
  ladder: 'Damage for each face',
  aim: 'Target',
  hold: 'Hold fire',
  damage: 'Damage {{damage}}',
  damageOf: '{{damage}} of {{defence}} defence points lost',
  disable: 'Disabled',
  disableText: 'When gunfire disables a ship is in your rule book.',
  counter: 'Edit counter',
} as const;

export const torpedo = {
  rule: 'One side only attacks with torpedoes each hour.',
  who: 'Who attacks?',
  nobody: 'Nobody',
  at: '{{sum}} on {{name}}',
  cannotHit: '{{sum}}: cannot hit at this range',
  aim: 'Target',
  aimOf: 'Target of {{name}}',
} as const;

export const blockade = {
  nobody: 'Nobody on blockade',
  nobodyText: 'No fleet is at sea either: attrition costs nothing.',
  chances: 'One die in {{season}}',
  none: 'No loss',
  five: '5 points',
  ten: '10 points',
  sunk: '2 sunk',
  used: 'Two ships have been sunk on blockade: it happens once a game.',
  once: 'Two ships can be sunk on blockade, once a game.',
  toRoll: 'One die for its blockade',
  rolled: 'Rolled',
  atSea: 'Still at sea',
  lost: 'Lost when attrition ends, unless moved to port or a coastal hex.',
  hit: {
    five: 'Five damage points: the Japanese choose one ship. She is disabled.',
    ten: 'Ten damage points: the Japanese choose one ship. She is disabled.',
    sunk: 'The Japanese choose two ships. Both sink.',
  },
} as const;

export const end = {
  rule: 'Place trenches, flip counters, raise morale.',
  season: 'Season of the next turn',
  trenches: 'Who digs in?',
  noTrenches: 'No trenches',
  place_one: 'Place {{count}} trench',
  place_other: 'Place {{count}} trenches',
  morale: 'Which fleets gain 1?',
  noMorale: 'No gain',
  raise_one: 'Raise {{count}} fleet',
  raise_other: 'Raise {{count}} fleets',
  from: 'Morale {{morale}}',
} as const;

export const result = {
  title: 'Result',
  ijn: 'Japanese victory',
  irn: 'Russian victory',
  open: 'The campaign is over',
  who: 'Who won?',
  nobody: 'Nobody',
} as const;
