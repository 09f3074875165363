import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { t } from '@/messages/messages';
import type { Loss, Luck, Moment, ReportFire } from '@/rules/togo/index';

import { fateWords, type NameOf } from '../words/event-words';

const NO_LUCK = 1 / 6;

/** How the dice fell, in a sentence. Two battles in three are no further off than a sixth on either side: that is no luck yet. */
export function luckWords({ hits, expected, atLeast, atMost }: Luck): string {
  if (expected === 0) return t('report.luck.none');
  const facts = { count: hits, expected: expectedWords(expected) };
  if (hits > expected && atLeast < NO_LUCK) return t('report.luck.good', { ...facts, percent: percentWords(atLeast) });
  if (hits < expected && atMost < NO_LUCK) return t('report.luck.bad', { ...facts, percent: percentWords(atMost) });
  return t('report.luck.even', facts);
}

export function lossWords({ how, cause, units }: Pick<Loss, 'how' | 'cause' | 'units'>): string {
  if (how === 'boats') return t('report.loss.boats', { count: units });
  if (how === 'transports') return t('report.loss.transports', { count: units });
  if (how === 'abandoned') return t('report.loss.abandoned');
  if (how !== 'sunk') return fateWords(how);
  const causes = {
    magazine: t('report.loss.magazine'),
    torpedoes: t('report.loss.torpedoes'),
    flooding: t('report.loss.flooding'),
    torpedo: t('report.loss.torpedo'),
  };
  return cause === null ? t('report.loss.sunk') : causes[cause];
}

export const lossLine = (loss: Loss, nameOf: NameOf): string =>
  t('report.loss.line', { turn: loss.turn, name: nameOf(loss.ship), how: lossWords(loss) });

export function momentLine(moment: Moment, nameOf: NameOf): string {
  const { turn } = moment;
  const name = moment.ship === null ? t('battle.someCounter') : nameOf(moment.ship);
  switch (moment.type) {
    case 'explosion':
      return moment.cause === 'magazine'
        ? t('report.moment.magazine', { turn, name })
        : t('report.moment.torpedoes', { turn, name });
    case 'torpedoed':
      return t('report.moment.torpedoed', { turn, name, target: nameOf(moment.target), count: moment.hits });
    case 'luckiest':
    case 'unluckiest':
    case 'heaviest': {
      const { hits, expected, chance, target } = moment;
      const facts = { turn, name, target: nameOf(target), count: hits };
      const odds = { ...facts, expected: expectedWords(expected), percent: percentWords(chance) };
      if (moment.type === 'heaviest') return t('report.moment.heaviest', facts);
      return moment.type === 'luckiest' ? t('report.moment.luckiest', odds) : t('report.moment.unluckiest', odds);
    }
  }
}

export function fireEnd({ lost, burning }: Pick<ReportFire, 'lost' | 'burning'>): string {
  if (lost) return t('report.fire.lost');
  return burning === 0 ? t('report.fire.out') : t('report.fire.burning', { count: burning });
}
