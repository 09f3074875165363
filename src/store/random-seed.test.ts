import { webcrypto } from 'node:crypto';

import * as expoCrypto from 'expo-crypto';

import { randomSeed } from './random-seed';

const { randomSeed: randomSeedOnTheWeb } =
  jest.requireActual<typeof import('./random-seed.web')>('./random-seed.web');

const original = globalThis.crypto;
beforeEach(() => void Object.assign(globalThis, { crypto: webcrypto }));
afterEach(() => {
  Object.assign(globalThis, { crypto: original });
  jest.restoreAllMocks();
});

test.each([
  ['a phone', randomSeed, expoCrypto],
  ['the web', randomSeedOnTheWeb, webcrypto],
] as const)('on %s a seed is sixteen bytes from the secure source', (_where, make, source) => {
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('dice that can be foretold');
  });
  const draw = jest.spyOn(source, 'getRandomValues');
  const seeds = Array.from({ length: 50 }, make);
  expect(draw).toHaveBeenCalledTimes(50);
  for (const [bytes] of draw.mock.calls) expect(bytes).toHaveLength(16);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(50);
  draw.mockImplementationOnce(<T>(bytes: T): T => {
    (bytes as Uint8Array).set([0, 1, 2, 253, 254, 255]);
    return bytes;
  });
  expect(make()).toBe('000102fdfeff00000000000000000000');
});
