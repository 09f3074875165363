import type { TogoRule } from '../../types';

/** How often a card's effect can be felt: in this phase, in this turn, or until the first roll it changes. */
export const DURATIONS = ['phase', 'turn', 'once'] as const;

/** Whom a card is played on. */
export const TARGET_SIDES = ['own', 'enemy', 'any'] as const;
export const TARGET_KINDS = ['ship', 'formation', 'either'] as const;

export type EffectRow = {
  readonly rule: TogoRule;
  /** How much it may add or take. Where both are 1 there is nothing to choose. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** What keeps the number: lower and upper end after the card. */
  readonly within: readonly [number, number];
};

/** CARD-5 to CARD-19: every number a card can change, and how far. */
// prettier-ignore
export const EFFECT_TABLE = {
  'start':         { rule: 'CARD-5',  least: -2,   most: 2,  step: 1,   within: [1, 6] },
  'start-against': { rule: 'CARD-6',  least: -2,   most: 2,  step: 1,   within: [1, 6] },
  'start-again':   { rule: 'CARD-7',  least: 1,    most: 1,  step: 1,   within: [0, 1] },
  'dice':          { rule: 'CARD-8',  least: -3,   most: 3,  step: 1,   within: [1, 400] },
  'hit':           { rule: 'CARD-9',  least: -1,   most: 1,  step: 1,   within: [1, 6] },
  'pen':           { rule: 'CARD-10', least: -2,   most: 2,  step: 1,   within: [1, 6] },
  'torpedo-hit':   { rule: 'CARD-11', least: 1,    most: 2,  step: 1,   within: [1, 6] },
  'torpedo-size':  { rule: 'CARD-12', least: -3,   most: 3,  step: 1,   within: [1, 6] },
  'control':       { rule: 'CARD-13', least: 1,    most: 3,  step: 1,   within: [1, 5] },
  'control-again': { rule: 'CARD-14', least: 1,    most: 1,  step: 1,   within: [0, 1] },
  'fire-safe':     { rule: 'CARD-15', least: -2,   most: 2,  step: 1,   within: [1, 6] },
  'sighted':       { rule: 'CARD-16', least: -3,   most: 3,  step: 1,   within: [1, 6] },
  'speed':         { rule: 'CARD-17', least: -1,   most: 1,  step: 0.5, within: [0, 8] },
  'unplanned':     { rule: 'CARD-18', least: 1,    most: 1,  step: 1,   within: [0, 1] },
  'initiative':    { rule: 'CARD-19', least: 1,    most: 3,  step: 1,   within: [1, 9] },
} as const satisfies { readonly [effect: string]: EffectRow };
