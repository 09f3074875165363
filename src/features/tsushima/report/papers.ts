import type { PrintedBook } from '@/features/play/shelf-book';
import { type Paper, type PaperPart, tableBlocks, textBlock } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import {
  ADJACENT_TORPEDO,
  COLUMNS,
  CONCENTRATED,
  FLIGHT,
  GROUNDING_DAMAGE,
  GROUNDING_NEED,
  LAND_PLANS,
  MINE_DAMAGE,
  MINE_NEED,
  PLANS,
  REPAIR,
  SCREENED,
  SCUTTLING,
  SPOTTING,
  SWEEPING,
  TABLES,
  type TableId,
  type TableReading,
  ZONE_SPOTTING,
} from '@/rules/tsushima/index';

import { ownCounters } from '../shelf/own-counters';
import { ownTable, readingFor, sourceOf } from '../shelf/own-tables';
import { portName } from '../words/names-in';

const SEARCH = ['destroyer', 'twoHits', 'lowMorale', 'alreadyThere', 'partialSea', 'evades'] as const;
const UNITS = ['boat', 'sound', 'crippled', 'merchant', 'fleeing'] as const;
const FACES = ['1', '2', '3', '4', '5', '6'] as const;

const charts = (): Paper['parts'] => [
  {
    title: t('tsushima.report.ref.search', { need: SPOTTING.need }),
    blocks: [
      ...tableBlocks(
        [t('tsushima.report.ref.what'), t('tsushima.report.ref.value')],
        SEARCH.map((what) => [t(`tsushima.report.ref.${what}`), signed(SPOTTING[what])]),
      ),
      textBlock(t('tsushima.report.ref.zone', { need: ZONE_SPOTTING })),
    ],
  },
  {
    title: t('tsushima.report.ref.columns'),
    blocks: tableBlocks(
      [t('tsushima.report.ref.unit'), t('tsushima.report.ref.columns')],
      UNITS.map((unit) => [t(`tsushima.report.ref.${unit}`), String(COLUMNS[unit])]),
    ),
  },
  {
    title: t('tsushima.report.ref.salvo'),
    blocks: [
      textBlock(
        t('tsushima.report.ref.salvoText', {
          concentrated: signed(CONCENTRATED),
          screened: signed(SCREENED),
          adjacent: signed(ADJACENT_TORPEDO),
        }),
      ),
      textBlock(t('tsushima.report.ref.flight', FLIGHT)),
    ],
  },
  {
    title: t('tsushima.report.ref.faces'),
    blocks: [
      ...tableBlocks(
        ['', ...FACES],
        [
          [t('tsushima.report.ref.repair'), ...REPAIR.map((result) => t(`tsushima.report.ref.hits.${result}`))],
          [t('tsushima.report.ref.mine'), ...MINE_DAMAGE.map(String)],
          [t('tsushima.report.ref.grounding'), ...GROUNDING_DAMAGE.map(String)],
        ],
      ),
      textBlock(
        t('tsushima.report.ref.mineText', {
          mine: MINE_NEED,
          grounding: GROUNDING_NEED,
          ships: SWEEPING.ships,
          sweep: SWEEPING.need,
          scuttle: SCUTTLING,
        }),
      ),
    ],
  },
  {
    title: t('tsushima.report.ref.plans'),
    blocks: tableBlocks(
      [
        t('tsushima.report.ref.plan'),
        t('tsushima.report.ref.to'),
        t('tsushima.report.ref.loads'),
        t('tsushima.report.ref.months'),
        t('tsushima.report.ref.total'),
      ],
      PLANS.map((plan) => {
        const { destination, loads, rolled, successes, total } = LAND_PLANS[plan];
        const wanted = rolled ? t('tsushima.report.ref.rolled', { count: loads }) : String(loads);
        return [plan, portName(destination), wanted, String(successes), String(total)];
      }),
    ),
  },
  ...TABLES.flatMap((table) => tablePart(table, 'house')),
];

/** From which net result each row scores: what the reading says, told in the printed table's own terms. */
function startsOf({ least, rows }: TableReading, row: string): readonly string[] {
  const codes = rows[row] ?? '';
  return ['1', '2', '3'].map((wanted) => {
    const place = [...codes].findIndex((code) => code >= wanted);
    return place < 0 ? t('tsushima.report.own.never') : String(least + place);
  });
}

const HOUSE_TITLES = {
  gunfire: () => t('tsushima.report.own.houseGunfire'),
  torpedo: () => t('tsushima.report.own.houseTorpedo'),
} as const;

const isTyped = (table: TableId): boolean => sourceOf(ownTable(table)) === 'yours';

/** The owner's own; or the house's, which stands in until there is one. */
function tablePart(table: TableId, whose: 'yours' | 'house'): readonly PaperPart[] {
  const { reading } = readingFor(ownTable(table), table, whose);
  if (reading === null || isTyped(table) !== (whose === 'yours')) return [];
  const head = table === 'gunfire' ? t('tsushima.report.own.size') : t('tsushima.report.own.armour');
  const rows = Object.keys(reading.rows).map((row) => [row, ...startsOf(reading, row)]);
  const columns = [t('tsushima.report.own.one'), t('tsushima.report.own.two'), t('tsushima.report.own.sunk')];
  const title = whose === 'yours' ? t(`tsushima.report.own.${table}`) : HOUSE_TITLES[table]();
  return [{ title, blocks: tableBlocks([head, ...columns], rows) }];
}

function ownTables(): Paper['parts'] | null {
  const counters = ownCounters();
  const gun = (guns: { readonly factor: number; readonly salvos: number } | null): string =>
    guns === null ? t('tsushima.report.own.never') : t('tsushima.report.own.gun', guns);
  const parts = [
    ...TABLES.flatMap((table) => tablePart(table, 'yours')),
    ...(counters === undefined
      ? []
      : [
          {
            title: t('tsushima.report.own.counters'),
            blocks: tableBlocks(
              [
                t('tsushima.report.own.ship'),
                t('tsushima.report.own.type'),
                t('tsushima.report.own.size'),
                t('tsushima.report.own.armour'),
                t('tsushima.report.own.primary'),
                t('tsushima.report.own.secondary'),
              ],
              counters.map(({ name, type, size, armour, guns }) => [
                name,
                type,
                String(size),
                String(armour),
                gun(guns.primary),
                gun(guns.secondary),
              ]),
            ),
          },
        ]),
  ];
  return parts.length === 0 ? null : parts;
}

export const printed: PrintedBook = { charts, ownTables };
