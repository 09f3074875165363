/** Rulings and corrections by hand. */
export const ruling = {
  railStart: {
    question: 'The railroad begins in:',
    '2310': '2310, Mukden.',
    '2210': '2210.',
  },
  riverAndTrench: {
    question: 'A minor river and a trench on one hexside:',
    one: 'count once, 1 column.',
    two: 'count 2 columns.',
  },
  hexColumns: {
    question: 'Half a hex lower stand:',
    'even-lower': 'even columns.',
    'odd-lower': 'odd columns.',
  },
  lossCount: {
    question: 'Steps lost are:',
    counted: 'counted as they are lost.',
    'at-the-end': 'counted at the end.',
  },
  stacks: {
    question: 'Units below the top of an enemy stack:',
    hidden: 'hidden until it is attacked.',
    open: 'open to both sides.',
  },
} as const;

export const field = {
  name: 'name',
  size: 'size',
  start: 'printed strength',
  strength: 'strength',
  disrupted: 'flipped',
  paralysed: 'paralysed',
} as const;

export const value = {
  name: 'name of the campaign',
  order: 'order of the turn',
  actor: 'side to act',
  'losses-ijn': 'Japanese steps lost',
  'losses-irn': 'Russian steps lost',
  cavalryEliminations: 'Cavalry Corps eliminations',
  markers: 'bombardment markers left',
} as const;

/** A plain value in a word. */
export const valueWord = {
  yes: 'yes',
  no: 'no',
  none: 'none',
  movement: 'movement first',
  combat: 'combat first',
  ijn: 'Japanese',
  irn: 'Russians',
  corps: 'corps',
  division: 'division',
  brigade: 'brigade',
  regiment: 'regiment',
} as const;

export const change = {
  goTo: 'Set turn and phase',
  goToLeft:
    'An action that is under way ends; hexes and losses stay as they are. Past a recovery all units are face up.',
  turn: 'Turn',
  turnOf: 'Turn {{turn}} of 6',
  phase: 'Phase',
  order: 'Order of the turn',
  capitulate: 'Who capitulates?',
  units: 'Units',
  unit: 'Correct a unit',
  unitText: 'Open it in Forces',
} as const;
