import { err, ok } from './result';

test('a result carries its value or its reason, told apart by one field', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(err('TOO_FAR')).toEqual({ ok: false, error: 'TOO_FAR' });
});
