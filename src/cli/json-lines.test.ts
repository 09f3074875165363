import { PassThrough } from 'node:stream';
import { answerLine, answerLines, type Json } from './json-lines';

const echo = (question: Json): Json => ({ ok: true, ...question });

test.each([
  ['{"do":"a"}', { ok: true, do: 'a' }],
  ['{"do":"a","id":7}', { id: 7, ok: true, do: 'a' }],
  ['{"do":"a","id":null}', { id: null, ok: true, do: 'a' }],
  ['  {"do":"a"}\r', { ok: true, do: 'a' }],
  ['{"do":', { ok: false, error: 'BAD_JSON', message: 'not JSON' }],
  ['', { ok: false, error: 'BAD_JSON', message: 'not JSON' }],
  ['[1]', { ok: false, error: 'BAD_JSON', message: 'not a JSON object' }],
  ['null', { ok: false, error: 'BAD_JSON', message: 'not a JSON object' }],
])('%s', (line, answer) => {
  expect(JSON.parse(answerLine(line, echo))).toEqual(answer);
});

test('an id nested deeper than JSON can be written costs its own line only', () => {
  const deep = `{"do":"a","id":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(JSON.parse(answerLine(deep, echo))).toEqual({ ok: false, error: 'BAD_JSON', message: 'nested too deeply' });
});

test('lines may arrive in pieces, several at once, and without an end to the last', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const done = answerLines(input, output, echo);
  for (const piece of ['{"n":1}\n{"n"', ':2}\n{"n":3}\n', '{"s":"\u2028"}\n', '{"n":4}']) input.write(piece);
  input.end();
  await done;
  const text = String(output.read());
  expect(text.split('\n')).toEqual([
    '{"ok":true,"n":1}',
    '{"ok":true,"n":2}',
    '{"ok":true,"n":3}',
    '{"ok":true,"s":"\u2028"}',
    '{"ok":true,"n":4}',
    '',
  ]);
});
