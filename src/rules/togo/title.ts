import type { Title } from '../rulebook';

export const TOGO = {
  id: 'togo',
  name: 'Togo',
  listed: true,
  kinds: ['ship', 'fleet', 'scenario', 'card', 'deck'],
} as const satisfies Title;

/** Quick shot: single rolls, which are no battle. */
export const TOGO_QUICK = { id: 'togo-quick', name: 'Togo', listed: false, kinds: [] } as const satisfies Title;

/** Those of the book, for the first screen, which does not wait for them. */
export const SCENARIO_COUNT = 12;
