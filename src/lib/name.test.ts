import { copyName, freeName, LONGEST_NAME, tameName } from './name';

test.each([
  ['Tsushima, the day battle', 'Tsushima, the day battle'],
  ['Цусима 対馬沖海戦 🚢', 'Цусима 対馬沖海戦 🚢'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  [`${'x'.repeat(78)}🚢🚢`, `${'x'.repeat(78)}…`],
  ['  two\r\nlines\t', 'two lines'],
  ['\u202eegamad\u0000', 'egamad'],
  [' \n ', '…'],
])('%j becomes %j', (name, tame) => {
  expect(tameName(name)).toBe(tame);
  expect(tameName(tame)).toBe(tame);
  expect(tame.length).toBeLessThanOrEqual(LONGEST_NAME);
});

test('a copy of a copy of a long name still says so, and fits', () => {
  const dressed = (name: string) => `${name} (copy)`;
  const name = copyName(copyName('x'.repeat(80), dressed), dressed);
  expect(name).toMatch(/… \(copy\)$/);
  expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
  expect(copyName('Ulsan', dressed)).toBe('Ulsan (copy)');
});

test('a name that nobody has: the lowest number that is free, from 2 on', () => {
  const free = (...taken: readonly string[]) => freeName('Ulsan', taken);
  expect([free(), free('Ulsan'), free('Ulsan', 'Ulsan 2'), free('Ulsan', 'Ulsan 3')]).toEqual([
    ...['Ulsan', 'Ulsan 2', 'Ulsan 3', 'Ulsan 2'],
  ]);
});
