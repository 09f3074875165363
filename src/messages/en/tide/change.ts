/** Rulings and corrections by hand. */
export const ruling = {
  bothFleetsOut: {
    question: 'Both Russian fleets sail:',
    'vladivostok-first': 'Vladivostok is played out first.',
    split: 'the Japanese decide once and split.',
  },
  notEvacuated: {
    question: 'Battleships left in Port Arthur:',
    'togo-points': '1 Togo point each.',
    'five-victory-points': '5 victory points in all.',
  },
  hitMarkers: {
    question: 'Cruisers and destroyers with hit markers:',
    undamaged: 'they recover as if undamaged.',
    damaged: 'they stay in port.',
  },
  threeDice: {
    question: 'Three dice of cruisers and destroyers:',
    'per-weapon': 'for each weapon.',
    'in-all': 'in all.',
  },
  tsushimaManoeuvre: {
    question: 'Manoeuvre at Tsushima:',
    once: 'once for all four rounds.',
    'every-round': 'before every round.',
  },
  recoveryAfterEarlyEnd: {
    question: 'Recovery when the phase ends early:',
    always: 'always.',
    literal: 'none.',
  },
  twoHitsOneRound: {
    question: 'Two hits on a battleship in one round:',
    sinks: 'they sink her.',
    flips: 'they only damage her.',
  },
  conditionInPort: {
    question: 'Condition of ships in port:',
    open: 'open to both.',
    secret: 'secret.',
  },
} as const;

export const field = {
  name: 'name',
  ratings: 'ratings',
  damagedRatings: 'damaged side',
  damaged: 'damaged',
  hits: 'hits',
  port: 'Port marker',
  fate: 'fate',
} as const;

export const value = {
  name: 'name of the campaign',
  turn: 'turn',
  turnLimit: 'last turn',
  landingLimits: 'rule 8.3.1',
  evacuating: 'evacuation announced',
  portArthurFallen: 'Port Arthur fallen',
  box: 'box',
  'togo-points': 'Togo points',
  'base-victoryPoints': 'victory points',
  'base-transport': 'transport points',
  'transport-halved': 'transport halved',
  'transport-minus': 'transport lost',
  'fight-range': 'range',
  'fight-rounds': 'rounds',
  'fight-advantage-ijn': 'Japanese advantage',
  'fight-advantage-irn': 'Russian advantage',
  'fight-smoke-ijn': 'Japanese smoke',
  'fight-smoke-irn': 'Russian smoke',
} as const;

export const valueWord = {
  none: 'none',
  yes: 'yes',
  no: 'no',
  coastal: 'Coastal Waters',
  'open-sea': 'Open Sea',
  short: 'short',
  medium: 'medium',
  long: 'long',
  broadside: 'broadside',
  crossing: 'crossing the T',
  afloat: 'afloat',
  sunk: 'sunk',
  evacuated: 'evacuated',
  lost: 'lost',
} as const;

/** Changes while a campaign is under way. */
export const change = {
  addShip: 'Add a ship',
  add: 'Add',
  shipName: 'Name',
  fleet: 'Fleet',
  class: 'Class',
  goTo: 'Set turn and phase',
  goToLeft: 'A sortie that is under way ends; Port markers, damage and points stay.',
  turn: 'Turn {{turn}}',
  step: 'Phase',
  steps: { sortie: 'Sortie', recovery: 'Recovery', land: 'Base game' },
} as const;
