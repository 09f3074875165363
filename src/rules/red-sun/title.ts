import type { Title } from '../rulebook';

export const RED_SUN = {
  id: 'red-sun',
  name: 'Red Sun Rising',
  listed: true,
  isOnShelf: true,
  kinds: ['red-sun-table', 'red-sun-forces'],
} as const satisfies Title;
