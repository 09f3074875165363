/** The Turn tab of a campaign and what every screen of it calls things. */
export const side = { ijn: 'Japanese', irn: 'Russians', both: 'Both sides' } as const;
/** Before what belongs to a side. */
export const sides = { ijn: 'Japanese', irn: 'Russian' } as const;
/** Of a ship in a list of both sides. */
export const sidesShip = { ijn: '{{name}}, Japanese', irn: '{{name}}, Russian' } as const;
export const nobody = 'none';

export const stage = {
  'irn-initiative': 'Russian initiative',
  'ijn-initiative': 'Japanese initiative',
  search: 'Naval search',
  movement: 'Naval movement',
  attrition: 'Attrition',
  'irn-supply': 'Russian supply',
  'irn-reinforcement': 'Russian reinforcement',
  'irn-activation': 'Russian movement',
  'irn-combat': 'Russian combat',
  'ijn-supply': 'Japanese supply',
  'ijn-reinforcement': 'Japanese reinforcement',
  'ijn-activation': 'Japanese movement',
  'ijn-combat': 'Japanese combat',
  end: 'End of turn',
} as const;

export const season = { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' } as const;
/** Alone, on a button or over a list. */
export const seasonName = { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' } as const;
export const weather = { clear: 'clear', fog: 'fog', storm: 'storm' } as const;
export const weatherName = { clear: 'Clear', fog: 'Fog', storm: 'Storm' } as const;
export const placeName = { port: 'In port', coast: 'Coastal hex', sea: 'At sea' } as const;
export const place = { port: 'in port', coast: 'in a coastal hex', sea: 'at sea' } as const;
export const admiral = { unharmed: 'unharmed', wounded: 'wounded', killed: 'killed' } as const;
export const attrition = {
  none: 'no loss',
  five: 'five damage points',
  ten: 'ten damage points',
  sunk: 'two ships sunk',
} as const;
/** Why morale changed. */
export const reason = {
  refused: 'refused combat',
  sunk: 'ships sunk',
  wounded: 'admiral wounded',
  killed: 'admiral killed',
  end: 'end of turn',
} as const;
export const row = {
  move: 'Movement',
  raid: 'Raiding',
  search: 'Search impulse',
  units: 'Units placed',
  transported: 'Transported units placed',
  replacements: 'Replacements',
  assignments: 'Assignments',
  trenches: 'Trenches',
  flip: 'Counters flipped',
  morale: 'Morale',
} as const;
export const tableFrom = { yours: 'your table', house: 'house table', none: 'none' } as const;

export const percent = '{{percent}}%';
export const toTurn = 'Back to turn';

export const title = '{{name}} · Turn {{turn}}, {{season}}';

export const scale = {
  spoken: 'Stage {{at}} of {{of}}, {{phase}}',
  hourOver: 'All stages of the hour done',
  opened: '{{cell}} · {{step}}',
  cell: {
    'irn-initiative': 'RI',
    'ijn-initiative': 'JI',
    search: 'Search',
    movement: 'Move',
    attrition: 'Attr',
    'irn-land': 'RL',
    'ijn-land': 'JL',
    end: 'End',
  },
  land: { supply: 'Supply', reinforcement: 'Reinf.', activation: 'Move', combat: 'Combat' },
  hour: {
    weather: 'Weather',
    search: 'Search',
    range: 'Range',
    gunnery: 'Guns',
    torpedo: 'Torpedo',
    morale: 'Morale',
  },
} as const;

export const headline = {
  round: 'Naval round {{round}}',
  reinforcement: 'Reinforcement',
  end: 'Turn {{turn}} ends',
  wins: '{{side}} win',
  over: 'Campaign over',
  hour: {
    weather: 'Hour {{hour}}: weather',
    search: 'Hour {{hour}}: search',
    range: 'Hour {{hour}}: range',
    gunnery: 'Hour {{hour}}: gunnery',
    torpedo: 'Hour {{hour}}: torpedoes',
    morale: 'Hour {{hour}}: morale',
    done: 'Hour {{hour}} over',
  },
} as const;

export const asks = {
  initiative: 'Which fleets try to sail?',
  pick: 'Both sides choose in secret.',
  search: 'Fleets in one hex may search each other.',
  movement: 'Move on the map, raid, search.',
  attrition: 'Blockade dice; fleets still at sea are lost.',
  supply: 'Who is out of supply?',
  reinforcement: 'Place units, then tick the rows.',
  activation: 'Headquarters first, then their units.',
  combat: 'Assault round {{round}} of 3. All optional.',
  end: 'Trenches, counters, morale.',
  over: 'The campaign is over.',
  hour: {
    weather: 'One die for both sides.',
    search: 'Beyond sighting range. Did they find each other?',
    range: 'Set the range of this hour.',
    gunnery: 'Both fire. Damage counts at the end.',
    torpedo: 'One side may attack.',
    morale: 'Admirals and sunk ships.',
    done: 'Another hour, or break off?',
  },
} as const;

/** The filled button. */
export const next = {
  sorties: 'Choose fleets',
  initiative_zero: 'Stay in port',
  initiative_one: 'Roll initiative',
  initiative_other: 'Roll initiative',
  search: 'End search',
  round: 'Next round',
  endMovement: 'End movement',
  weather: 'Roll weather',
  range: 'Set range {{range}}',
  strength: 'Enter strength',
  fire_zero: 'Nobody can hit',
  fire_one: 'Fire {{count}} ship',
  fire_other: 'Fire all {{count}}',
  holdFire: 'Hold fire',
  noTorpedoes: 'No torpedoes',
  torpedoes_one: 'Launch {{count}} torpedo',
  torpedoes_other: 'Launch {{count}} torpedoes',
  admiral: 'Roll admiral',
  morale: 'Apply morale',
  hour: 'Next hour',
  endBattle: 'End battle',
  blockade: 'Roll blockade',
  hit: {
    five: 'Mark 5 points',
    ten: 'Mark 10 points',
    sunk_one: 'Sink {{count}} ship',
    sunk_other: 'Sink {{count}} ships',
  },
  attrition: 'End attrition',
  loseFleets_one: 'Lose the fleet',
  loseFleets_other: 'Lose {{count}} fleets',
  endTurn: 'End turn {{turn}}',
  result: 'Result',
} as const;

/** After "Undo". */
export const undone = {
  end: 'the end',
  turn: 'turn end',
  sorties: 'choice',
  initiative: 'initiative',
  search: 'search',
  battle: 'the battle',
  battleEnd: 'battle’s end',
  hour: 'next hour',
  weather: 'weather',
  sighting: 'search',
  range: 'range',
  aim: 'aim',
  fire: 'gunnery',
  held: 'held fire',
  torpedoes: 'torpedoes',
  admiral: 'admiral',
  refused: 'refusal',
  blockade: 'blockade',
  losses: 'losses',
  activation: 'activation',
  assault: 'assault',
  aid: 'foreign aid',
  trenches: 'trenches',
  morale: 'morale',
  round: 'round',
  assaultRound: 'assault round',
  stage: 'stage end',
  moved: 'fleet move',
  row: 'a row',
  supply: 'supply',
  assigned: 'assignment',
  replaced: 'replacement',
  added: 'addition',
  values: 'values',
  table: 'table',
  ruling: 'ruling',
  moveOn: 'jump',
  correction: 'correction',
  quickRoll: 'quick roll',
} as const;

export const rollOf = {
  initiative: '{{side}} initiative',
  initiativeOf: '{{name}}: initiative',
  weather: 'Weather',
  manoeuvre: 'Manoeuvre',
  fire: 'Gunnery',
  torpedoes: '{{side}} torpedoes',
  admiral: 'Admiral of {{name}}',
  blockade: 'Blockade',
  activation: 'Activation',
  activationOf: '{{name}}: activation',
  assault: 'Assault',
  done: 'Record',
} as const;

export const owedThings_one = 'thing to do';
export const owedThings_other = 'things to do';

export const log = {
  title: 'Log',
  empty: 'Every stage, battle and assault appears here with its dice.',
  losses: 'Losses',
  fleets: 'Fleets and blockade',
  battle: 'Naval battles',
  battleShort: 'Battles',
  land: 'Land combat',
  landShort: 'Land',
  turn: 'Turns and stages',
} as const;
