import type { Result } from '@/lib/result';
import { parseRulings as mukdenRulings } from '@/rules/mukden/index';
import { parseRulings as redSunRulings } from '@/rules/red-sun/index';
import { parseRulings as tideRulings } from '@/rules/tide/index';
import { parseRuleset } from '@/rules/togo';
import { parseRulings as tsushimaRulings } from '@/rules/tsushima/index';

import { answerer } from './answerer';
import type { Json } from './json-lines';
import { QUESTIONS as mukden } from './mukden/questions';
import { QUESTIONS as redSun } from './red-sun/questions';
import { QUESTIONS as tide } from './tide/questions';
import { QUESTIONS as togo } from './togo/questions';
import { QUESTIONS as tsushima } from './tsushima/questions';

const houseRulesBy =
  <R, P>(parse: (chosen: unknown) => Result<R, P>) =>
  ({ houseRules }: Json): Result<R, P> =>
    parse(houseRules ?? {});

export const answerTogo = answerer(togo, parseRuleset);
export const answerTide = answerer(tide, houseRulesBy(tideRulings));
export const answerTsushima = answerer(tsushima, houseRulesBy(tsushimaRulings));
export const answerRedSun = answerer(redSun, houseRulesBy(redSunRulings));
export const answerMukden = answerer(mukden, houseRulesBy(mukdenRulings));
