import type { Json, Obligation } from '../../../rulebook';
import type { Side, TogoRule } from '../../types';

/** An obligation, and whose secret it is. */
export interface Owed extends Obligation {
  readonly rule: TogoRule;
  readonly secret: Side | null;
}

export const owe = (code: string, rule: TogoRule, about: string, command: Json | null, secret: Side | null): Owed => ({
  code,
  rule,
  about,
  command,
  secret,
});
