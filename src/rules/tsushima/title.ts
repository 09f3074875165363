import type { Title } from '../rulebook';

export const TSUSHIMA = {
  id: 'tsushima',
  name: 'Tsushima',
  listed: true,
  isOnShelf: true,
  kinds: ['tsushima-table', 'tsushima-counters'],
} as const satisfies Title;
