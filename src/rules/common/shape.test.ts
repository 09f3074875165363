import { bool, check, either, int, list, nullable, object, oneOf, optional, real, text } from './shape';

const SHAPE = object({
  name: text,
  side: oneOf(['ijn', 'irn']),
  dice: list(int(1, 6), 1, 3),
  night: nullable(object({ range: real(0, 24) })),
  turning: optional(bool),
  attempt: optional(either(oneOf(['fire']), int(0, 9))),
});
const GOOD = { name: 'Mikasa', side: 'ijn', dice: [1, 6], night: null };

test.each([
  [GOOD],
  [{ ...GOOD, night: { range: 2.5 }, turning: true, attempt: 'fire' }],
  [{ ...GOOD, attempt: 3, more: 'is ignored' }],
])('%j fits', (value) => {
  expect(check(SHAPE, value)).toEqual({ ok: true, value });
});

test.each([
  ['', null, 'object'],
  ['', [], 'object'],
  ['', 'Mikasa', 'object'],
  ['name', { ...GOOD, name: 3 }, 'text'],
  ['side', { ...GOOD, side: 'raf' }, 'ijn|irn'],
  ['dice', { ...GOOD, dice: [] }, 'list of 1..3'],
  ['dice', { ...GOOD, dice: { 0: 1 } }, 'list'],
  ['dice[1]', { ...GOOD, dice: [1, 7] }, '1..6'],
  ['dice[0]', { ...GOOD, dice: [1.5] }, '1..6'],
  ['night', { ...GOOD, night: undefined }, 'object'],
  ['night.range', { ...GOOD, night: { range: -1 } }, '0..24'],
  ['night.range', { ...GOOD, night: { range: Infinity } }, '0..24'],
  ['turning', { ...GOOD, turning: null }, 'true|false'],
  ['attempt', { ...GOOD, attempt: 'P' }, 'fire|0..9'],
])('a bad %p is named in %j', (field, value, expected) => {
  expect(check(SHAPE, value)).toEqual({ ok: false, error: { code: 'BAD_VALUE', field, expected } });
});

test('a part of a whole is named from the whole', () => {
  expect(check(SHAPE, { ...GOOD, dice: [9] }, 'ships[2]')).toMatchObject({ error: { field: 'ships[2].dice[0]' } });
  expect(check(list(int(1, 2), 0, 1), [3], 'faces')).toMatchObject({ error: { field: 'faces[0]' } });
});
