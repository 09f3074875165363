import { parseRulings } from '@/rules/tsushima/index';

import { answerer } from '../answerer';
import { QUESTIONS } from './questions';

/** Answers one question about Tsushima. */
export const answerTsushima = answerer(QUESTIONS, parseRulings);
