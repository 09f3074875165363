import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { houseAnswer, houseQuestion } from '@/kit/house-rules/house-words';
import {
  listBlocks,
  type Paper,
  type PaperBlock,
  type PaperPart,
  tableBlocks,
  textBlock,
  withContent,
} from '@/kit/print/paper';
import { turnBarsSvg } from '@/kit/print/turn-bars';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import {
  type Harm,
  type Luck,
  MARKERS,
  type Report,
  SIDES,
  type TurnSummary,
  type WeaponReport,
} from '@/rules/togo/index';

import { winnerWords } from '../score/winner-words';
import { summarySections } from '../summary/summary-words';
import { eventSentence, type NameOf } from '../words/event-words';
import { fireEnd, lossLine, luckWords, momentLine } from './report-words';

/** The whole report as it is printed and shared. */
export const reportPaper = (
  report: Report,
  turns: readonly TurnSummary[],
  nameOf: NameOf,
  tables: ReadonlyMap<number, PaperBlock> = new Map(),
): Paper => ({
  title: report.name,
  subtitle: subtitleOf(report),
  parts: [...reportParts(report, nameOf), ...withContent(timelineOf(turns, nameOf, tables))],
});

/** All of it but the turns, of which there may be dozens. */
export const reportParts = (report: Report, nameOf: NameOf): readonly PaperPart[] =>
  withContent([
    { title: t('report.part.result'), blocks: resultOf(report) },
    { title: t('report.part.sides'), blocks: sidesOf(report) },
    { title: t('report.part.turns'), blocks: turnsOf(report) },
    {
      title: t('report.part.losses'),
      blocks:
        report.losses.length === 0
          ? [textBlock(t('report.loss.none'))]
          : listBlocks(report.losses.map((loss) => lossLine(loss, nameOf))),
    },
    {
      title: t('report.part.moments'),
      blocks: listBlocks(report.moments.map((moment) => momentLine(moment, nameOf))),
    },
    { title: t('report.part.ships'), blocks: shipsOf(report, nameOf) },
    { title: t('report.part.weaponsIjn'), blocks: weaponsOf(report.sides.ijn.weapons) },
    { title: t('report.part.weaponsIrn'), blocks: weaponsOf(report.sides.irn.weapons) },
    { title: t('report.part.fires'), blocks: firesOf(report, nameOf) },
    { title: t('report.part.rules'), blocks: rulesOf(report) },
    { title: t('report.part.umpire'), blocks: umpireOf(report, nameOf) },
    { title: t('report.part.dice'), blocks: diceOf(report) },
    { title: t('report.part.luck'), blocks: [textBlock(t('report.luck.what'))] },
  ]);

export const subtitleOf = ({ dateText, turns }: Pick<Report, 'dateText' | 'turns'>): string =>
  dateText === null ? t('report.undated', { count: turns }) : t('report.subtitle', { date: dateText, count: turns });

const resultOf = ({ result, points }: Report): readonly PaperBlock[] => [
  { type: 'text', text: result === null ? t('report.soFar') : winnerWords(result), strong: true },
  ...(result === null || result.note === '' ? [] : [textBlock(result.note)]),
  ...(points === null ? [] : [textBlock(t('report.points', points))]),
];

/** No hits or more come always: that is not worth a cell. */
const chanceOf = ({ hits, atLeast }: Luck): string =>
  hits === 0 ? '' : t('report.percent', { value: percentWords(atLeast) });

const unlessNone = (count: number): string => (count === 0 ? '' : String(count));

const sideName = { ijn: () => t('report.head.ijn'), irn: () => t('report.head.irn') };

function sidesOf({ sides }: Report): readonly PaperBlock[] {
  const head = [
    t('report.head.side'),
    t('report.head.hits'),
    t('report.head.expected'),
    t('report.head.asGood'),
    t('report.head.fires'),
    t('report.head.lost'),
  ];
  const rows = SIDES.map((side) => {
    const { luck, firesLit, losses } = sides[side];
    const lost = losses.ships + losses.boats + losses.transports;
    return [
      sideName[side](),
      String(luck.hits),
      expectedWords(luck.expected),
      chanceOf(luck),
      String(firesLit),
      String(lost),
    ];
  });
  return [
    ...tableBlocks(head, rows),
    ...SIDES.map((side) =>
      textBlock(t('report.luck.line', { side: sideName[side](), luck: luckWords(sides[side].luck) })),
    ),
  ];
}

function turnsOf({ byTurn }: Report): readonly PaperBlock[] {
  const bars = byTurn.map(({ turn, hits }) => ({ turn, japan: hits.ijn, russia: hits.irn }));
  if (bars.every(({ japan, russia }) => japan + russia === 0)) return [];
  const cell = (hits: number, expected: number) =>
    hits === 0 && expected === 0 ? '' : t('report.hitsExpected', { hits, expected: expectedWords(expected) });
  const rows = byTurn
    .filter(({ expected }) => expected.ijn + expected.irn > 0)
    .map(({ turn, hits, expected }) => [String(turn), cell(hits.ijn, expected.ijn), cell(hits.irn, expected.irn)]);
  return [
    { type: 'drawing', svg: turnBarsSvg(bars), words: t('report.chart') },
    ...tableBlocks([t('report.head.turn'), t('report.head.ijn'), t('report.head.irn')], rows),
  ];
}

const sumOf = (weapons: readonly WeaponReport[], of: (weapon: WeaponReport) => number): number =>
  weapons.reduce((sum, weapon) => sum + of(weapon), 0);

const shipsOf = ({ ships }: Report, nameOf: NameOf): readonly PaperBlock[] => [
  ...tableBlocks(
    [
      t('report.head.ship'),
      t('report.head.shots'),
      t('report.head.hits'),
      t('report.head.expected'),
      t('report.head.asGood'),
      t('report.head.did'),
      t('report.head.sank'),
      t('report.head.taken'),
      t('report.head.suffered'),
    ],
    ships.map(({ id, unseen, luck, weapons, taken, suffered }) => [
      unseen ? t('report.unseen', { name: nameOf(id) }) : nameOf(id),
      unlessNone(sumOf(weapons, ({ shots }) => shots)),
      ...(weapons.length === 0 ? ['', ''] : [String(luck.hits), expectedWords(luck.expected)]),
      chanceOf(luck),
      lettersOf((letter) => sumOf(weapons, ({ harm }) => harm[letter])),
      unlessNone(sumOf(weapons, ({ sank }) => sank)),
      unlessNone(taken),
      lettersOf((letter) => suffered[letter]),
    ]),
  ),
  ...(ships.length === 0 ? [] : [textBlock(t('report.luck.letters'))]),
];

/** "M 1, F 2": markers and fires. */
const lettersOf = (of: (letter: keyof Harm) => number): string =>
  ([...MARKERS, 'F'] as const).flatMap((letter) => (of(letter) === 0 ? [] : `${letter} ${of(letter)}`)).join(', ');

const weaponsOf = (weapons: readonly WeaponReport[]): readonly PaperBlock[] =>
  tableBlocks(
    [
      t('report.head.weapon'),
      t('report.head.shots'),
      t('report.head.onTarget'),
      t('report.head.dice'),
      t('report.head.hits'),
      t('report.head.expected'),
      t('report.head.did'),
      t('report.head.sank'),
    ],
    weapons.map(({ weapon, shots, onTarget, dice, hits, expected, harm, sank }) => [
      gunWords(weapon),
      String(shots),
      String(onTarget),
      String(dice),
      String(hits),
      expectedWords(expected),
      lettersOf((letter) => harm[letter]),
      unlessNone(sank),
    ]),
  );

const firesOf = ({ fires }: Report, nameOf: NameOf): readonly PaperBlock[] => [
  ...tableBlocks(
    [
      t('report.head.ship'),
      t('report.head.lit'),
      t('report.head.spread'),
      t('report.head.putOut'),
      t('report.head.otherwise'),
      t('report.head.damage'),
      t('report.head.ended'),
    ],
    fires.map((fire) => [
      nameOf(fire.ship),
      ...[fire.lit, fire.spread, fire.putOut].map(unlessNone),
      fire.otherwise > 0 ? `+${fire.otherwise}` : unlessNone(fire.otherwise).replace('-', '−'),
      unlessNone(fire.damage),
      fireEnd(fire),
    ]),
  ),
  ...(fires.some(({ otherwise }) => otherwise !== 0) ? [textBlock(t('report.luck.otherwise'))] : []),
];

const rulesOf = ({ houseRules, ownTables }: Report): readonly PaperBlock[] => [
  ...(houseRules.length === 0 ? [textBlock(t('report.rules.default'))] : []),
  ...listBlocks(
    houseRules.map(({ key, value }) =>
      t('report.rules.line', { rule: houseQuestion(key), answer: houseAnswer(key, value) }),
    ),
  ),
  ...(ownTables ? [textBlock(t('report.rules.ownTables'))] : []),
];

function umpireOf({ umpire }: Report, nameOf: NameOf): readonly PaperBlock[] {
  const lines = umpire.flatMap(({ turn, description }) => {
    const what = eventSentence(description, nameOf);
    return what === null ? [] : [t('report.umpire.line', { turn, what })];
  });
  return lines.length === 0 ? [textBlock(t('report.umpire.none'))] : listBlocks(lines);
}

const diceOf = ({ dice, undone, secondAttempts }: Report): readonly PaperBlock[] => [
  textBlock(t('report.dice.line', { ...dice })),
  ...(dice.corrected === 0 ? [] : [textBlock(t('report.dice.corrected', { count: dice.corrected }))]),
  textBlock(t('report.dice.undone', { count: undone })),
  ...(secondAttempts === 0 ? [] : [textBlock(t('report.dice.second', { count: secondAttempts }))]),
];

/** What happened in each turn, without moves and routine: the log has those. */
const timelineOf = (
  turns: readonly TurnSummary[],
  nameOf: NameOf,
  tables: ReadonlyMap<number, PaperBlock>,
): readonly PaperPart[] =>
  turns.map((summary) => ({
    title: t('report.turn', { turn: summary.turn }),
    blocks: [
      ...drawingOf(tables.get(summary.turn)),
      ...listBlocks(
        summarySections(withoutUmpire(summary), nameOf)
          .filter(({ part }) => part !== 'moves' && part !== 'control')
          .flatMap(({ lines }) => lines.map(({ text }) => text)),
      ),
    ],
  }));

const drawingOf = (drawing: PaperBlock | undefined): readonly PaperBlock[] => (drawing ? [drawing] : []);

/** Rulings have a part of their own. */
const withoutUmpire = (summary: TurnSummary): TurnSummary => ({
  ...summary,
  parts: { ...summary.parts, else: summary.parts.else.filter(({ code }) => !RULINGS.includes(code)) },
});

const RULINGS: readonly string[] = ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'ShipAdded'];
