import { createHash } from 'node:crypto';

import { portableSha256, Sha256 } from './sha256';

const nodes = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('a text of any length has the seal that Node would give it', () => {
  // Around the places where the padding takes a block more.
  for (let length = 0; length <= 260; length += 1) {
    const text = 'Mikasa, Shikishima, Fuji. '.repeat(11).slice(0, length);
    expect(portableSha256(text)).toBe(nodes(text));
  }
  const long = 'Осля́бя 朝日 🚢'.repeat(20_000);
  expect(portableSha256(long)).toBe(nodes(long));
});

test('letters of other scripts and halves of characters are sealed as Node seals them', () => {
  for (const text of ['三笠', 'Бородино', '\u{1f6a2}', '\ud800', 'a\udc00b', '\0', '\uffff'])
    expect(portableSha256(text)).toBe(nodes(text));
});

test('in pieces it is the same as at once', () => {
  const text = 'Tsushima, 27 May 1905. '.repeat(100);
  for (const size of [1, 7, 63, 64, 65, 200]) {
    const seal = new Sha256();
    for (let from = 0; from < text.length; from += size) seal.update(text.slice(from, from + size));
    expect(seal.digest()).toBe(nodes(text));
  }
});
