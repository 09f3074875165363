import type { Title } from '../rulebook';

export const TIDE = {
  id: 'tide',
  name: 'The Tide at Sunrise',
  listed: true,
  isOnShelf: true,
  kinds: ['counters'],
} as const satisfies Title;
