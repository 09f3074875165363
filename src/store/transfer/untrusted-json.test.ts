import fc from 'fast-check';

import { runAtOnce } from './steps';
import { parseSteps, parseUntrusted } from './untrusted-json';

const DEPTH = 64;
/** Behind so many spaces a text is no small one any more, and is read step by step. */
const MANY_SPACES = ' '.repeat(70_000);
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['at once', ''],
  ['in steps', MANY_SPACES],
])('read %s, what is JSON is what the platform says it is, and nothing else is', (_how, before) => {
  const layouts = fc.tuple(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2, '\t', '\r\n '));
  fc.assert(
    fc.property(layouts, ([value, space]) => {
      const text = JSON.stringify(value, null, space);
      fc.pre(!/__proto__|constructor|prototype/.test(text));
      expect(parseUntrusted(before + text, DEPTH)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
  const texts = fc.oneof(
    layouts.chain(([value]) =>
      fc
        .tuple(fc.nat(200), fc.constantFrom('', ',', '}', ']', '"', '\\', '0', '-', 'e', '\n', ':'))
        .map(([at, put]) => {
          const text = JSON.stringify(value);
          return text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
        }),
    ),
    fc.constantFrom(
      '',
      ' ',
      '01',
      '+1',
      '1.',
      '.5',
      '-',
      '1e',
      'NaN',
      "'x'",
      '"\t"',
      '"\\x"',
      '"\\u12"',
      '[1,]',
      '{,}',
    ),
    fc.constantFrom(
      '{"a"}',
      '{"a":}',
      '{a:1}',
      '[1 2]',
      'nulll',
      'truefalse',
      '1 2',
      '"a""b"',
      '\ufeff1',
      '\u00a01',
      '{"":0}',
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = parseUntrusted(before + text, DEPTH);
      // A number without end is JSON, though none that may come in.
      const isTaken = read.ok || (isJson(text) && read.error.code === 'BAD_VALUE');
      expect({ text, isTaken }).toEqual({ text, isTaken: isJson(text) });
    }),
    { numRuns: 2000 },
  );
});

test('cut off anywhere, it says so; broken in the middle, it says that', () => {
  const text = '{"a": [1.5e+3, true, "x\\"y\\\\", {"b": null}], "c": {}}';
  for (let length = 1; length < text.length; length += 1) {
    expect([length, parseUntrusted(text.slice(0, length), DEPTH)]).toEqual([
      length,
      { ok: false, error: { code: 'TRUNCATED' } },
    ]);
  }
  for (const broken of [
    text.replace('[', '('),
    text.replace('true', 'trve'),
    `${text}}`,
    text.replace(', "c"', ' "c"'),
  ]) {
    expect(parseUntrusted(broken, DEPTH)).toEqual({ ok: false, error: { code: 'DAMAGED' } });
  }
});

test.each([
  ['too deep', `{"a":${'['.repeat(100_000)}`, { code: 'TOO_DEEP', limit: DEPTH }],
  ['polluting', '{"a":[0,{"constructor":1}]}', { code: 'BAD_VALUE', path: 'a[1].constructor' }],
  ['polluting by another spelling', '{"__pr\\u006fto__":1}', { code: 'BAD_VALUE', path: '__proto__' }],
  ['without end', '{"a":[1e999]}', { code: 'BAD_VALUE', path: 'a[0]' }],
  ['longer than any of ours', `{"a":"${'\\"'.repeat(2_000_000)}"}`, { code: 'BAD_VALUE', path: 'a' }],
  [
    'with too many keys',
    `{"a":{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":0`).join()}}}`,
    { code: 'BAD_VALUE', path: 'a.k10000' },
  ],
])('what is %s is refused, and it says where', (_name, text, error) => {
  expect(parseUntrusted(text, DEPTH)).toEqual({ ok: false, error });
});

test('a large text is read in many small steps, each further on', () => {
  const text = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => ({ at, name: `ship ${at}` })));
  const seen: number[] = [];
  const steps = parseSteps(text, DEPTH);
  let step = steps.next();
  for (; !step.done; step = steps.next()) seen.push(step.value);
  expect(seen.length).toBeGreaterThan(200);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.every((share) => share > 0 && share < 1)).toBe(true);
  expect(runAtOnce(parseSteps(text, DEPTH))).toEqual(step.value);
});
