import { savedAt, timeOfDay } from './saved-at';

test('a time of day is written the same whatever the phone speaks, midnight included', () => {
  expect(timeOfDay(new Date(2026, 4, 27, 0, 5))).toBe('00:05');
  expect(timeOfDay(new Date(2026, 4, 27, 14, 7))).toBe('14:07');
});

test('what was saved today has a time, what was saved before has a day', () => {
  const now = new Date(2026, 4, 28, 9, 0);
  expect(savedAt(new Date(2026, 4, 28, 0, 5).toISOString(), now)).toBe('00:05');
  expect(savedAt(new Date(2026, 4, 27, 23, 59).toISOString(), now)).toBe('27 May');
  expect(savedAt(new Date(2025, 4, 27, 12, 0).toISOString(), now)).toBe('27 May 2025');
  expect(savedAt('sunset', now)).toBe('');
});
