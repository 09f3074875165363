import type { TableWords } from '@/kit/own-table/table-words';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import type { Problem, TableFact } from '@/rules/common/owner-table';
import type { Crt, Side } from '@/rules/mukden/index';
import type { Face } from '@/ui/dice-input';

import { columnWords } from '../attack/attack-words';
import { ofSideWords } from '../words/names-in';

const shared = () => ({
  title: t('mukden.shelf.crt.title'),
  subtitle: t('mukden.shelf.crt.fromCopy'),
});

/** The place of a column: `c1` is the first. */
const placeOf = (column: string): number => Number(column.slice(1));

/** The two lines of headings, which are typed first. */
export const headingsWords = (): TableWords => ({
  ...shared(),
  hint: t('mukden.shelf.crt.headingsHint'),
  corner: '',
  row: (side) => ofSideWords(side as Side),
  column: (column) => t('mukden.shelf.crt.columnAt', { place: placeOf(column) }),
  wanted: ({ row, column }) =>
    t('mukden.shelf.crt.headingWanted', { side: ofSideWords(row as Side), place: placeOf(column) }),
  problem: ({ cells: [, cell], values: [before = '', now = ''] }) =>
    t('mukden.shelf.crt.problem.ascending', {
      ...{ side: ofSideWords((cell?.row ?? 'ijn') as Side), before: signed(Number(before)), now: signed(Number(now)) },
    }),
});

/** The cells, with their columns headed as a side reads them. */
export function cellsWords(crt: Pick<Crt, 'headings'> | null, side: Side): TableWords {
  const column = (id: string): string =>
    crt === null
      ? t('mukden.shelf.crt.columnAt', { place: placeOf(id) })
      : columnWords({ headings: crt.headings, rows: [] }, side, placeOf(id) - 1);
  return {
    ...shared(),
    hint: t('mukden.shelf.crt.hint'),
    corner: '',
    row: (face) => t('mukden.shelf.crt.row', { face }),
    dieOf: (face) => Number(face) as Face,
    column,
    wanted: (cell, typed) =>
      typed === '' || !typed.endsWith('/')
        ? t('mukden.shelf.crt.wanted.attacker', { column: column(cell.column), face: cell.row })
        : t('mukden.shelf.crt.wanted.defender', { column: column(cell.column), face: cell.row }),
    problem: (problem) => cellProblem(problem, column),
    printed: (fact) => printedWords(fact),
  };
}

function cellProblem(
  { fact, cells, values }: Problem & { readonly fact: TableFact },
  column: (id: string) => string,
): string {
  const [first, second = first] = cells;
  const [typed = ''] = values;
  if (fact.type === 'printed') {
    const is = typeof fact.is === 'string' ? fact.is : String(fact.is.from);
    switch (fact.id) {
      case 'russian-15':
        return t('mukden.shelf.crt.problem.russian', { is, typed });
      case 'japanese-5-attacker':
        return t('mukden.shelf.crt.problem.japanese', { typed });
      default:
        return t('mukden.shelf.crt.problem.fifteenth', { steps: is, typed });
    }
  }
  const where = { face: first?.row ?? '', a: column(first?.column ?? 'c1'), b: column(second?.column ?? 'c1') };
  return fact.id === 'attacker-better'
    ? t('mukden.shelf.crt.problem.attacker', where)
    : t('mukden.shelf.crt.problem.defender', where);
}

/** In small print in the cell that a printed example binds. */
function printedWords(fact: TableFact): string {
  if (fact.type !== 'printed') return '';
  return fact.id === 'russian-15' ? t('mukden.shelf.crt.printed.russian') : t('mukden.shelf.crt.printed.japanese');
}
