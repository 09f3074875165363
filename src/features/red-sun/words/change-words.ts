import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type Admiral, type EventOf, PLACES, type RulingKey, SEASONS, WEATHERS } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

import { orUnknown } from '../forces/forces-words';

/** The question that a ruling answers, and the answer. */
export const rulingQuestion = (key: RulingKey): string => t(`red-sun.ruling.${key}.question`);
export const rulingAnswer = (key: RulingKey, value: string): string =>
  // Every value of every ruling has words: a test holds that.
  t(`red-sun.ruling.${key}.${value}` as 'red-sun.ruling.navalModTo.die');

/** "Ruling from now on: …" */
export const rulingSentence = ({ key, value }: EventOf<'HouseRuleChanged'>): string =>
  t('red-sun.event.HouseRuleChanged', { question: rulingQuestion(key), answer: rulingAnswer(key, value) });

const OWNED: readonly string[] = ['fleets', 'ships', 'headquarters', 'units'];

/** What was set by hand, from what to what, and why where somebody said so. */
export function correctedSentence({ path, before, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const [top = '', id = '', field = ''] = path;
  const wordsOf = (each: Json): string =>
    field === 'flagship' && typeof each === 'string' ? nameOf(each) : valueWords(each);
  const values = { before: wordsOf(before), value: wordsOf(value) };
  const said = OWNED.includes(top)
    ? t('red-sun.event.CorrectedOf', { name: nameOf(id), what: fieldWords(field), ...values })
    : t('red-sun.event.Corrected', { what: valueName(path), ...values });
  return reason === '' ? said : t('red-sun.event.CorrectedWhy', { said, why: reason });
}

const FIELDS = [
  ...(['name', 'admiral', 'flagship', 'morale', 'moraleCap', 'place', 'initiative', 'blockade', 'eliminated'] as const),
  ...(['strength', 'torpedo', 'defence', 'damage', 'disabled', 'fate', 'rating', 'commandValue'] as const),
  ...(['activation', 'side', 'number', 'strengths', 'lost', 'supplied', 'entrenched', 'defended'] as const),
];
/** A value of a fleet, ship, headquarters or unit. */
export function fieldWords(field: string): string {
  const known = FIELDS.find((each) => each === field);
  return known === undefined ? field : t(`red-sun.field.${known}`);
}

const VALUES = [
  ...(['name', 'season', 'seasonTurn', 'turnsPerSeason', 'turnLimit', 'round', 'assaultRound', 'sinkingUsed'] as const),
  ...(['aid-rail-hex', 'aid-seoul', 'aid-port-arthur', 'aid-liaoyang', 'aid-mukden'] as const),
  ...(['battle-hours', 'battle-range', 'battle-weather'] as const),
];
/** A value of the whole campaign, by its path. */
export function valueName(path: readonly string[]): string {
  const key = VALUES.find((each) => each === path.join('-'));
  return key === undefined ? path.join(' ') : t(`red-sun.value.${key}`);
}

const WORDS = ['ready', 'active', 'failed', 'afloat', 'sunk', 'lost'] as const;

/** A plain value in a word. */
export function valueWords(value: Json): string {
  if (value === null) return t('red-sun.valueWord.none');
  if (typeof value === 'boolean') return value ? t('red-sun.valueWord.yes') : t('red-sun.valueWord.no');
  if (Array.isArray(value)) return value.join('-');
  if (typeof value === 'object') {
    const { name, rating } = value as unknown as Admiral;
    return t('red-sun.forces.fleet.admiral', { name, rating: orUnknown(rating) });
  }
  const season = SEASONS.find((each) => each === value);
  if (season !== undefined) return t(`red-sun.season.${season}`);
  const weather = WEATHERS.find((each) => each === value);
  if (weather !== undefined) return t(`red-sun.weather.${weather}`);
  const place = PLACES.find((each) => each === value);
  if (place !== undefined) return t(`red-sun.place.${place}`);
  const word = WORDS.find((each) => each === value);
  return word === undefined ? String(value) : t(`red-sun.valueWord.${word}`);
}
