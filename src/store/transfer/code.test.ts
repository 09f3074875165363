import fc from 'fast-check';
import { unzlibSync } from 'fflate';

import { fromBase45, toBase45 } from './base45';
import { makeCode, MOST_LETTERS, readCode } from './code';
import { pngOf } from './png';

const made = (value: unknown): string => {
  const code = makeCode(value);
  if (code === null) throw new Error('too large');
  return code;
};

test('the letters are those of RFC 9285', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(toBase45(bytes('AB'))).toBe('BB8');
  expect(toBase45(bytes('Hello!!'))).toBe('%69 VD92EX0');
  expect(toBase45(bytes('base-45'))).toBe('UJCLQE7W581');
  expect(fromBase45('QED8WEX0')).toEqual(bytes('ietf!'));
});

test.each(['A', 'GGW', ':::', 'zz', '::'])('%s is nothing that was ever written so', (text) => {
  expect(fromBase45(text)).toBeNull();
});

test('any bytes come back as they went', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(fromBase45(toBase45(bytes))).toEqual(bytes)));
});

test('any value that fits comes back as it went, in letters that a QR code packs closest', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      // Names that would reach into an object's prototype are refused on the way in, whoever wrote them.
      fc.pre(!/"(__proto__|prototype|constructor)":/.test(JSON.stringify(value)));
      const code = makeCode(plain);
      if (code === null) return;
      expect(code).toMatch(/^ZFLAG:1:[0-9A-Z $%*+\-./:]+$/);
      expect(readCode(code)).toEqual({ ok: true, value: plain });
    }),
  );
});

test('a letter changed, lost, doubled or swapped is refused', () => {
  const code = made(['mikasa', 'fuji', 'asahi', 4, null]);
  const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:é\n');
  const place = fc.nat({ max: code.length - 1 });
  const mutations = fc.oneof(
    fc.tuple(place, letter).map(([at, by]) => code.slice(0, at) + by + code.slice(at + 1)),
    place.map((at) => code.slice(0, at) + code.slice(at + 1)),
    place.map((at) => code.slice(0, at) + code.charAt(at) + code.slice(at)),
    place.map((at) => code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)),
    place.map((at) => code.slice(0, at)),
  );
  fc.assert(
    fc.property(mutations, (mutated) => {
      fc.pre(mutated !== code);
      expect(readCode(mutated).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['NOT_A_CODE_OF_OURS', 'https://example.org/menu'],
  ['NOT_A_CODE_OF_OURS', ''],
  ['NOT_A_CODE_OF_OURS', 'ZFLAG:'],
  ['NOT_A_CODE_OF_OURS', `ZFLAG:1:${'0'.repeat(5000)}`],
  ['CODE_DAMAGED', 'ZFLAG:1:'],
  ['CODE_DAMAGED', 'ZFLAG:0:BB8'],
  ['CODE_DAMAGED', made([1, 2, 3]).slice(0, -3)],
  ['CODE_FROM_A_NEWER_VERSION', made([1]).replace('ZFLAG:1:', 'ZFLAG:2:')],
])('%s is told', (code, text) => {
  expect(readCode(text)).toEqual({ ok: false, error: { code } });
});

test('whatever else a camera reads is refused, never thrown', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(readCode(text).ok).toBe(false)));
  fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(readCode(`ZFLAG:1:${toBase45(bytes)}`).ok).toBe(false)));
});

test('what does not fit is no code', () => {
  const noise = Array.from({ length: 900 }, (_, place) => (place * 7919 * 7919) % 100_003);
  expect(makeCode(noise)).toBeNull();
  expect(made(noise.slice(0, 300)).length).toBeLessThanOrEqual(MOST_LETTERS);
});

test('a picture has its cells where they belong', () => {
  const png = pngOf(
    [
      [true, false, true],
      [false, true, false],
    ],
    4,
  );
  const view = new DataView(png.buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([12, 8]);
  const rows = unzlibSync(png.subarray(41, 41 + view.getUint32(33)));
  expect([...rows.slice(0, 3)]).toEqual([0, 0b00001111, 0]);
  expect([...rows.slice(-3)]).toEqual([0, 0b11110000, 0b11110000]);
});
