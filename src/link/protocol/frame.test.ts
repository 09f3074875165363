import { bodyOf, readFrame, seal, seatKey, sessionKey } from './frame';
import { joinCodeText, parseJoinCode } from './join';

const KEY = seatKey('0'.repeat(32));

test('a frame opens with its own key, number and body, and with nothing else', () => {
  const frame = seal(KEY, 41, bodyOf({ type: 'probe' }));
  const read = readFrame(frame)!;
  expect([read.number, JSON.parse(read.body), read.isSealedWith(KEY)]).toEqual([41, { type: 'probe' }, true]);
  const others = [
    sessionKey(KEY, 'ask', 'a', 'b'),
    sessionKey(KEY, 'show', 'a', 'b'),
    sessionKey(KEY, 'ask', 'b', 'a'),
  ];
  expect(new Set([KEY, ...others]).size).toBe(4);
  expect(others.some((key) => read.isSealedWith(key))).toBe(false);
  for (let at = 32; at < frame.length; at += 1) {
    const changed = frame.slice(0, at) + (frame[at] === '1' ? '2' : '1') + frame.slice(at + 1);
    expect(readFrame(changed)?.isSealedWith(KEY) ?? false).toBe(false);
  }
});

test('bodies of nearly the same length have the same, in bytes', () => {
  const lengths = ['', 'x', 'Ōyama', 'Цусима', 'x'.repeat(100)].map(
    (word) => new TextEncoder().encode(bodyOf({ word })).length,
  );
  expect(new Set(lengths)).toEqual(new Set([256]));
});

test.each(['', 'x', '.', `${'g'.repeat(32)}1.{}`, `${'a'.repeat(32)}.{}`, `${'a'.repeat(32)}-1.{}`])(
  '%j is no frame',
  (text) => expect(readFrame(text)).toBeNull(),
);

test('a seat and its secret are found in an address, and in what was typed of it', () => {
  const code = { seat: 'ijn-admiral-12ab', secret: '0123456789abcdef0123456789abcdef' };
  const text = joinCodeText(code);
  for (const typed of [`http://192.168.1.7:8090/join#${text}`, `#${text}`, ` ${text.toUpperCase()} `]) {
    expect(parseJoinCode(typed)).toEqual(code);
  }
  for (const typed of ['', 'http://192.168.1.7:8090/', `${text}.more`, 'ijn-admiral.123', '../x.0123']) {
    expect(parseJoinCode(typed)).toBeNull();
  }
});
