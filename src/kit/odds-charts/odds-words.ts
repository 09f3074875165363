import '@/messages/instruments';
import { t } from '@/messages/messages';

import { percentWords, printedPercent } from '../words/percent';
import { type BandOdds, bandOdds, chanceAt, hitBars, type RangePoint } from './odds-numbers';

/** "2.8%", "<0.1%": as it stands beside a bar. */
export const percentShort = (chance: number): string => t('odds.percent', { percent: percentWords(chance) });

/** "under 0.1%": as it is spoken. */
export function percentSpoken(chance: number): string {
  const { percent, is } = printedPercent(chance);
  if (is === 'under') return t('odds.under', { percent });
  return is === 'over' ? t('odds.over', { percent }) : t('odds.percent', { percent });
}

/** The bars in one sentence. */
export function oddsWords(distribution: readonly number[]): string {
  const [none, one, two, more] = hitBars(distribution);
  return t('odds.said', {
    none: percentSpoken(none),
    one: percentSpoken(one),
    two: percentSpoken(two),
    more: percentSpoken(more),
  });
}

export const bandChance = ({ least, most }: BandOdds): string => {
  const [low, high] = [percentSpoken(least), percentSpoken(most)];
  return low === high ? low : t('odds.between', { least: low, most: high });
};

interface Curve {
  readonly series: readonly RangePoint[];
  readonly bands: readonly number[];
  readonly at?: number;
}

/** The curve in sentences: a band each, and where we are now. */
export function curveWords({ series, bands, at }: Curve): string {
  const now = at === undefined ? null : chanceAt(series, at);
  return [
    ...bandOdds(series, bands).map((band) =>
      t('odds.bandSaid', { from: band.from, to: band.to, chance: bandChance(band) }),
    ),
    ...(at === undefined || now === null ? [] : [t('odds.now', { chance: percentSpoken(now), inches: at })]),
  ].join(' ');
}
