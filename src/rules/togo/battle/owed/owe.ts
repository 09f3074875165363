import type { Json, Obligation } from '../../../rulebook';
import type { Side, TogoRule } from '../../types';

/** Everything a battle can owe. */
const OBLIGATIONS = [
  'roll-visibility',
  'set-counters',
  'pass-torpedoes',
  'roll-initiative',
  'begin-move',
  'roll-unplanned',
  'note-move',
  'roll-arrival',
  'arrive',
  'name-flagship',
  'judge-evasion',
  'resolve-torpedo',
  'tell-range',
  'sight',
  'may-fire',
  'check-fires',
  'try-control',
  'roll-damage',
  'draw-cards',
  'name-fleet-flagship',
  'end-battle',
] as const;

export type ObligationCode = (typeof OBLIGATIONS)[number];
export type TogoObligation = Obligation<ObligationCode>;

/** An obligation, and whose secret it is. */
export interface Owed extends TogoObligation {
  readonly rule: TogoRule;
  readonly secret: Side | null;
}

export const owe = (
  code: ObligationCode,
  rule: TogoRule,
  about: string,
  command: Json | null,
  secret: Side | null,
): Owed => ({ code, rule, about, command, secret });
