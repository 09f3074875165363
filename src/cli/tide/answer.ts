import { parseRulings } from '@/rules/tide/index';

import { answerer } from '../answerer';
import { QUESTIONS } from './questions';

/** Answers one question about The Tide at Sunrise. */
export const answerTide = answerer(QUESTIONS, parseRulings);
