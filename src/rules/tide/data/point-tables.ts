import type { TideRule } from '../types';

/** Togo points at the start, and the Japanese total that wins (TAS-3, TAS-5). */
export const TOGO_START = 10;
export const WINNING_TOTAL = 70;

/** What changes the Togo points (TAS-6); the rule is where the deed stands. */
export const TOGO_POINTS = {
  'unopposed-sortie': { change: -1, rule: 'TAS-11' },
  'japanese-withdraw': { change: -2, rule: 'TAS-17' },
  'russians-withdraw': { change: 2, rule: 'TAS-17' },
  'russians-cross-t': { change: -3, rule: 'TAS-6' },
  'japanese-cross-t': { change: 3, rule: 'TAS-6' },
  'japanese-battleship-sunk': { change: -1, rule: 'TAS-6' },
  'russian-battleship-sunk': { change: 1, rule: 'TAS-6' },
  'not-evacuated': { change: 1, rule: 'TAS-6' },
} as const satisfies Readonly<Record<string, { readonly change: number; readonly rule: TideRule }>>;

export type TogoReason = keyof typeof TOGO_POINTS;
export const TOGO_REASONS = Object.keys(TOGO_POINTS) as TogoReason[];

/** Victory points for the fleet left in Port Arthur, where the base game's errata count (AMB-5). */
export const NOT_EVACUATED_VP = 5;

/** Japanese transport points lost for this turn by a withdrawal (TAS-13, TAS-14). */
export const TRANSPORT_LOST = { coastal: 4, 'open-sea': 6 } as const;
