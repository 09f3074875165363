import type { PhaseId } from '../../data/turn-tables';
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
  /** The last phase of a turn in which the number is rolled for or read. */
  readonly felt: PhaseId;
};

/** CARD-5 to CARD-19: every number a card can change, and how far. */
// prettier-ignore
export const EFFECT_TABLE = {
  'start':         { rule: 'CARD-5',  least: -2,   most: 2,  step: 1,   within: [1, 6],   felt: 'F' },
  'start-against': { rule: 'CARD-6',  least: -2,   most: 2,  step: 1,   within: [1, 6],   felt: 'F' },
  'start-again':   { rule: 'CARD-7',  least: 1,    most: 1,  step: 1,   within: [0, 1],   felt: 'F' },
  'dice':          { rule: 'CARD-8',  least: -3,   most: 3,  step: 1,   within: [1, 400], felt: 'F' },
  'hit':           { rule: 'CARD-9',  least: -1,   most: 1,  step: 1,   within: [1, 6],   felt: 'F' },
  'pen':           { rule: 'CARD-10', least: -2,   most: 2,  step: 1,   within: [1, 6],   felt: 'F' },
  'torpedo-hit':   { rule: 'CARD-11', least: 1,    most: 2,  step: 1,   within: [1, 6],   felt: 'D' },
  'torpedo-size':  { rule: 'CARD-12', least: -3,   most: 3,  step: 1,   within: [1, 6],   felt: 'D' },
  'control':       { rule: 'CARD-13', least: 1,    most: 3,  step: 1,   within: [1, 5],   felt: 'G' },
  'control-again': { rule: 'CARD-14', least: 1,    most: 1,  step: 1,   within: [0, 1],   felt: 'G' },
  'fire-safe':     { rule: 'CARD-15', least: -2,   most: 2,  step: 1,   within: [1, 6],   felt: 'G' },
  'sighted':       { rule: 'CARD-16', least: -3,   most: 3,  step: 1,   within: [1, 6],   felt: 'E' },
  'speed':         { rule: 'CARD-17', least: -1,   most: 1,  step: 0.5, within: [0, 8],   felt: 'C' },
  'unplanned':     { rule: 'CARD-18', least: 1,    most: 1,  step: 1,   within: [0, 1],   felt: 'C' },
  'initiative':    { rule: 'CARD-19', least: 1,    most: 3,  step: 1,   within: [1, 9],   felt: 'B' },
} as const satisfies { readonly [effect: string]: EffectRow };
