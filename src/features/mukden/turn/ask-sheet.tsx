import type { Obligation } from '@/rules/rulebook';

/** Nothing is asked in a sheet: the Turn tab and the attack ask where they stand. */
export function AskSheet(_: { obligation: Obligation; onClose: () => void }) {
  return null;
}
