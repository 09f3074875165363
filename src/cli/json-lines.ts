import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export type Json = { readonly [key: string]: unknown };
/** A question is always one JSON object; the answer to it goes out before the next line is read. */
export type Answerer = (question: Json) => Json;

/** One answer a line, in order, until the input ends. A reader that goes away ends it too. */
export async function answerLines(input: Readable, output: Writable, answer: Answerer): Promise<void> {
  output.on('error', () => process.exit(0));
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) await send(answerLine(line, answer));
  }
  if (rest !== '') await send(answerLine(rest, answer));

  async function send(line: string): Promise<void> {
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  }
}

/** The answer to one line of text. A line that is no question costs itself only. */
export function answerLine(line: string, answer: Answerer): string {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    return JSON.stringify({ ok: false, error: 'BAD_JSON', message: 'not JSON' });
  }
  if (typeof question !== 'object' || question === null || Array.isArray(question)) {
    return JSON.stringify({ ok: false, error: 'BAD_JSON', message: 'not a JSON object' });
  }
  const { id, ...rest } = question as Json;
  return JSON.stringify({ ...(id === undefined ? {} : { id }), ...answer(rest) });
}
