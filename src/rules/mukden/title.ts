import type { Title } from '../rulebook';

export const MUKDEN = {
  id: 'mukden',
  name: 'Mukden',
  listed: true,
  isOnShelf: true,
  kinds: ['mukden-table', 'mukden-units', 'mukden-board'],
} as const satisfies Title;
