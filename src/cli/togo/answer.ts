import type { Json } from '../json-lines';
import { parseRuleset } from '@/rules/togo';
import { QUESTIONS } from './questions';
import { isProblem, problemAnswer } from '../reply';

const HELP = [
  { do: 'help', example: { do: 'help' } },
  ...Object.entries(QUESTIONS).map(([name, { example }]) => ({ do: name, example: { do: name, ...example } })),
];

/** Answers one question about Togo. */
export function answerTogo(question: Json): Json {
  const name = question.do;
  if (name === 'help') return { ok: true, questions: HELP };
  const asked = typeof name === 'string' && Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined;
  if (asked === undefined) {
    return { ok: false, error: 'UNKNOWN_QUESTION', field: 'do', message: 'ask {"do":"help"} for the questions' };
  }
  const rules = parseRuleset(question);
  if (!rules.ok) return problemAnswer(rules.error);
  const reply = asked.answer(question, rules.value);
  return isProblem(reply) ? problemAnswer(reply) : { ok: true, ...reply };
}
