/** Rulings and corrections by hand. */
export const ruling = {
  navalModTo: {
    question: 'Range, weather and damage reduce:',
    strength: 'the strength.',
    die: 'the die.',
  },
  commandMod: {
    question: 'The season is added to:',
    'initiative-and-activation': 'initiative and activation dice.',
    none: 'none of these dice.',
  },
  laterSinking: {
    question: 'Blockade 7 and 8 after the first sinking:',
    'five-or-ten': 'count as 5 and 6.',
    ten: 'both count as 6.',
  },
  sortiePicks: {
    question: 'Fleets that try to sail:',
    open: 'chosen openly.',
    private: 'chosen in secret, both before the dice.',
  },
} as const;

export const field = {
  name: 'name',
  admiral: 'admiral',
  flagship: 'flagship',
  morale: 'morale',
  moraleCap: 'highest morale',
  place: 'place',
  initiative: 'initiative',
  blockade: 'blockade',
  eliminated: 'eliminated',
  strength: 'strength',
  torpedo: 'torpedo strength',
  defence: 'defence points',
  damage: 'damage',
  disabled: 'disabled',
  fate: 'fate',
  rating: 'activation number',
  commandValue: 'Command Value',
  activation: 'activation',
  side: 'side',
  number: 'activation number',
  strengths: 'strengths',
  lost: 'steps lost',
  supplied: 'in supply',
  entrenched: 'entrenched',
  defended: 'has defended',
} as const;

export const value = {
  name: 'name of the campaign',
  season: 'season',
  seasonTurn: 'turn of the season',
  turnsPerSeason: 'turns per season',
  turnLimit: 'last turn',
  round: 'naval round',
  assaultRound: 'assault round',
  sinkingUsed: 'blockade sinking used',
  'aid-rail-hex': 'aid: rail hex',
  'aid-seoul': 'aid: Seoul',
  'aid-port-arthur': 'aid: Port Arthur',
  'aid-liaoyang': 'aid: Liaoyang',
  'aid-mukden': 'aid: Mukden',
  'battle-hours': 'hours of the battle',
  'battle-range': 'range',
  'battle-weather': 'weather',
} as const;

/** A plain value in a word. */
export const valueWord = {
  yes: 'yes',
  no: 'no',
  none: 'none',
  ready: 'not tried',
  active: 'active',
  failed: 'failed',
  afloat: 'afloat',
  sunk: 'sunk',
  lost: 'lost',
} as const;

export const change = {
  goTo: 'Set turn and stage',
  goToLeft: 'A battle that is under way ends; damage, morale and places stay as they are.',
  turn: 'Turn',
  turnOf: 'Turn {{turn}}',
  stage: 'Stage',
} as const;
