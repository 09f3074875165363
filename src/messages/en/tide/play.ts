/** The Turn tab of a campaign and what every screen of it calls things. */
export const side = { ijn: 'Japanese', irn: 'Russians', both: 'Both sides' } as const;
export const fleet = {
  vladivostok: 'Vladivostok',
  'port-arthur': 'Port Arthur',
  european: 'European Fleet',
  japan: 'Japanese',
} as const;
export const port = { 'port-arthur': 'Port Arthur', vladivostok: 'Vladivostok', japan: 'Japan' } as const;
export const range = { short: 'short', medium: 'medium', long: 'long' } as const;
export const someone = 'A ship';
export const nobody = 'none';
export const notTyped = 'no';
export const pair = '{{one}} + {{two}}';
export const ratings = '{{primary}}/{{secondary}} {{letter}}';
export const title = '{{name}} · Turn {{turn}}';
export const scale = 'Phase {{at}} of {{of}}, {{phase}}';
export const short = { mines: 'Mines', chits: 'Chits', total: 'Total', round: 'R{{round}}' } as const;

export const headline = {
  choose: '{{side}} choose',
  reveal: 'Fleets meet',
  chits: 'Pick chits',
  crossing: 'Cross the T?',
  fire: '{{side}} fire',
  recover: 'Recovery',
  repair: 'Repairs',
  land: 'Base game',
  mines: 'Russians enter',
  final: 'Final total',
  over: '{{side}} win',
} as const;

export const asks = {
  sortie: 'Sortie, step {{step}} of 9',
  fire: 'Round {{round}} of {{rounds}} · {{range}} range',
  smoke: 'Smoke after round {{round}} of {{rounds}}?',
  chits: 'Each side behind its curtain',
  chits_linked: 'Each side on its own phone',
  crossing: 'Make the broadside a crossing of the T?',
  recover: 'Undamaged ships under Port markers roll',
  repair: 'Damaged ships roll',
  mines: 'Battle of Tsushima: through the mines',
  final: 'Base game and Togo points together',
  over: 'The campaign is over',
  land: 'Play turn {{turn}} on the map',
} as const;

/** The filled button. */
export const next = {
  choose: 'Choose ships',
  stay: 'Stay in port',
  enter: 'Enter',
  stayOut: 'Stay out',
  leave: 'Move out',
  stayIn: 'Stay inside',
  evacuate: 'Evacuate',
  reveal: 'Reveal fleets',
  fight: 'Fight on',
  withdraw: 'Withdraw',
  chits: 'Pick chits',
  revealChits: 'Reveal chits',
  crossing: 'Cross the T',
  ratings: 'Type values',
  fire: 'Fire',
  smoke: 'Lay smoke',
  noSmoke: 'No smoke',
  port: 'Roll in port',
  dice_one: 'Roll {{count}} die',
  dice_other: 'Roll {{count}} dice',
  turn: 'Start turn {{turn}}',
  tsushima: 'Fight Tsushima',
  victoryPoints: 'Type points',
  end: 'End campaign',
  result: 'Result',
} as const;

/** After "Undo". */
export const undone = {
  togo: 'Togo battle',
  step: 'step {{step}}',
  end: 'the end',
  tsushima: 'Tsushima',
  portArthur: 'the fall',
  turn: 'next turn',
  evacuation: 'evacuation',
  mines: 'mines',
  stayOut: 'staying out',
  reveal: 'reveal',
  withdraw: 'withdrawal',
  fightOn: 'fight on',
  revealChits: 'reveal',
  chits: 'chits',
  crossing: 'crossing',
  broadside: 'broadside',
  lineUp: 'line-up',
  fire: 'fire',
  smoke: 'smoke',
  noSmoke: 'no smoke',
  evacuated: 'evacuation',
  recovery: 'recovery',
  repairs: 'repairs',
  baseGame: 'points',
  ratings: 'values',
  ship: 'added ship',
  plan: 'ship plan',
  ruling: 'ruling',
  moveOn: 'moving on',
  correction: 'correction',
  quickRoll: 'quick roll',
} as const;

export const owedThings_one = 'thing to do';
export const owedThings_other = 'things to do';

export const log = {
  title: 'Log',
  empty: 'Every action appears here with its dice.',
  losses: 'Damage and losses',
  lossesShort: 'Losses',
  sortie: 'Sorties',
  fight: 'Fights',
  points: 'Togo points and transport',
  pointsShort: 'Points',
  port: 'Recovery and repairs',
  revealed: 'Both fleets revealed',
  locked: '{{side}}, locked in {{at}}: {{ships}}',
  turnedBack: 'Turned back by mines: {{ships}}',
} as const;

export const rollOf = {
  mines: 'Mines',
  crossing: 'Cross the T',
  fireIjn: 'Japanese fire',
  fireIrn: 'Russian fire',
  recover: 'Recovery',
  repair: 'Repairs',
  done: 'OK',
  hits_zero: 'Record: no hits',
  hits_one: 'Record {{count}} hit',
  hits_other: 'Record {{count}} hits',
} as const;

export const base = {
  victoryPoints: 'Japanese victory points',
  transport: 'Japanese transport points',
  none: '–',
  keep: 'Keep',
  half: 'Half',
  delete: 'Delete',
} as const;

/** The steps of the sortie, as the book numbers them. */
export const ladder = {
  said: 'Step {{step}}, {{words}}, {{state}}',
  state: { done: 'done', now: 'now', out: 'not this turn', ahead: 'not reached' },
  declares: 'Does {{name}} sail?',
  sails: '{{name}} sails',
  stays: '{{name}} stays in port',
  frozen: 'Vladivostok is frozen on turns 8 to 12',
  noShips: '{{name}} has no ships left',
  anyway: 'Sortie anyway',
  japaneseChoose: 'Japanese choose: meet {{name}} or stay home',
  japaneseSplit: 'Japanese choose: split their ships or stay home',
  japaneseStay: 'Japanese stay home',
  japaneseSail: 'Japanese sail',
  homeVladivostok: 'They stay home: Togo −1',
  homePortArthur: 'They stay home: Togo −1, transport halved',
  stayedHome: 'Nobody met them',
  nobody: 'No ships to fight',
  meet: 'Both fleets meet',
  comeIn: 'They come in through the mines',
  cameIn: 'The fleets meet in the Coastal Waters',
  stayedOut: 'Japanese stay out',
  comeOut: 'They wait: the Russians may come out',
  bothWait: 'Both wait: everyone goes home',
  bothWaited: 'Both waited: everyone went home',
  evacuated: 'Port Arthur was evacuated',
  withdrew: '{{side}} withdrew',
  fought: 'They fought',
  revealText: 'Both sides show their ships now.',
  count_one: '{{count}} ship',
  count_other: '{{count}} ships',
  back: 'Back to port: {{ships}}',
} as const;

/** What an answer brings. */
export const brings = {
  withPoints: '{{label}} · {{points}}',
  togo: 'Togo {{change}}',
  togoPoints: 'Togo points {{change}}.',
  sortie: 'Sortie',
  stayHome: 'Stay home',
  fight: 'Fight',
  lifted: 'Rule 8.3.1 is lifted this turn.',
  secret: 'The other side hears that you sail. Which ships stays secret until the fleets meet.',
  unopposed_one: 'Togo points −1: the Russian fleet is not met.',
  unopposed_other: 'Togo points −1 for each of the {{count}} Russian fleets.',
  halved: 'Japanese transport is halved this turn.',
  gone: 'The Port Arthur fleet is evacuated.',
  mines: 'Each ship passes the mines on 5 or less: {{percent}}%.',
  laterWithdraw: 'A later withdrawal: {{points}}, transport −{{count}}.',
  mayComeOut: 'The Russians may then move to the Open Sea.',
  mayEvacuate: 'The Russians may then leave for good.',
  noMines: 'They leave for good, without mines dice.',
  russianMines: 'Battleships pass the mines {{battleships}}% of the time, the others {{others}}%.',
  allHome: 'All ships go home under Port markers.',
  toChits: 'Both sides pick their chits next.',
  thenJapanese: 'The Japanese choose next.',
  transport: 'Japanese transport −{{count}} this turn.',
  smokeEnds: 'From long range the fight ends.',
  smokeRange: 'The range becomes {{range}}.',
  smokeSilent: 'Your ships do not fire in the next round.',
  smokeDice: 'The enemy adds 1 to all dice.',
} as const;

export const evacuation = {
  announce: 'Announce evacuation',
  announced: 'Evacuation announced',
  question: 'Evacuate Port Arthur?',
  consequence:
    'The Japanese must enter the Coastal Waters to fight. A fleet that reaches the Open Sea is removed from the game, without mines dice.',
  confirm: 'Announce it',
} as const;
