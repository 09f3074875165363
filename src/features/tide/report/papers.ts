import type { PrintedBook } from '@/features/play/shelf-book';
import { type Paper, tableBlocks, textBlock } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import {
  ADVANTAGE_MODIFIERS,
  CLASSES,
  type Counter,
  CROSSING,
  DICE,
  type Fleet,
  MATRIX,
  MINES,
  PAIRS,
  RANGE_MODIFIERS,
  RANGES,
  RECOVERY,
  RESULTS,
  SINKS_AT,
  SMOKE_MODIFIER,
  TOGO_POINTS,
  type TogoReason,
  TORPEDO_NEED,
  WEAPONS,
} from '@/rules/tide/index';

import { ownCounters } from '../shelf/own-counters';
import { pairWords } from '../words/event-words';
import { fleetWords } from '../words/names-in';

const charts = (): Paper['parts'] => [
  {
    title: t('tide.report.ref.matrix'),
    blocks: [
      textBlock(t('tide.report.ref.matrixText')),
      ...tableBlocks(
        [t('tide.report.ref.pair'), ...PAIRS.map(pairWords)],
        PAIRS.map((pair, row) => [pairWords(pair), ...MATRIX[row]!.map(String)]),
      ),
    ],
  },
  {
    title: t('tide.report.ref.results'),
    blocks: tableBlocks(
      [
        t('tide.report.ref.number'),
        t('tide.report.ref.range'),
        t('tide.report.ref.broadside'),
        t('tide.report.ref.rounds'),
      ],
      Object.entries(RESULTS).map(([number, { range, broadside, rounds }]) => [
        number,
        t(`tide.rangeTitle.${range}`),
        t(`tide.broadside.${broadside ?? 'none'}`),
        String(rounds),
      ]),
    ),
  },
  {
    title: t('tide.report.ref.guns'),
    blocks: [
      ...tableBlocks(
        [t('tide.report.ref.weapon'), ...RANGES.map((range) => t(`tide.rangeTitle.${range}`))],
        WEAPONS.map((weapon) => [
          t(`tide.purpose.${weapon}`),
          ...RANGES.map((range) => {
            const value = RANGE_MODIFIERS[weapon][range];
            return value === null ? t('tide.report.ref.silent') : signed(value);
          }),
        ]),
      ),
      textBlock(
        t('tide.report.ref.gunsText', {
          broadside: signed(ADVANTAGE_MODIFIERS.broadside),
          crossing: signed(ADVANTAGE_MODIFIERS.crossing),
          smoke: SMOKE_MODIFIER,
          torpedo: TORPEDO_NEED,
        }),
      ),
      textBlock(t('tide.report.ref.letters')),
    ],
  },
  {
    title: t('tide.report.ref.classes'),
    blocks: tableBlocks(
      [
        t('tide.report.ref.class'),
        t('tide.report.ref.dice'),
        t('tide.report.ref.sinksAt'),
        t('tide.report.ref.minesIjn'),
        t('tide.report.ref.minesIrn'),
      ],
      CLASSES.map((each) => [
        t(`tide.forces.class.${each}`),
        String(DICE[each]),
        String(SINKS_AT[each]),
        t('tide.report.ref.passes', { need: MINES.ijn[each] }),
        t('tide.report.ref.passes', { need: MINES.irn[each] }),
      ]),
    ),
  },
  {
    title: t('tide.report.ref.others'),
    blocks: [
      textBlock(t('tide.report.ref.crossing', { ijn: CROSSING.ijn.need, irn: CROSSING.irn.need })),
      textBlock(
        t('tide.report.ref.recovery', {
          portArthur: RECOVERY['port-arthur'],
          vladivostok: RECOVERY.vladivostok,
          japan: RECOVERY.japan,
        }),
      ),
    ],
  },
  {
    title: t('tide.report.ref.points'),
    blocks: tableBlocks(
      [t('tide.report.ref.deed'), t('tide.report.ref.change')],
      (Object.keys(TOGO_POINTS) as TogoReason[]).map((reason) => [
        t(`tide.report.ref.deeds.${reason}`),
        signed(TOGO_POINTS[reason].change),
      ]),
    ),
  },
];

/** The owner's ship values; null while the house's are used. */
function ownTables(): Paper['parts'] | null {
  const own = ownCounters();
  if (own === null) return null;
  const value = (number: number | null | undefined): string =>
    number == null ? t('tide.report.ref.silent') : String(number);
  const row = (name: string, fleet: Fleet, ratings: Counter['ratings']): readonly string[] => [
    name,
    fleetWords(fleet),
    value(ratings?.primary),
    value(ratings?.secondary),
    ratings?.letter ?? t('tide.report.ref.silent'),
    ratings?.torpedo ? t('tide.report.own.yes') : '',
  ];
  return [
    {
      title: t('tide.report.own.counters'),
      blocks: tableBlocks(
        [
          t('tide.report.own.ship'),
          t('tide.report.own.fleet'),
          t('tide.report.own.primary'),
          t('tide.report.own.secondary'),
          t('tide.report.own.letter'),
          t('tide.report.own.torpedo'),
        ],
        own.counters.flatMap(({ name, fleet, ratings, damagedRatings }) => [
          row(name, fleet, ratings),
          ...(damagedRatings === null ? [] : [row(t('tide.report.own.damaged', { name }), fleet, damagedRatings)]),
        ]),
      ),
    },
  ];
}

export const printed: PrintedBook = { charts, ownTables };
