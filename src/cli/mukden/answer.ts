import { parseRulings } from '@/rules/mukden/index';

import { answerer } from '../answerer';
import { QUESTIONS } from './questions';

/** Answers one question about Mukden. */
export const answerMukden = answerer(QUESTIONS, parseRulings);
