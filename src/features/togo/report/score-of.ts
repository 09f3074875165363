import { MOST_LINES, type Score } from '@/kit/print/score-picture';
import { t } from '@/messages/messages';
import type { Report, Side } from '@/rules/togo/index';

import { winnerWords } from '../score/winner-words';
import { subtitleOf } from './report-paper';

/** The report in a picture: what fits into a chat. */
export function scoreOf(report: Report, lines: readonly string[]): Score {
  const { sides, result, byTurn } = report;
  const lost = (side: Side) => {
    const { ships, boats, transports } = sides[side].losses;
    return ships + boats + transports;
  };
  const pair = (of: (side: Side) => number, label: string) => ({
    japan: `${of('ijn')}`,
    russia: `${of('irn')}`,
    label,
  });
  return {
    title: report.name,
    subtitle: subtitleOf(report),
    verdict: result === null ? t('report.soFar') : winnerWords(result),
    sides: t('report.sides'),
    figures: [
      pair((side) => sides[side].luck.hits, t('report.figures.hits')),
      pair((side) => sides[side].firesLit, t('report.figures.fires')),
      pair(lost, t('report.figures.lost')),
    ],
    chart: t('report.chart'),
    turns: byTurn.map(({ turn, hits }) => ({ turn, japan: hits.ijn, russia: hits.irn })),
    lines: lines.length === 0 ? [t('report.loss.none')] : fitting(lines),
  };
}

const fitting = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), t('log.goMore', { count: lines.length - MOST_LINES + 1 })];
