/** The Turn tab of a campaign and what every screen of it calls things. */
export const side = { ijn: 'Japanese', irn: 'Russians', both: 'Both sides' } as const;
/** Before what belongs to a side. */
export const sides = { ijn: 'Japanese', irn: 'Russian' } as const;
export const nobody = 'none';
export const somewhere = 'on the table';
export const place = { mukden: 'Mukden', liaoyang: 'Liaoyang', railroad: 'the railroad' } as const;
export const tableFrom = { yours: 'your table', house: 'house table', none: 'none' } as const;
export const terrain = { clear: 'Clear', town: 'Town', mountain: 'Mountain' } as const;
export const hexside = {
  open: 'open',
  minor: 'minor river',
  major: 'major river',
  trench: 'trench',
  'minor-trench': 'minor river and trench',
  'major-trench': 'major river and trench',
} as const;

/** A unit that nobody may know, by its place in the stack. */
export const below = 'Unit {{place}} below {{name}}';
export const belowHint = 'Ticking it shows it to both sides';
export const stackTitle = '{{name}} +{{count}} below';
export const unitHint = 'strength {{strength}}';
export const unitHintIn = '{{hex}} · strength {{strength}}';
export const hexWrong = 'Hexes run from 1000 to {{last}}.';

export const title = '{{name}} · Turn {{turn}} of 6';

export const scale = { spoken: 'Phase {{at}} of {{of}}, {{phase}}' } as const;

export const headline = {
  corps: 'Corps returns',
  choose: 'Japanese choose',
  paralysis: 'Paralysis',
  act: { ijn: 'Japanese act', irn: 'Russians act' },
  show: { ijn: 'Japanese show', irn: 'Russians show' },
  attack: { ijn: 'Japanese attack', irn: 'Russians attack' },
  losses: { ijn: 'Japanese losses', irn: 'Russian losses' },
  advance: { ijn: 'Japanese advance?', irn: 'Russians advance?' },
  follow: { ijn: 'Japanese go on?', irn: 'Russians go on?' },
  recovery: 'Recovery',
  judge: 'After turn 6',
  wins: '{{side}} win',
} as const;

export const asks = {
  corps: 'Phase I. Where does the Cavalry Corps return?',
  choose: 'Phase II. What comes first this turn?',
  paralysis: 'Phase {{phase}}. One die, halved.',
  paralyse_one: 'Phase {{phase}}. Choose {{count}} Russian unit.',
  paralyse_other: 'Phase {{phase}}. Choose {{count}} Russian units.',
  act: {
    movement: 'Phase {{phase}}, movement. Action {{action}}.',
    combat: 'Phase {{phase}}, combat. Action {{action}}.',
  },
  attack: 'Phase {{phase}}, action {{action}}. It cannot be called off.',
  recovery: 'Phase {{phase}}. All units recover.',
  judge: 'Communication first, then losses and Mukden.',
  over: 'The campaign is over.',
} as const;

/** The filled button. */
export const next = {
  corps: 'Place corps',
  order: { movement: 'Move first', combat: 'Combat first' },
  paralysis: 'Roll 1 die',
  paralyse: 'Paralyse {{count}}',
  move: 'Move…',
  attack: 'Attack…',
  goOn: 'To the attack',
  recover: 'Recover all',
  judge: 'Judge the game',
  result: 'Result',
} as const;

/** After "Undo". */
export const undone = {
  end: 'the end',
  recovery: 'recovery',
  phase: 'phase end',
  corps: 'the corps',
  order: 'order',
  paralysis: 'paralysis',
  move: 'move',
  flip: 'flip',
  attack: 'attack',
  shown: 'defence',
  roll: 'roll',
  losses: 'losses',
  advance: 'advance',
  probe: 'probe',
  action: 'action',
  control: 'control',
  playOn: 'playing on',
  consent: 'consent',
  stack: 'stack order',
  placed: 'placing',
  unit: 'unit change',
  table: 'table',
  board: 'terrain',
  ruling: 'ruling',
  moveOn: 'jump',
  correction: 'correction',
  quickRoll: 'quick roll',
} as const;

export const rollOf = {
  paralysis: 'Paralysis',
  attack: '{{side}} attack',
  attackOn: 'Attack on {{hex}}',
  done: 'Record',
} as const;

export const owedThings_one = 'thing to do';
export const owedThings_other = 'things to do';

export const log = {
  title: 'Log',
  empty: 'Every move and attack appears here with its dice.',
  attacks: 'Attacks',
  attacksShort: 'Attacks',
  losses: 'Losses',
  lossesShort: 'Losses',
  moves: 'Moves',
  control: 'Control and victory',
  turn: 'Turns and phases',
} as const;

/** Phases I to III. */
export const corps = {
  returns: 'The Cavalry Corps was eliminated in the turn before.',
  hex: { mukden: 'Mukden {{hex}}', railroad: 'Railroad hex {{hex}}' },
  nowhere: 'No railroad hex is free. It returns on the table only.',
} as const;
export const order = {
  movementText: 'Movement in phase IV, combat in VII.',
  combatText: 'Combat in phase IV, movement in VII.',
  guns: '8 bombardment markers, only with combat first.',
} as const;
export const paralysis = {
  text: 'Half the die, rounded down: that many Russian units do not move or attack in the next phase.',
  ladder: 'Units paralysed by each face',
  units: 'units',
  unit: 'unit',
  choose_one: 'Choose {{count}} unit',
  choose_other: 'Choose {{count}} units',
  chosen: '{{chosen}} of {{count}}',
  flipped: 'flipped already',
  below_one: '{{count}} unit lies below another. To paralyse it, tick the units on a Russian phone.',
  below_other: '{{count}} units lie below others. To paralyse one of them, tick the units on a Russian phone.',
} as const;

/** Phases IV and VII. */
export const actions = {
  faceUp: 'of {{all}}\nface up',
  faceUpSaid: '{{side}}: {{ready}} of {{all}} units face up',
  noUnits: 'on the\ntable only',
  tape: 'Actions of this phase',
  now: 'now',
  kind: { attack: 'attack', momentum: 'moment.', probe: 'probe', move: 'move', flip: 'flip' },
  none: '–',
  twice: '{{kind}}+',
  said: 'Action {{number}}, {{side}}: {{what}}',
  paralysed_one: '{{count}} paralysed: {{names}}',
  paralysed_other: '{{count}} paralysed: {{names}}',
  readyCombat: 'Ready to attack',
  readyMovement: 'Ready to move',
  tap: 'Tap a unit',
  nextTo: '{{where}} · next to {{hexes}}',
  notNext: '{{where}} · no enemy adjacent',
  inZone: '{{where}} · in an enemy zone',
  noneReady: 'No listed unit is face up. Counters on the table only: use the button below.',
  flip: { movement: 'Flip one, no move', combat: 'Flip one, no attack' },
  flipTitle: 'Flip which unit?',
  probe: 'Probe…',
  agree: 'Agree to end…',
  agreeQuestion: 'End phase {{phase}}?',
  agreeText: 'Only if both players agree. {{ready}} Japanese and {{russian}} Russian units are still face up.',
  agreeYes: 'Both agree',
  agreeNo: 'Keep playing',
  under: 'Action under way',
} as const;

export const showUnit = {
  question: 'Use this unit?',
  consequence: 'It lies below the top of its stack. Its name and strength will be shown to both sides.',
  confirm: 'Show and use',
} as const;

export const move = {
  title: 'Move',
  of: 'Move: {{name}}',
  from: 'From {{hex}}',
  onTable: 'Its hex is known on the table only.',
  to: 'To hex (optional)',
  toHint: 'Four digits. Left out: somewhere on the table.',
  unpainted: 'No terrain painted: the path is not checked.',
  cost_one: '{{count}} movement point',
  cost_other: '{{count}} movement points',
  forced_one: 'Forced march: {{count}} point',
  forced_other: 'Forced march: {{count}} points',
  done: 'Move',
  doneTo: 'Move to {{hex}}',
  none: 'No movement now',
  noneText: 'Units move in movement phases, by the side to act.',
} as const;

/** Phases V and VIII, and the end. */
export const recovery = {
  text: 'All units of both sides turn face up.',
  down_zero: '{{side}}: all face up',
  down_one: '{{side}}: {{count}} unit to flip back',
  down_other: '{{side}}: {{count}} units to flip back',
} as const;
export const judge = {
  unitsText: 'Units without communication count as lost. Ticked: the board shows no line.',
  none: 'No Russian unit is listed. Enter the steps of those without communication.',
  steps: 'Steps of units on no list',
  fewer: 'Fewer steps',
  more: 'More steps',
} as const;
export const result = {
  title: 'Result',
  how: {
    sudden: 'Sudden victory',
    judged: 'By losses and Mukden',
    capitulation: 'By capitulation',
  },
  wins: { ijn: 'Japanese win', irn: 'Russians win' },
  playOn: 'Play for fun',
} as const;

/** The victory meter. */
export const meter = {
  title: 'Victory',
  more_one: 'more Russian step lost, and the Japanese win at the end',
  more_other: 'more Russian steps lost, and the Japanese win at the end',
  moreMukden_one: 'more Russian step and Mukden, and the Japanese win at the end',
  moreMukden_other: 'more Russian steps and Mukden, and the Japanese win at the end',
  met: 'Losses suffice: the Japanese win if they hold Mukden at the end',
  winning: 'Losses suffice and Mukden is Japanese: the Japanese would win',
  closed: 'Losses are counted at the end',
  closedText: 'Put every lost counter aside, one for each step.',
  steps: 'Steps lost',
  bars: 'Japanese {{japanese}}, Russian {{russian}}, needed {{goal}}',
  hatched_zero: 'No Russian unit is without communication.',
  hatched_one: 'Hatched: {{count}} step of units without communication.',
  hatched_other: 'Hatched: {{count}} steps of units without communication.',
  corps_one: 'Cavalry Corps: {{count}} elimination, counted.',
  corps_other: 'Cavalry Corps: {{count}} eliminations, counted.',
  needed: 'Needed: 1.2 × {{losses}} = {{goal}}.',
  neededFirst: 'Needed: at least 1.',
  mukden: 'Mukden 2310',
  mukdenText: 'Japanese must hold it at the end',
  liaoyang: 'Liaoyang 1922',
  liaoyangText: 'If it falls, Russians win at once',
  railroad: 'Railroad',
  railroadText: 'Taken before turn 4, Japanese win at once',
  railroadLate: 'No sudden win after turn 3',
  holder: '{{place}}: who holds it?',
} as const;

/** Behind a side's curtain. */
export const stack = {
  title: 'Stack in {{hex}}',
  behind: 'A stack and its order',
  top: 'Top',
  place: 'Place {{place}}',
  up: 'Up',
  upOf: '{{name}}: up',
  done: 'Keep this order',
  none: 'There is no stack in {{hex}}.',
} as const;

/** Before something finished is undone. */
export const consent = {
  question: 'Does your opponent agree?',
  consequence: {
    ijn: 'A finished action, move or phase is undone only if the Japanese agree (MUK-40).',
    irn: 'A finished action, move or phase is undone only if the Russians agree (MUK-40).',
  },
  confirm: { ijn: 'Japanese agree', irn: 'Russians agree' },
  cancel: 'Leave it',
} as const;
