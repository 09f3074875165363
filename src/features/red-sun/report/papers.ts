import type { PrintedBook } from '@/features/play/shelf-book';
import { type Paper, tableBlocks, textBlock } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import {
  ADMIRAL_CASUALTY,
  BLOCKADE,
  BLOCKADE_MODIFIER,
  COMMAND_MODIFIER,
  INITIAL_RANGE,
  INITIAL_WEATHER,
  LAND_CRT,
  NAVAL_CRT,
  POINTS_A_MORALE,
  readingOf,
  type Season,
  TERRAIN_CHART,
  WEATHER_CHANGE,
  WEATHERS,
} from '@/rules/red-sun/index';
import { useLibrary } from '@/store/library';

import { inForce, KIND } from '../shelf/own-forces';
import { ownTable, sourceOf } from '../shelf/own-table';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const SEASONS = Object.keys(COMMAND_MODIFIER) as Season[];
const value = (number: number | null | undefined): string =>
  number == null ? t('red-sun.report.ref.none') : String(number);

const charts = (): Paper['parts'] => [
  {
    title: t('red-sun.report.ref.weather'),
    blocks: [
      ...tableBlocks(
        [t('red-sun.report.ref.now'), ...FACES],
        [
          [t('red-sun.report.ref.first'), ...INITIAL_WEATHER.map((weather) => t(`red-sun.weather.${weather}`))],
          ...WEATHERS.map((now) => [
            t(`red-sun.weatherName.${now}`),
            ...WEATHER_CHANGE[now].map((weather) => t(`red-sun.weather.${weather}`)),
          ]),
        ],
      ),
      textBlock(t('red-sun.report.ref.range', INITIAL_RANGE)),
    ],
  },
  {
    title: t('red-sun.report.ref.gunnery'),
    blocks: [
      ...tableBlocks(
        [t('red-sun.report.ref.die'), ...NAVAL_CRT[0]!.map((_, place) => String(place + 1))],
        NAVAL_CRT.map((row, place) => [String(place + 1), ...row.map(String)]),
      ),
      textBlock(t('red-sun.report.ref.gunneryText')),
    ],
  },
  {
    title: t('red-sun.report.ref.command'),
    blocks: tableBlocks(
      [t('red-sun.report.ref.season'), t('red-sun.report.ref.initiative'), t('red-sun.report.ref.blockade')],
      SEASONS.map((season) => [
        t(`red-sun.seasonName.${season}`),
        signed(COMMAND_MODIFIER[season]),
        signed(BLOCKADE_MODIFIER[season]),
      ]),
    ),
  },
  {
    title: t('red-sun.report.ref.blockadeTitle'),
    blocks: tableBlocks(
      [t('red-sun.report.ref.total'), t('red-sun.report.ref.result')],
      BLOCKADE.map((result, place) => [String(place + 1), t(`red-sun.attrition.${result}`)]),
    ),
  },
  {
    title: t('red-sun.report.ref.admiral'),
    blocks: [
      ...tableBlocks(
        [t('red-sun.report.ref.die'), ...FACES],
        [['', ...ADMIRAL_CASUALTY.map((result) => t(`red-sun.admiral.${result}`))]],
      ),
      textBlock(t('red-sun.report.ref.morale', { points: POINTS_A_MORALE })),
    ],
  },
  {
    title: t('red-sun.report.ref.terrain'),
    blocks: tableBlocks(
      [
        t('red-sun.report.ref.terrain'),
        t('red-sun.report.ref.move'),
        t('red-sun.report.ref.stacking'),
        t('red-sun.report.ref.combat'),
      ],
      (Object.keys(TERRAIN_CHART) as (keyof typeof TERRAIN_CHART)[]).map((terrain) => {
        const { movement, stacking, combat } = TERRAIN_CHART[terrain];
        return [
          t(`red-sun.report.ref.terrainOf.${terrain}`),
          value(movement),
          value(stacking),
          combat === null ? value(null) : signed(combat),
        ];
      }),
    ),
  },
  {
    title: t('red-sun.report.ref.land'),
    blocks: [
      ...tableBlocks(
        [t('red-sun.report.ref.row'), ...Object.keys(LAND_CRT)],
        LAND_CRT['1-1'].map((_, row) => [
          String(row),
          ...Object.values(LAND_CRT).map((column) => column[row]?.join('/') ?? ''),
        ]),
      ),
      textBlock(t('red-sun.report.ref.below')),
    ],
  },
];

function ownTables(): Paper['parts'] | null {
  const table = ownTable();
  const reading = table !== null && sourceOf(table) === 'yours' ? readingOf(table) : null;
  const own = inForce(useLibrary.getState()[KIND]);
  const parts = [
    ...(reading === null
      ? []
      : [
          {
            title: t('red-sun.report.own.manoeuvre'),
            blocks: tableBlocks(
              [t('red-sun.report.ref.die'), ...FACES],
              [[t('red-sun.report.own.change'), ...reading]],
            ),
          },
        ]),
    ...(own === null
      ? []
      : [
          {
            title: t('red-sun.report.own.fleets'),
            blocks: tableBlocks(
              [
                t('red-sun.report.own.ship'),
                t('red-sun.report.own.fleet'),
                t('red-sun.report.own.strength'),
                t('red-sun.report.own.torpedo'),
                t('red-sun.report.own.defence'),
              ],
              own.forces.fleets.flatMap((fleet) =>
                fleet.ships.map(({ name, strength, torpedo, defence }) => [
                  name,
                  fleet.name,
                  value(strength),
                  value(torpedo),
                  value(defence),
                ]),
              ),
            ),
          },
          {
            title: t('red-sun.report.own.units'),
            blocks: tableBlocks(
              [
                t('red-sun.report.own.unit'),
                t('red-sun.report.own.hq'),
                t('red-sun.report.own.number'),
                t('red-sun.report.own.steps'),
              ],
              own.forces.headquarters.flatMap((hq) =>
                hq.units.map(({ name, activation, strengths }) => [
                  name,
                  hq.name,
                  value(activation),
                  strengths.join(' · '),
                ]),
              ),
            ),
          },
        ]),
  ];
  return parts.length === 0 ? null : parts;
}

export const printed: PrintedBook = { charts, ownTables };
