import * as fc from 'fast-check';

import { HASHES, PORTABLE } from './hash';

test('a host and a phone hash alike, whatever the text', () => {
  expect(HASHES).not.toBe(PORTABLE);
  expect(PORTABLE.hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, text, (key, said) => {
      expect(HASHES.hash(said)).toBe(PORTABLE.hash(said));
      expect(HASHES.mac(key, said)).toBe(PORTABLE.mac(key, said));
    }),
    { seed: 5 },
  );
});
