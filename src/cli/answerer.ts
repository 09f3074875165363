import type { Result } from '@/lib/result';
import { check, type Shape } from '@/rules/common/shape';

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
  rulingsIn: (question: Json) => Result<Rulings, Problem>,
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
    const rulings = rulingsIn(question);
    if (!rulings.ok) return problemAnswer(rulings.error);
    const reply = asked.answer(question, rulings.value);
    return isProblem(reply) ? problemAnswer(reply) : { ok: true, ...reply };
  };
}

/** A question with its fields checked. */
export function asked<T, Rulings>(
  shape: Shape<T>,
  answer: (facts: T, rulings: Rulings) => Reply,
): Question<Rulings>['answer'] {
  return (input, rulings) => {
    const facts = check(shape, input);
    return facts.ok ? answer(facts.value, rulings) : facts.error;
  };
}
