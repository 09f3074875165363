import { makeKeeper } from './plan-image';

test('makes a thing once, and again only after it was the one unused for longest', () => {
  const keep = makeKeeper<string>(2);
  const make = jest.fn((name: string) => name.toUpperCase());
  const ask = (name: string) => keep(name, () => make(name));
  ask('fuji');
  ask('asahi');
  ask('fuji');
  expect(ask('mikasa')).toBe('MIKASA');
  expect(make.mock.calls.flat()).toEqual(['fuji', 'asahi', 'mikasa']);
  ask('fuji');
  ask('asahi');
  expect(make.mock.calls.flat()).toEqual(['fuji', 'asahi', 'mikasa', 'asahi']);
});
