import type { HouseRuleKey, HouseRules } from '@/rules/togo/index';

/** Keys of the catalogue: what a house rule asks, and each answer, the book's first. */
export type HouseWords = {
  readonly [K in HouseRuleKey]: {
    readonly ask: `newBattle.house.${K}.ask`;
    readonly answers: { readonly [V in HouseRules[K]]: `newBattle.house.${K}.${string}` };
  };
};

export const HOUSE_WORDS = {
  torpedoSurprise: {
    ask: 'newBattle.house.torpedoSurprise.ask',
    answers: {
      'six-then-evasion': 'newBattle.house.torpedoSurprise.evasion',
      'always-six': 'newBattle.house.torpedoSurprise.always',
    },
  },
  torpedoTiming: {
    ask: 'newBattle.house.torpedoTiming.ask',
    answers: {
      'reveal-on-move-roll-in-D': 'newBattle.house.torpedoTiming.inD',
      'roll-on-move': 'newBattle.house.torpedoTiming.onMove',
    },
  },
  torpedoDamageTiming: {
    ask: 'newBattle.house.torpedoDamageTiming.ask',
    answers: {
      'in-D': 'newBattle.house.torpedoDamageTiming.inD',
      'in-H': 'newBattle.house.torpedoDamageTiming.inH',
    },
  },
  torpedoArmour: {
    ask: 'newBattle.house.torpedoArmour.ask',
    answers: {
      'reduces-power': 'newBattle.house.torpedoArmour.reduces',
      'no-armour': 'newBattle.house.torpedoArmour.none',
    },
  },
  torpedoRestricted: {
    ask: 'newBattle.house.torpedoRestricted.ask',
    answers: {
      'guns-and-torpedoes': 'newBattle.house.torpedoRestricted.both',
      'guns-only': 'newBattle.house.torpedoRestricted.guns',
    },
  },
  torpedoTurning: {
    ask: 'newBattle.house.torpedoTurning.ask',
    answers: { 'guns-only': 'newBattle.house.torpedoTurning.guns', halve: 'newBattle.house.torpedoTurning.halve' },
  },
  torpedoSplit: {
    ask: 'newBattle.house.torpedoSplit.ask',
    answers: { 'one-target': 'newBattle.house.torpedoSplit.one', split: 'newBattle.house.torpedoSplit.split' },
  },
  evasionGeometry: {
    ask: 'newBattle.house.evasionGeometry.ask',
    answers: {
      'ask-with-rule': 'newBattle.house.evasionGeometry.rule',
      'trust-player': 'newBattle.house.evasionGeometry.trust',
    },
  },
  fireCheck: {
    ask: 'newBattle.house.fireCheck.ask',
    answers: {
      'each-fire': 'newBattle.house.fireCheck.each',
      'attempt-only': 'newBattle.house.fireCheck.attempt',
      'ship-once': 'newBattle.house.fireCheck.once',
    },
  },
  fireHitTiming: {
    ask: 'newBattle.house.fireHitTiming.ask',
    answers: { 'in-H': 'newBattle.house.fireHitTiming.inH', immediate: 'newBattle.house.fireHitTiming.now' },
  },
  natural6Long: {
    ask: 'newBattle.house.natural6Long.ask',
    answers: {
      'fire-only': 'newBattle.house.natural6Long.fire',
      'fire-plus-shifted': 'newBattle.house.natural6Long.both',
    },
  },
  oneToZero: {
    ask: 'newBattle.house.oneToZero.ask',
    answers: { 'row-1': 'newBattle.house.oneToZero.row', 'no-effect': 'newBattle.house.oneToZero.nothing' },
  },
  tExplosion: {
    ask: 'newBattle.house.tExplosion.ask',
    answers: {
      'if-torpedoes-aboard': 'newBattle.house.tExplosion.aboard',
      always: 'newBattle.house.tExplosion.always',
      never: 'newBattle.house.tExplosion.never',
    },
  },
  halfOriginal: {
    ask: 'newBattle.house.halfOriginal.ask',
    answers: {
      'floor-remaining': 'newBattle.house.halfOriginal.floor',
      'loss-floored': 'newBattle.house.halfOriginal.loss',
    },
  },
  secondaryHalving: {
    ask: 'newBattle.house.secondaryHalving.ask',
    answers: {
      'of-original': 'newBattle.house.secondaryHalving.original',
      'of-remaining': 'newBattle.house.secondaryHalving.left',
    },
  },
  speedFraction: {
    ask: 'newBattle.house.speedFraction.ask',
    answers: {
      'whole-inch': 'newBattle.house.speedFraction.whole',
      'half-inch': 'newBattle.house.speedFraction.half',
      exact: 'newBattle.house.speedFraction.exact',
    },
  },
  minOneDie: {
    ask: 'newBattle.house.minOneDie.ask',
    answers: {
      'turning-only': 'newBattle.house.minOneDie.turning',
      'also-first-damage': 'newBattle.house.minOneDie.damage',
    },
  },
  restrictedSmall: {
    ask: 'newBattle.house.restrictedSmall.ask',
    answers: {
      counts: 'newBattle.house.restrictedSmall.counts',
      'must-roll-S-or-F': 'newBattle.house.restrictedSmall.roll',
    },
  },
  boatsPerHit: {
    ask: 'newBattle.house.boatsPerHit.ask',
    answers: { 'one-boat': 'newBattle.house.boatsPerHit.one', 'whole-base': 'newBattle.house.boatsPerHit.all' },
  },
  multiLetterDC: {
    ask: 'newBattle.house.multiLetterDC.ask',
    answers: {
      'one-letter': 'newBattle.house.multiLetterDC.one',
      'whole-result': 'newBattle.house.multiLetterDC.all',
    },
  },
  halfMovement: {
    ask: 'newBattle.house.halfMovement.ask',
    answers: {
      allowance: 'newBattle.house.halfMovement.allowance',
      'distance-moved': 'newBattle.house.halfMovement.moved',
    },
  },
  arcEdge: {
    ask: 'newBattle.house.arcEdge.ask',
    answers: { 'firer-chooses': 'newBattle.house.arcEdge.firer', 'dice-off': 'newBattle.house.arcEdge.dice' },
  },
  rangeMeasure: {
    ask: 'newBattle.house.rangeMeasure.ask',
    answers: {
      centre: 'newBattle.house.rangeMeasure.centre',
      'base-edge': 'newBattle.house.rangeMeasure.edge',
      mast: 'newBattle.house.rangeMeasure.mast',
    },
  },
  nightBurningRange: {
    ask: 'newBattle.house.nightBurningRange.ask',
    answers: { 'N+4': 'newBattle.house.nightBurningRange.plus4', unlimited: 'newBattle.house.nightBurningRange.all' },
  },
  smallBaseFormation: {
    ask: 'newBattle.house.smallBaseFormation.ask',
    answers: {
      'minus-half': 'newBattle.house.smallBaseFormation.half',
      'no-penalty': 'newBattle.house.smallBaseFormation.none',
    },
  },
  unplannedOverrun: {
    ask: 'newBattle.house.unplannedOverrun.ask',
    answers: {
      lost: 'newBattle.house.unplannedOverrun.lost',
      'carries-over': 'newBattle.house.unplannedOverrun.carries',
    },
  },
  flagshipLoss: {
    ask: 'newBattle.house.flagshipLoss.ask',
    answers: {
      replaceable: 'newBattle.house.flagshipLoss.new',
      'fleet-flagship-not-replaced': 'newBattle.house.flagshipLoss.never',
    },
  },
  dummyUnplanned: {
    ask: 'newBattle.house.dummyUnplanned.ask',
    answers: { roll: 'newBattle.house.dummyUnplanned.roll', 'no-roll': 'newBattle.house.dummyUnplanned.none' },
  },
  gunFlashRange: {
    ask: 'newBattle.house.gunFlashRange.ask',
    answers: { N: 'newBattle.house.gunFlashRange.night', '24': 'newBattle.house.gunFlashRange.far' },
  },
  startingHand: {
    ask: 'newBattle.house.startingHand.ask',
    answers: { 'from-the-18': 'newBattle.house.startingHand.from', extra: 'newBattle.house.startingHand.extra' },
  },
} as const satisfies HouseWords;

type Words = typeof HOUSE_WORDS;
export type AnswerKey = { [K in HouseRuleKey]: Words[K]['answers'][keyof Words[K]['answers']] }[HouseRuleKey];

/** The sentence of an answer; the table above is complete, so there always is one. */
export const answerKey = (rule: HouseRuleKey, value: string): AnswerKey | undefined =>
  (HOUSE_WORDS[rule].answers as Readonly<Record<string, AnswerKey>>)[value];

type Group = 'newBattle.group.torpedoes' | 'newBattle.group.hits' | 'newBattle.group.guns' | 'newBattle.group.moving';

/** In the order of the book's own chapters. */
export const HOUSE_GROUPS: readonly { readonly title: Group; readonly keys: readonly HouseRuleKey[] }[] = [
  {
    title: 'newBattle.group.torpedoes',
    keys: [
      ...(['torpedoSurprise', 'torpedoTiming', 'torpedoDamageTiming', 'torpedoArmour'] as const),
      ...(['torpedoRestricted', 'torpedoTurning', 'torpedoSplit', 'evasionGeometry'] as const),
    ],
  },
  {
    title: 'newBattle.group.hits',
    keys: [
      ...(['fireCheck', 'fireHitTiming', 'natural6Long', 'oneToZero', 'tExplosion', 'halfOriginal'] as const),
      ...(['secondaryHalving', 'speedFraction', 'minOneDie', 'restrictedSmall', 'boatsPerHit'] as const),
      'multiLetterDC',
    ],
  },
  {
    title: 'newBattle.group.guns',
    keys: ['halfMovement', 'arcEdge', 'rangeMeasure', 'nightBurningRange', 'gunFlashRange'],
  },
  {
    title: 'newBattle.group.moving',
    keys: ['smallBaseFormation', 'unplannedOverrun', 'flagshipLoss', 'dummyUnplanned', 'startingHand'],
  },
];
