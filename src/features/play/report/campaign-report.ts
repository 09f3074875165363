import type { Battle, Book } from '@/game/battle';
import { expectedWords } from '@/kit/dice-strip/strip-words';
import {
  listBlocks,
  type Paper,
  type PaperBlock,
  type PaperPart,
  tableBlocks,
  textBlock,
  withContent,
} from '@/kit/print/paper';
import { MOST_LINES, type Score } from '@/kit/print/score-picture';
import { type RunningTotal, totalSvg } from '@/kit/print/total-lines';
import { percentWords } from '@/kit/words/percent';
import { sentenceOf, t } from '@/messages/messages';
import { luckOf, type RollLuck, successChances, type Thrown } from '@/rules/common/luck';
import { pause } from '@/store/pause';

import type { Companion } from '../companion';
import { thrownSteps } from '../log/thrown-steps';
import { type Item } from '../log/use-story';
import { type DiceTally, tallyOf } from './dice-tally';
import type { Figure } from './report';

export interface LuckRow {
  readonly side: string;
  /** What was rolled for. */
  readonly title: string;
  readonly luck: RollLuck;
}

export interface CampaignReport {
  readonly name: string;
  readonly turn: number;
  readonly verdict: string | null;
  readonly figures: readonly Figure[];
  readonly totals: readonly RunningTotal[];
  readonly luck: readonly LuckRow[];
  /** The book's own. */
  readonly parts: readonly PaperPart[];
  readonly umpire: readonly string[];
  readonly dice: DiceTally;
  readonly undone: number;
}

interface Told {
  readonly companion: Companion;
  readonly story: readonly Item[];
  readonly battle: Battle<unknown>;
  readonly name: string;
}

/** So many entries are read before the screen may draw again. */
const AT_ONCE = 40;

/** From the story as both sides may know it, oldest first. Null for a book that has no report. */
export async function campaignReport({ companion, story, battle, name }: Told): Promise<CampaignReport | null> {
  const { report, book, timeOf, namesIn } = companion;
  if (!report) return null;
  const viewOf = (state: unknown) => book.view(state, 'public') as never;
  const view = viewOf(battle.state);
  const done = story.flatMap((item) => (item.type === 'action' && !item.undone ? [item] : []));
  const nameOf = namesIn(view);
  return {
    name,
    turn: timeOf(view).turn,
    verdict: report.verdict(view),
    figures: report.figures(view),
    totals: totalsOf(companion, done, battle),
    luck: await luckRows(companion, done, battle),
    parts: report.parts(view, nameOf),
    umpire: done.flatMap(({ descriptions, after }) =>
      descriptions.flatMap((description) => {
        const what = isUmpires(companion, description.code) ? companion.eventSentence(description, nameOf) : null;
        return what === null ? [] : [t('play.report.umpireLine', { turn: book.moment(after)?.turn ?? 0, what })];
      }),
    ),
    dice: done.map(({ dice }) => tallyOf(dice)).reduce(added, NO_DICE),
    undone: story.filter((item) => item.type === 'action' && item.undone).length,
  };
}

type Action = Extract<Item, { type: 'action' }>;

const NO_DICE: DiceTally = { app: 0, table: 0, count: 0, umpire: 0, corrected: 0 };
const added = (a: DiceTally, b: DiceTally): DiceTally => ({
  app: a.app + b.app,
  table: a.table + b.table,
  count: a.count + b.count,
  umpire: a.umpire + b.umpire,
  corrected: a.corrected + b.corrected,
});

const isUmpires = ({ log }: Companion, code: string): boolean => log.umpire.includes(code);

/** How each total began, and how it stood when a turn was over, or stands now. */
function totalsOf(
  { report, book }: Companion,
  done: readonly Action[],
  battle: Battle<unknown>,
): readonly RunningTotal[] {
  const turnOf = (state: unknown): number => book.moment(state)?.turn ?? 1;
  const lasts = [...done.map(({ after }) => after), battle.state];
  const ends = lasts.filter((state, place) => place === lasts.length - 1 || turnOf(lasts[place + 1]) !== turnOf(state));
  const states = [done[0]?.before ?? battle.state, ...ends];
  const views = states.map((state, place) => ({
    turn: turnOf(state) - (place === 0 ? 1 : 0),
    view: book.view(state, 'public') as never,
  }));
  return (report?.totals ?? []).flatMap(({ title, of, goal }) => {
    const points = views.map(({ turn, view }) => {
      const { ijn = null, irn = null } = of(view);
      return { turn, japan: ijn, russia: irn };
    });
    if (points.every(({ japan, russia }) => (japan ?? 0) === 0 && (russia ?? 0) === 0)) return [];
    const reached = goal?.(views.at(-1)!.view) ?? null;
    return [{ title, points, ...(reached === null ? {} : { goal: reached }) }];
  });
}

/** Every roll that had a number to reach, by side and purpose, in the order they first came up. */
async function luckRows(
  companion: Companion,
  done: readonly Action[],
  battle: Battle<unknown>,
): Promise<readonly LuckRow[]> {
  const { report } = companion;
  const book = companion.book as Book<unknown>;
  const rows = new Map<string, { readonly side: string; readonly title: string; readonly thrown: Thrown[] }>();
  const add = (side: string, title: string, thrown: Thrown) => {
    const key = `${side} ${title}`;
    const row = rows.get(key) ?? { side, title, thrown: [] };
    row.thrown.push(thrown);
    rows.set(key, row);
  };
  for (const [place, item] of done.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await pause();
    if (Object.keys(item.dice).length === 0) continue;
    const view = book.view(item.before, 'public');
    const sideOf = (subject: string | null) =>
      subject === null ? BOTH : book.sides.includes(subject) ? subject : (companion.sideOf(view, subject) ?? BOTH);
    for (const { need, at, of, dice, successes, subject, purpose, state } of thrownSteps(book, item, battle)) {
      if (need === null || dice === null || successes === null || state === 'certain') continue;
      const title = sentenceOf(book.id, 'purpose', purpose) ?? purpose;
      const thrown = {
        rolls: of === 'sum' ? 1 : dice,
        scored: successes,
        chances: successChances({ dice, need, at, of }),
      };
      add(sideOf(subject), title, thrown);
    }
    for (const { side, title, ...thrown } of report?.tableLuck?.(view as never, item.descriptions) ?? []) {
      add(side, title, thrown);
    }
  }
  const order = [...book.sides, BOTH];
  return [...rows.values()]
    .map(({ side, title, thrown }) => ({ side, title, luck: luckOf(thrown) }))
    .sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

const BOTH = 'both';

const luckTitle = ({ side, title }: LuckRow): string =>
  side === 'ijn'
    ? t('play.report.luckOf.ijn', { title })
    : side === 'irn'
      ? t('play.report.luckOf.irn', { title })
      : title;

/** What the luck table says of a row: as good or as bad, whichever is the rarer. */
function luckCells({ luck }: LuckRow): readonly string[] {
  const { rolls, successes, expected, atLeast, atMost } = luck;
  const chance = successes >= expected ? atLeast : atMost;
  return [
    String(rolls),
    String(successes),
    expectedWords(expected),
    t(successes >= expected ? 'play.report.orMore' : 'play.report.orFewer', { percent: percentWords(chance) }),
  ];
}

export const luckPart = ({ luck }: CampaignReport): PaperPart => ({
  title: t('play.report.luck'),
  blocks:
    luck.length === 0
      ? [textBlock(t('play.report.noLuck'))]
      : [
          ...tableBlocks(
            [
              t('play.report.head.roll'),
              t('play.report.head.rolls'),
              t('play.report.head.came'),
              t('play.report.head.expected'),
              t('play.report.head.chance'),
            ],
            luck.map((row) => [luckTitle(row), ...luckCells(row)]),
          ),
          textBlock(t('play.report.luckText')),
        ],
});

/** Everything below the head, the charts and the luck. */
export const lastParts = ({ parts, umpire, dice, undone }: CampaignReport): readonly PaperPart[] =>
  withContent([
    ...parts,
    {
      title: t('play.report.umpire'),
      blocks: umpire.length === 0 ? [textBlock(t('play.report.noUmpire'))] : listBlocks(umpire),
    },
    {
      title: t('play.report.dice'),
      blocks: [
        textBlock(t('play.report.diceLine', { ...dice })),
        textBlock(t('play.report.undone', { count: undone })),
      ],
    },
  ]);

export const totalWords = ({ title, points }: RunningTotal): string =>
  [
    title,
    ...points.map(({ turn, japan, russia }) =>
      japan === null
        ? t('play.report.totalOne', { turn, value: russia ?? '–' })
        : russia === null
          ? t('play.report.totalOne', { turn, value: japan })
          : t('play.report.totalBoth', { turn, ijn: japan, irn: russia }),
    ),
  ].join('. ');

/** The numbers under the line, without a column for a side that has none. */
function totalTable({ points }: RunningTotal): readonly PaperBlock[] {
  const hasRussians = points.some(({ russia }) => russia !== null);
  const value = (number: number | null): string => (number === null ? '' : String(number));
  return tableBlocks(
    [t('play.report.head.turn'), t('play.report.head.ijn'), ...(hasRussians ? [t('play.report.head.irn')] : [])],
    points.map(({ turn, japan, russia }) => [String(turn), value(japan), ...(hasRussians ? [value(russia)] : [])]),
  );
}

const figureLine = ({ label, ijn, irn }: Figure): string => t('play.report.figure', { label, ijn, irn });

/** The whole of it as it is printed and shared. */
export const campaignPaper = (report: CampaignReport): Paper => ({
  title: report.name,
  subtitle: t('play.report.subtitle', { turn: report.turn }),
  parts: withContent([
    {
      title: t('play.report.result'),
      blocks: [
        { type: 'text', text: report.verdict ?? t('play.report.soFar'), strong: true },
        ...listBlocks(report.figures.map(figureLine)),
      ],
    },
    ...report.totals.map((total) => ({
      title: total.title,
      blocks: [{ type: 'drawing' as const, svg: totalSvg(total), words: totalWords(total) }, ...totalTable(total)],
    })),
    luckPart(report),
    ...lastParts(report),
  ]),
});

/** The picture for a chat: of the totals the one that grows turn by turn. */
export function campaignScore(report: CampaignReport): Score {
  const chart = report.totals.find(({ points }) => points.some(({ russia }) => russia !== null)) ?? report.totals[0];
  const lines = report.parts[0]?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])) ?? [];
  return {
    title: report.name,
    subtitle: t('play.report.subtitle', { turn: report.turn }),
    verdict: report.verdict ?? t('play.report.soFar'),
    sides: t('play.report.sides'),
    figures: report.figures.map(({ label, ijn, irn }) => ({ label, japan: String(ijn), russia: String(irn) })),
    chart: chart?.title ?? '',
    turns: (chart?.points ?? []).map(({ turn, japan, russia }) => ({ turn, japan: japan ?? 0, russia: russia ?? 0 })),
    lines: lines.slice(-MOST_LINES),
  };
}
