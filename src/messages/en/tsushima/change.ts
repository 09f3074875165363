/** Rulings and corrections by hand. */
export const ruling = {
  range: {
    question: 'Columns that count as range:',
    between: 'those between the ships.',
    difference: 'the difference of the columns.',
  },
  flightSalvos: {
    question: 'Salvos halved in flight:',
    own: 'those of the fleeing ships.',
    'at-them': 'those fired at them.',
  },
  sweepingDice: { question: 'Sweeping dice:', 'per-ship': 'one for each ship.', one: 'one for all.' },
  moraleFloor: { question: 'Lowest morale:', none: 'no limit.', 'minus-three': '−3.' },
  chemulpoNoLoss: {
    question: 'Chemulpo, “no loss”:',
    'any-hit': 'no hit on any Japanese ship.',
    sunk: 'no Japanese ship sunk.',
  },
  planCFirst: {
    question: 'Plan C, the first 8 loads:',
    'not-counted': 'not one of the three successes.',
    counted: 'the first of the three successes.',
  },
  moraleSign: {
    question: 'Low morale and own fire:',
    handicap: 'own fire is worse.',
    literal: 'own fire is better.',
  },
  portSpotting: {
    question: 'Ships in port without protection:',
    ordinary: 'a search as usual.',
    'always-seen': 'always spotted.',
  },
  blockShipLoss: {
    question: 'Merchants sent as block ships:',
    'all-used': 'all are used up.',
    'lodged-only': 'only those lodged are used up.',
  },
  stacks: { question: 'Stacks:', open: 'open to both.', hidden: 'hidden until spotted.' },
} as const;

export const field = {
  name: 'name',
  where: 'place',
  size: 'size',
  move: 'movement',
  armour: 'armour',
  guns: 'guns',
  torpedo: 'torpedo salvos',
  hits: 'hits',
  morale: 'morale',
  portPhases: 'phases in port',
  torpedoUsed: 'torpedoes used',
  inDock: 'in dock',
  unready: 'may not fire yet',
  fate: 'fate',
} as const;

export const value = {
  name: 'name of the campaign',
  turnLimit: 'last turn',
  lodged: 'block ships in the channel',
  'evading-ijn': 'Japanese evaded this month',
  'evading-irn': 'Russians evaded this month',
  'land-successes': 'successful months',
  'land-total': 'Port Arthur total',
  'land-loads': 'loads wanted',
  'land-delivered': 'loads delivered',
  'merchants-sunk': 'merchants sunk',
  'merchants-replaced': 'merchants replaced',
  'inflicted-ijn': 'hits by the Japanese',
  'inflicted-irn': 'hits by the Russians',
  'flyingBases-left': 'flying bases left',
  'released-baltic-1': 'First Baltic released',
  'released-baltic-2': 'Second Baltic released',
} as const;

export const valueWord = {
  none: 'none',
  yes: 'yes',
  no: 'no',
  afloat: 'afloat',
  sunk: 'sunk',
  scuttled: 'scuttled',
  interned: 'interned',
} as const;
export const gun = '{{factor}}-{{salvos}}';
export const guns = '{{primary}} / {{secondary}}';

/** Changes while a campaign is under way. */
export const change = {
  goTo: 'Set month and phase',
  goToLeft: 'A battle that is under way ends; damage, morale and places stay as they are.',
  month: 'Month',
  phase: 'Phase',
  startColumns: 'Start columns of the Battle Board',
  columnsNow: 'Japanese {{ijn}}, Russians {{irn}}',
  column: { ijn: 'Japanese start column', irn: 'Russian start column' },
  columnDown: 'One column down',
  columnUp: 'One column up',
  save: 'Save',
} as const;
