import type { Result } from '@/lib/result';

import type { Answerer, Json } from './json-lines';
import { isProblem, type Problem, problemAnswer, type Reply } from './reply';

/** One question of a book, with an example that answers `ok: true`. */
export interface Question<Rulings> {
  readonly example: Json;
  /** What the fields are, where the example does not say it all. */
  readonly fields?: Json;
  readonly answer: (input: Json, rulings: Rulings) => Reply;
}

/** Answers the questions of a book, with the house rules that come with each, and lists them. */
export function answerer<Rulings>(
  questions: Readonly<Record<string, Question<Rulings>>>,
  parseRulings: (chosen: unknown) => Result<Rulings, Problem>,
): Answerer {
  const help = [
    { do: 'help', example: { do: 'help' } },
    ...Object.entries(questions).map(([name, { example, fields }]) => ({
      ...{ do: name, example: { do: name, ...example } },
      ...(fields && { fields }),
    })),
  ];
  return (question) => {
    const name = question.do;
    if (name === 'help') return { ok: true, questions: help };
    const asked = typeof name === 'string' && Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (asked === undefined) {
      return { ok: false, error: 'UNKNOWN_QUESTION', field: 'do', message: 'ask {"do":"help"} for the questions' };
    }
    const rulings = parseRulings(question.houseRules ?? {});
    if (!rulings.ok) return problemAnswer(rulings.error);
    const reply = asked.answer(question, rulings.value);
    return isProblem(reply) ? problemAnswer(reply) : { ok: true, ...reply };
  };
}
