import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import type { Needs } from '@/rules/common/procedure';

export type Json = { readonly [key: string]: unknown };
/** A question is always one JSON object; the answer to it goes out before the next line is read. */
export type Answerer = (question: Json) => Json;

/** One answer a line, in order, until the input ends. A reader that goes away ends it too. */
export async function answerLines(input: Readable, output: Writable, answer: Answerer): Promise<void> {
  output.on('error', () => process.exit(0));
  for await (const line of readLines(input)) {
    if (!output.write(`${answerLine(line, answer)}\n`)) await once(output, 'drain');
  }
}

/** The lines of an input as they come, the last one even without its line end. */
export async function* readLines(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The dice somebody must throw next. `atOrUnder` is null where a table is read, or where `atLeast` or `sum` say more. */
export function needsAnswer({ call, missing }: Needs): Json {
  const { purpose, need, at, of, rule, results } = call;
  const value = need?.value ?? null;
  return {
    purpose,
    count: missing,
    atOrUnder: at === 'most' && of === 'each' ? value : null,
    ...(at === 'least' && { atLeast: value }),
    ...(of === 'sum' && { sum: true, ...(at === 'most' && value !== null && { atMost: value }) }),
    ...(results && { results }),
    rule,
  };
}

/** The answer to one line of text. A line that is no question costs itself only. */
export function answerLine(line: string, answer: Answerer): string {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    return badJson('not JSON');
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) return badJson('not a JSON object');
  const { id, ...rest } = question as Json;
  const answered = { ...(id === undefined ? {} : { id }), ...answer(rest) };
  try {
    return JSON.stringify(answered);
  } catch {
    // JSON can be read deeper than it can be written, and an id is echoed as it came.
    return badJson('nested too deeply');
  }
}

const badJson = (message: string): string => JSON.stringify({ ok: false, error: 'BAD_JSON', message });
