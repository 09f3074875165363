import type { PrintedBook } from '@/features/play/shelf-book';
import { type Paper, type PaperPart, tableBlocks, textBlock } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { sentenceOf, t } from '@/messages/messages';
import { columnName, type Crt, HOUSE_CRT, paralysedBy, SIDES } from '@/rules/mukden/index';
import { useLibrary } from '@/store/library';

import { tableFor } from '../shelf/own-crt';
import { unitsInForce, UNITS_KIND } from '../shelf/own-units';
import { sideWords } from '../words/names-in';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** What moves an attack to another column (MUK-31). */
const SHIFTS = [
  ['town', -1],
  ['mountain', -1],
  ['line', -1],
  ['major', -2],
  ['concentricIjn', 2],
  ['concentricIrn', 1],
] as const;

const headingWords = (name: string): string => name.replace('<=', '≤').replace('>=', '≥').replace('-', '−');

const crtPart = (title: string, crt: Crt): PaperPart => ({
  title,
  blocks: SIDES.flatMap((side) => [
    textBlock(t('mukden.report.ref.columns', { side: sideWords(side) })),
    ...tableBlocks(
      [
        t('mukden.report.ref.die'),
        ...(crt.rows[0] ?? []).map((_, column) => headingWords(columnName(crt, side, column))),
      ],
      crt.rows.map((row, place) => [String(place + 1), ...row.map((cell) => cell?.join('/') ?? '')]),
    ),
  ]),
});

const charts = (): Paper['parts'] => [
  // The publisher's table is in no text of ours: the house's own stands in until the owner has typed one.
  ...(tableFor(null).source === 'yours' ? [] : [crtPart(t('mukden.report.ref.houseCrt'), HOUSE_CRT)]),
  {
    title: t('mukden.report.ref.shifts'),
    blocks: tableBlocks(
      [t('mukden.report.ref.what'), t('mukden.report.ref.shift')],
      SHIFTS.map(([what, shift]) => [t(`mukden.report.ref.${what}`), signed(shift)]),
    ),
  },
  {
    title: t('mukden.report.ref.paralysis'),
    blocks: tableBlocks(
      [t('mukden.report.ref.face'), ...FACES.map(String)],
      [[t('mukden.report.ref.units'), ...FACES.map((face) => String(paralysedBy(face)))]],
    ),
  },
  {
    title: t('mukden.report.ref.victory'),
    blocks: ['MUK-7', 'MUK-8', 'MUK-9'].map((rule) => textBlock(sentenceOf('mukden', 'rules', rule) ?? '')),
  },
];

function ownTables(): Paper['parts'] | null {
  const { source, crt } = tableFor(null);
  const own = unitsInForce(useLibrary.getState()[UNITS_KIND]);
  const parts = [
    ...(source === 'yours' && crt !== null ? [crtPart(t('mukden.report.ref.crt'), crt)] : []),
    ...(own === null
      ? []
      : [
          {
            title: t('mukden.report.own.units'),
            blocks: tableBlocks(
              [
                t('mukden.report.own.unit'),
                t('mukden.report.own.side'),
                t('mukden.report.own.strength'),
                t('mukden.report.own.hex'),
              ],
              own.units.map(({ name, side, strength, hex }) => [name, sideWords(side), String(strength), hex ?? '']),
            ),
          },
        ]),
  ];
  return parts.length === 0 ? null : parts;
}

export const printed: PrintedBook = { charts, ownTables };
