import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { EventOf, RulingKey } from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';

/** The question that a ruling answers, and the answer. */
export const rulingQuestion = (key: RulingKey): string => t(`mukden.ruling.${key}.question`);
export const rulingAnswer = (key: RulingKey, value: string): string =>
  // Every value of every ruling has words: a test holds that.
  t(`mukden.ruling.${key}.${value}` as 'mukden.ruling.stacks.hidden');

/** "Ruling from now on: …" */
export const rulingSentence = ({ key, value }: EventOf<'HouseRuleChanged'>): string =>
  t('mukden.event.HouseRuleChanged', { question: rulingQuestion(key), answer: rulingAnswer(key, value) });

/** What was set by hand, from what to what, and why where somebody said so. */
export function correctedSentence({ path, before, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const [top = '', id = '', field = ''] = path;
  const values = { before: valueWords(before), value: valueWords(value) };
  const said =
    top === 'units'
      ? t('mukden.event.CorrectedOf', { name: nameOf(id), what: fieldWords(field), ...values })
      : t('mukden.event.Corrected', { what: valueName(path), ...values });
  return reason === '' ? said : t('mukden.event.CorrectedWhy', { said, why: reason });
}

const FIELDS = ['name', 'size', 'start', 'strength', 'disrupted', 'paralysed'] as const;
/** A value of a unit. */
export function fieldWords(field: string): string {
  const known = FIELDS.find((each) => each === field);
  return known === undefined ? field : t(`mukden.field.${known}`);
}

const VALUES = ['name', 'order', 'actor', 'losses-ijn', 'losses-irn', 'cavalryEliminations', 'markers'] as const;
/** A value of the whole campaign, by its path. */
export function valueName(path: readonly string[]): string {
  const key = VALUES.find((each) => each === path.join('-'));
  return key === undefined ? path.join(' ') : t(`mukden.value.${key}`);
}

const WORDS = ['movement', 'combat', 'ijn', 'irn', 'corps', 'division', 'brigade', 'regiment'] as const;

/** A plain value in a word. */
export function valueWords(value: Json): string {
  if (value === null) return t('mukden.valueWord.none');
  if (typeof value === 'boolean') return value ? t('mukden.valueWord.yes') : t('mukden.valueWord.no');
  const word = WORDS.find((each) => each === value);
  return word === undefined ? String(value) : t(`mukden.valueWord.${word}`);
}
