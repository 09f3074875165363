import { sentenceOf, t } from '@/messages/messages';
import type { StripStep } from '@/rules/common/strip';

import { signed } from '../words/signed';
import type { StripWords } from './strip-props';

/** Head of a column, or the name of a roll that stands alone. */
export const purposeWords = (book: string | null, purpose: string): string =>
  sentenceOf(book, 'purpose', purpose) ?? t('strip.anyRoll');

/** A roll in full: "6″ hit dice", "Mikasa start die", "Start". */
export function rollWords(
  book: string | null,
  step: Pick<StripStep, 'subject' | 'row' | 'purpose'>,
  words: StripWords = {},
): string {
  const name = step.row === null ? subjectWords(step.subject, words) : words.row?.(step).name;
  if (name === undefined) return purposeWords(book, step.purpose);
  return sentenceOf(book, 'roll', step.purpose, { name }) ?? t('strip.anyRollOf', { name });
}

export const subjectWords = (subject: string | null, { subject: name }: StripWords): string | undefined =>
  subject === null ? undefined : (name?.(subject) ?? subject);

/** The number to roll as it is printed: "≤2", "≥9". */
export const needWords = ({
  need,
  at,
  dice,
}: Pick<StripStep, 'need' | 'at'> & Partial<Pick<StripStep, 'dice'>>): string =>
  need === null
    ? ''
    : dice === 0
      ? signed(need)
      : at === 'most'
        ? t('strip.need', { need })
        : t('strip.needLeast', { need });

/** The same in words: "2 or less", "a total of 9 or more". */
export function spokenNeed({ need, at, of }: Pick<StripStep, 'need' | 'at' | 'of'>): string {
  if (need === null) return '';
  if (of === 'sum') return at === 'most' ? t('strip.spoken.sumMost', { need }) : t('strip.spoken.sumLeast', { need });
  return at === 'most' ? t('strip.spoken.most', { need }) : t('strip.spoken.least', { need });
}

export const resultName = (code: string, words: StripWords): string => words.resultName?.(code) ?? code;

/** Hits to be expected: one decimal, or two where one would say nothing. */
export const expectedWords = (hits: number): string => hits.toFixed(hits > 0 && hits < 0.1 ? 2 : 1);

/** What a finished step came to, as it is told. */
export function spokenStep(book: string | null, step: StripStep, words: StripWords = {}): string {
  const roll = rollWords(book, step, words);
  const result = words.result?.(step);
  if (result !== undefined) return t('strip.said.result', { roll, result });
  if (step.result !== null) return t('strip.said.result', { roll, result: resultName(step.result, words) });
  if (step.sum !== null) return t('strip.said.sum', { roll, sum: step.sum });
  if (step.state === 'certain') return t('strip.said.certain', { roll, count: step.successes ?? 0 });
  if (step.successes !== null) return t('strip.said.score', { roll, count: step.successes });
  if (step.faces.some(({ face }) => face === null)) return t('strip.said.hidden', { roll });
  return t('strip.said.face', { roll, faces: step.faces.map(({ face }) => face).join(', ') });
}

/** What a screen reader says for a cell. */
export function saidWords(book: string | null, step: StripStep, words: StripWords = {}): string {
  const roll = rollWords(book, step, words);
  switch (step.state) {
    case 'waiting':
      return step.need === null
        ? t('strip.said.waitingTable', { roll })
        : t('strip.said.waiting', { roll, need: spokenNeed(step) });
    case 'active':
      return step.dice === 0
        ? t('strip.said.activeResult', { roll })
        : t('strip.said.active', { roll, count: step.missing });
    case 'off':
      return t('strip.said.off', { roll });
    case 'rolled':
    case 'entered':
    case 'counted':
    case 'certain':
    case 'typed':
    case 'corrected':
      return spokenStep(book, step, words);
  }
}
