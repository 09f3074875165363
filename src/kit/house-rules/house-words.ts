/** What each house rule asks and each of its answers, by the keys of the catalogue. A test holds it against the rules. */
export const HOUSE_WORDS = {
  torpedoSurprise: {
    ask: 'house.torpedoSurprise.ask',
    answers: {
      'six-then-evasion': 'house.torpedoSurprise.evasion',
      'always-six': 'house.torpedoSurprise.always',
    },
  },
  torpedoTiming: {
    ask: 'house.torpedoTiming.ask',
    answers: {
      'reveal-on-move-roll-in-D': 'house.torpedoTiming.inD',
      'roll-on-move': 'house.torpedoTiming.onMove',
    },
  },
  torpedoDamageTiming: {
    ask: 'house.torpedoDamageTiming.ask',
    answers: {
      'in-D': 'house.torpedoDamageTiming.inD',
      'in-H': 'house.torpedoDamageTiming.inH',
    },
  },
  torpedoArmour: {
    ask: 'house.torpedoArmour.ask',
    answers: {
      'reduces-power': 'house.torpedoArmour.reduces',
      'no-armour': 'house.torpedoArmour.none',
    },
  },
  torpedoRestricted: {
    ask: 'house.torpedoRestricted.ask',
    answers: {
      'guns-and-torpedoes': 'house.torpedoRestricted.both',
      'guns-only': 'house.torpedoRestricted.guns',
    },
  },
  torpedoTurning: {
    ask: 'house.torpedoTurning.ask',
    answers: { 'guns-only': 'house.torpedoTurning.guns', halve: 'house.torpedoTurning.halve' },
  },
  torpedoSplit: {
    ask: 'house.torpedoSplit.ask',
    answers: { 'one-target': 'house.torpedoSplit.one', split: 'house.torpedoSplit.split' },
  },
  evasionGeometry: {
    ask: 'house.evasionGeometry.ask',
    answers: {
      'ask-with-rule': 'house.evasionGeometry.rule',
      'trust-player': 'house.evasionGeometry.trust',
    },
  },
  leavingUnderTorpedoes: {
    ask: 'house.leavingUnderTorpedoes.ask',
    answers: {
      resolved: 'house.leavingUnderTorpedoes.rolled',
      escapes: 'house.leavingUnderTorpedoes.escapes',
    },
  },
  fireCheck: {
    ask: 'house.fireCheck.ask',
    answers: {
      'each-fire': 'house.fireCheck.each',
      'attempt-only': 'house.fireCheck.attempt',
      'ship-once': 'house.fireCheck.once',
    },
  },
  fireHitTiming: {
    ask: 'house.fireHitTiming.ask',
    answers: { 'in-H': 'house.fireHitTiming.inH', immediate: 'house.fireHitTiming.now' },
  },
  natural6Long: {
    ask: 'house.natural6Long.ask',
    answers: {
      'fire-only': 'house.natural6Long.fire',
      'fire-plus-shifted': 'house.natural6Long.both',
    },
  },
  oneToZero: {
    ask: 'house.oneToZero.ask',
    answers: { 'row-1': 'house.oneToZero.row', 'no-effect': 'house.oneToZero.nothing' },
  },
  tExplosion: {
    ask: 'house.tExplosion.ask',
    answers: {
      'if-torpedoes-aboard': 'house.tExplosion.aboard',
      always: 'house.tExplosion.always',
      never: 'house.tExplosion.never',
    },
  },
  halfOriginal: {
    ask: 'house.halfOriginal.ask',
    answers: {
      'floor-remaining': 'house.halfOriginal.floor',
      'loss-floored': 'house.halfOriginal.loss',
    },
  },
  secondaryHalving: {
    ask: 'house.secondaryHalving.ask',
    answers: {
      'of-original': 'house.secondaryHalving.original',
      'of-remaining': 'house.secondaryHalving.left',
    },
  },
  speedFraction: {
    ask: 'house.speedFraction.ask',
    answers: {
      'whole-inch': 'house.speedFraction.whole',
      'half-inch': 'house.speedFraction.half',
      exact: 'house.speedFraction.exact',
    },
  },
  minOneDie: {
    ask: 'house.minOneDie.ask',
    answers: {
      'turning-only': 'house.minOneDie.turning',
      'also-first-damage': 'house.minOneDie.damage',
    },
  },
  restrictedSmall: {
    ask: 'house.restrictedSmall.ask',
    answers: {
      counts: 'house.restrictedSmall.counts',
      'must-roll-S-or-F': 'house.restrictedSmall.roll',
    },
  },
  boatsPerHit: {
    ask: 'house.boatsPerHit.ask',
    answers: { 'one-boat': 'house.boatsPerHit.one', 'whole-base': 'house.boatsPerHit.all' },
  },
  multiLetterDC: {
    ask: 'house.multiLetterDC.ask',
    answers: {
      'one-letter': 'house.multiLetterDC.one',
      'whole-result': 'house.multiLetterDC.all',
    },
  },
  halfMovement: {
    ask: 'house.halfMovement.ask',
    answers: {
      allowance: 'house.halfMovement.allowance',
      'distance-moved': 'house.halfMovement.moved',
    },
  },
  arcEdge: {
    ask: 'house.arcEdge.ask',
    answers: { 'firer-chooses': 'house.arcEdge.firer', 'dice-off': 'house.arcEdge.dice' },
  },
  rangeMeasure: {
    ask: 'house.rangeMeasure.ask',
    answers: {
      centre: 'house.rangeMeasure.centre',
      'base-edge': 'house.rangeMeasure.edge',
      mast: 'house.rangeMeasure.mast',
    },
  },
  nightBurningRange: {
    ask: 'house.nightBurningRange.ask',
    answers: { 'N+4': 'house.nightBurningRange.plus4', unlimited: 'house.nightBurningRange.all' },
  },
  smallBaseFormation: {
    ask: 'house.smallBaseFormation.ask',
    answers: {
      'minus-half': 'house.smallBaseFormation.half',
      'no-penalty': 'house.smallBaseFormation.none',
    },
  },
  unplannedOverrun: {
    ask: 'house.unplannedOverrun.ask',
    answers: {
      lost: 'house.unplannedOverrun.lost',
      'carries-over': 'house.unplannedOverrun.carries',
    },
  },
  flagshipLoss: {
    ask: 'house.flagshipLoss.ask',
    answers: {
      replaceable: 'house.flagshipLoss.new',
      'fleet-flagship-not-replaced': 'house.flagshipLoss.never',
    },
  },
  dummyUnplanned: {
    ask: 'house.dummyUnplanned.ask',
    answers: { roll: 'house.dummyUnplanned.roll', 'no-roll': 'house.dummyUnplanned.none' },
  },
  gunFlashRange: {
    ask: 'house.gunFlashRange.ask',
    answers: { N: 'house.gunFlashRange.night', '24': 'house.gunFlashRange.far' },
  },
  startingHand: {
    ask: 'house.startingHand.ask',
    answers: { 'from-the-18': 'house.startingHand.from', extra: 'house.startingHand.extra' },
  },
} as const;

export type HouseRuleName = keyof typeof HOUSE_WORDS;

type Words = typeof HOUSE_WORDS;
export type AnswerKey = { [K in HouseRuleName]: Words[K]['answers'][keyof Words[K]['answers']] }[HouseRuleName];

/** The sentence of an answer; the table above is complete, so there always is one. */
export const answerKey = (rule: HouseRuleName, value: string): AnswerKey | undefined =>
  (HOUSE_WORDS[rule].answers as Readonly<Record<string, AnswerKey>>)[value];

type Group = 'house.group.torpedoes' | 'house.group.hits' | 'house.group.guns' | 'house.group.moving';

/** In the order of the book's own chapters. */
export const HOUSE_GROUPS: readonly { readonly title: Group; readonly keys: readonly HouseRuleName[] }[] = [
  {
    title: 'house.group.torpedoes',
    keys: [
      ...(['torpedoSurprise', 'torpedoTiming', 'torpedoDamageTiming', 'torpedoArmour'] as const),
      ...(['torpedoRestricted', 'torpedoTurning', 'torpedoSplit', 'evasionGeometry'] as const),
      'leavingUnderTorpedoes',
    ],
  },
  {
    title: 'house.group.hits',
    keys: [
      ...(['fireCheck', 'fireHitTiming', 'natural6Long', 'oneToZero', 'tExplosion', 'halfOriginal'] as const),
      ...(['secondaryHalving', 'speedFraction', 'minOneDie', 'restrictedSmall', 'boatsPerHit'] as const),
      'multiLetterDC',
    ],
  },
  {
    title: 'house.group.guns',
    keys: ['halfMovement', 'arcEdge', 'rangeMeasure', 'nightBurningRange', 'gunFlashRange'],
  },
  {
    title: 'house.group.moving',
    keys: ['smallBaseFormation', 'unplannedOverrun', 'flagshipLoss', 'dummyUnplanned', 'startingHand'],
  },
];
