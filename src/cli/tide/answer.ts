import { parseRulings } from '@/rules/tide/index';

import type { Json } from '../json-lines';
import { isProblem, problemAnswer } from '../reply';
import { QUESTIONS } from './questions';

const HELP = [
  { do: 'help', example: { do: 'help' } },
  ...Object.entries(QUESTIONS).map(([name, { example }]) => ({ do: name, example: { do: name, ...example } })),
];

/** Answers one question about The Tide at Sunrise. */
export function answerTide(question: Json): Json {
  const name = question.do;
  if (name === 'help') return { ok: true, questions: HELP };
  const asked = typeof name === 'string' && Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined;
  if (asked === undefined) {
    return { ok: false, error: 'UNKNOWN_QUESTION', field: 'do', message: 'ask {"do":"help"} for the questions' };
  }
  const rulings = parseRulings(question.houseRules ?? {});
  if (!rulings.ok) return problemAnswer(rulings.error);
  const reply = asked.answer(question, rulings.value);
  return isProblem(reply) ? problemAnswer(reply) : { ok: true, ...reply };
}
