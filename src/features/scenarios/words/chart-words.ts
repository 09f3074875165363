import { type T } from '@/kit/scenario-words/terms';
import { inchWords } from '@/kit/words/inches';
import { type Scenario, SIDES } from '@/rules/togo/index';

/** The opening chart for those who hear it: the table, the edges, then every line with its place and course. */
export function chartWords({ table, sides, terrain, convoy }: Scenario, t: T): string {
  const place = ({ x, y }: { x: number; y: number }) => ({ x: inchWords(x), y: inchWords(y) });
  const lines = SIDES.flatMap((side) =>
    sides[side].formations.map(({ name, ships, position, heading, speed, arrives }) => {
      const words = { name, count: ships.length, course: course(heading), ...place(position) };
      if (arrives) {
        return t('scenarios.chart.late', { ...words, turn: arrives.turn, edge: t(`scenarios.edge.${arrives.edge}`) });
      }
      return speed > 0
        ? t('scenarios.chart.line', { ...words, speed: inchWords(speed) })
        : t('scenarios.chart.still', words);
    }),
  );
  return [
    t('scenarios.chart.table', { width: inchWords(table.width), depth: inchWords(table.depth) }),
    t('scenarios.chart.edges', {
      ijn: t(`scenarios.edge.${sides.ijn.entryEdge}`),
      irn: t(`scenarios.edge.${sides.irn.entryEdge}`),
    }),
    ...terrain.map(({ note, ...at }) => t('scenarios.chart.terrain', { note, ...place(at) })),
    ...lines,
    ...(convoy?.groups ?? []).map(({ name, count, position, heading }) =>
      t('scenarios.chart.convoy', { name, count, course: course(heading), ...place(position) }),
    ),
  ].join(' ');
}

/** Three figures, as a course is spoken. */
export const course = (degrees: number): string => `${String(Math.round(degrees)).padStart(3, '0')}°`;
