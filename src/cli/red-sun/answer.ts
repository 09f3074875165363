import { parseRulings } from '@/rules/red-sun/index';

import { answerer } from '../answerer';
import { QUESTIONS } from './questions';

/** Answers one question about Red Sun Rising. */
export const answerRedSun = answerer(QUESTIONS, parseRulings);
