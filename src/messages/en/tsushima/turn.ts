/** The Turn tab of a campaign, its log and its end. */

export const title = '{{name}} · {{date}}';
export const titleBoard = '{{name}} · Round {{round}}';

export const scale = {
  spoken: 'Phase {{at}} of {{of}}, {{phase}}',
  opened: '{{cell}} · {{step}}',
  claims: 'ports',
  move: { ijn: 'J move', irn: 'R move' },
  fight: { ijn: 'J fight', irn: 'R fight' },
  mark: 'hits',
} as const;

export const headline = {
  setup: 'Set up',
  claims: 'Phase {{phase}}',
  move: '{{side}} move',
  fight: '{{side}} fight',
  mark: 'Mark hits',
  terminal: '{{month}} ends',
  fall: 'Port Arthur fell',
  wins: '{{side}} win',
  draw: 'A draw',
} as const;

export const asks = {
  setup: 'Place the ships, then start.',
  claims: 'Who claims the protection of a port?',
  move: 'Phase {{phase}}. Move on the map, then mark it here.',
  fight: 'Phase {{phase}}. Search, attack a port, or end combat.',
  battle: 'Battle Board, round {{round}}. Then both fire.',
  mark: 'Battle Board, round {{round}}. Damage takes effect.',
  terminal: 'Terminal phase, in the book’s order.',
  fall: 'Scuttle ships before they are captured?',
  over: 'The campaign is over.',
} as const;

/** The filled button. */
export const next = {
  italian_one: 'Roll {{count}} die',
  italian_other: 'Roll {{count}} dice',
  start: 'Start campaign',
  plan: 'Choose plan',
  startPhase: 'Start phase {{phase}}',
  grounding: 'Roll grounding',
  endMove: 'End move',
  search: 'Search {{name}}',
  attack: 'Attack {{name}}',
  retreat: 'Retreat ships',
  endFight: 'End combat',
  guns: 'Check guns',
  repairs_zero: 'No repairs',
  repairs_one: 'Try {{count}} repair',
  repairs_other: 'Try {{count}} repairs',
  repairsSecret: 'Roll repairs',
  mines: 'Mines done',
  troops: 'Land troops',
  zones: 'Nobody moves',
  zonesMust: 'Move on',
  morale: 'Adjust morale',
  merchants: 'Place merchants',
  channel: 'Clear channel',
  scuttle_zero: 'Scuttle none',
  scuttle_one: 'Scuttle {{count}} ship',
  scuttle_other: 'Scuttle {{count}} ships',
  endMonth: 'End {{month}}',
  result: 'Result',
} as const;

/** After "Undo". */
export const undone = {
  end: 'the end',
  month: 'month end',
  fall: 'the fall',
  italian: 'cruisers',
  placed: 'placing',
  added: 'added ship',
  started: 'the start',
  claims: 'claims',
  formed: 'groups',
  moved: 'a move',
  mines: 'mines',
  grounding: 'grounding',
  search: 'search',
  attack: 'attack',
  blockShips: 'block ships',
  raid: 'town raid',
  retreat: 'retreat',
  endMove: 'end of move',
  endFight: 'end of combat',
  base: 'flying base',
  loads: 'loads',
  arranged: 'arranging',
  unit: 'board move',
  dropped: 'dropping',
  takenOut: 'taking out',
  flight: 'flight',
  screen: 'screen',
  aim: 'aim',
  fire: 'the round',
  marked: 'the hits',
  battle: 'battle’s end',
  togo: 'Togo battle',
  repairs: 'repairs',
  row: 'a row',
  mine: 'mine',
  sweep: 'sweeping',
  plan: 'plan',
  troops: 'troops',
  scuttle: 'scuttling',
  zones: 'zones',
  morale: 'morale',
  merchants: 'merchants',
  channel: 'channel',
  table: 'table',
  guns: 'guns',
  columns: 'columns',
  ruling: 'ruling',
  quickRoll: 'quick roll',
  moveOn: 'moving on',
  correction: 'correction',
} as const;

export const owedThings_one = 'thing to do';
export const owedThings_other = 'things to do';

export const log = {
  title: 'Log',
  empty: 'Every action appears here with its dice.',
  losses: 'Damage and losses',
  lossesShort: 'Losses',
  moves: 'Moves and grounding',
  search: 'Searches and port attacks',
  battle: 'Battle Board',
  battleShort: 'Battles',
  month: 'Months and terminal phases',
  land: 'Land campaign',
} as const;

export const rollOf = {
  italian: 'Italian cruisers',
  mine: 'Mines',
  grounding: 'Grounding',
  search: 'Search',
  zone: 'Zone search',
  attack: 'Attack {{where}}',
  blockShips: 'Block ships',
  raid: 'Town raid',
  flight: 'Flight',
  fire: 'Both fire',
  repair: 'Repairs',
  sweep: 'Sweeping',
  troops: 'Troops',
  channel: 'Channel',
  scuttle: 'Scuttling',
  done: 'OK',
} as const;

export const result = {
  title: 'Result',
  ijn: { marginal: 'Japanese marginal victory', plain: 'Japanese victory', decisive: 'Japanese decisive victory' },
  irn: { marginal: 'Russian marginal victory', plain: 'Russian victory', decisive: 'Russian decisive victory' },
  draw: 'A draw',
  points: '{{japanese}} v {{russian}}',
  pointsText: 'Japanese v Russian points',
  hitsText: 'Japanese v Russian hits inflicted',
} as const;
