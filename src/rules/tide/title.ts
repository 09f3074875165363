import type { Title } from '../rulebook';

export const TIDE = {
  id: 'tide',
  name: 'The Tide at Sunrise',
  listed: false,
  kinds: ['counters'],
} as const satisfies Title;
