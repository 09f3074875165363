import * as fc from 'fast-check';

import type { Json } from '@/rules/rulebook';

import { patched, patchOf } from './patch';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const document = fc.dictionary(fc.string({ maxLength: 3 }), json, { maxKeys: 5 });

test('a patch makes the second document of the first, to the order of its keys', () => {
  fc.assert(
    fc.property(document, document, (one, two) => {
      const [before, after] = [one, two].map((each) => JSON.parse(JSON.stringify(each)) as Json);
      const patch = JSON.parse(JSON.stringify(patchOf(before!, after!)));
      expect(JSON.stringify(patched(before!, patch))).toBe(JSON.stringify(after));
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('it names what changed and nothing else; the rest stays the same object', () => {
  const before = { ships: { asama: { fires: 0, guns: [1, 2] }, yakumo: { fires: 1 } }, turn: 3 };
  const after = { ships: { asama: { fires: 1, guns: [1, 2] }, yakumo: { fires: 1 } }, turn: 3 };
  const patch = patchOf(before, after);
  expect(patch).toEqual([[['ships', 'asama', 'fires'], 1]]);
  const made = patched(before, patch) as unknown as typeof before;
  expect(made).toEqual(after);
  expect(made.ships.yakumo).toBe(before.ships.yakumo);
  expect(made.ships.asama.guns).toBe(before.ships.asama.guns);
});

test('what text does not tell apart is no change', () => {
  expect(patchOf({ fires: 0, place: undefined } as never, { fires: -0 })).toEqual([]);
});

test('one that does not fit makes nothing', () => {
  expect(patched({ turn: 3 }, [[['ships', 'asama'], 1]])).toBeNull();
  expect(patched({ turn: 3 }, [[['turn', 'phase'], 1]])).toBeNull();
});
