import type { TableWords } from '@/kit/own-table/table-words';
import { t } from '@/messages/messages';
import type { Problem, TableFact } from '@/rules/common/owner-table';
import { RESULTS, type SalvoResult, type TableId } from '@/rules/tsushima/index';

type StartColumn = 'one' | 'two' | 'sunk';

const resultOf = (code: string): SalvoResult => RESULTS.find((each) => each === code) ?? 'none';
export const resultWords = (code: string): string => t(`tsushima.shelf.table.result.${resultOf(code)}`);
const symbolOf = (code: string): string => t(`tsushima.shelf.table.symbol.${resultOf(code)}`);
const startWords = (column: string): string => t(`tsushima.shelf.table.start.${column as StartColumn}`);

const netWords = (net: string): string => net.replace('-', '−');

const rowWords = (table: TableId, row: string): string =>
  table === 'gunfire' ? t('tsushima.shelf.table.rowSize', { row }) : t('tsushima.shelf.table.rowArmour', { row });

const shared = (table: TableId) => ({
  title: t(`tsushima.shelf.table.${table}`),
  subtitle: t('tsushima.shelf.table.fromCopy'),
  corner: table === 'gunfire' ? t('tsushima.shelf.table.size') : t('tsushima.shelf.table.armour'),
  row: (row: string) => row,
  rowSaid: (row: string) => rowWords(table, row),
});

/** How the table is spoken of where only the starts of its results are typed. */
export const startsWords = (table: TableId): TableWords => ({
  ...shared(table),
  hint: t('tsushima.shelf.table.hintStarts'),
  column: startWords,
  problem: (problem) => startProblem(table, problem),
  printed: ({ id, ...fact }) => {
    if (fact.type !== 'printed' || typeof fact.is === 'string') return '';
    return id === 'example-two'
      ? t('tsushima.shelf.table.printedFrom', { from: fact.is.from })
      : t('tsushima.shelf.table.printed', { ...fact.is });
  },
});

type FactProblem = Problem & { readonly fact: TableFact };

function startProblem(table: TableId, { fact, cells, values }: FactProblem): string {
  const [from = '', to = ''] = values;
  const [first, second = first] = cells;
  if (fact.id === 'example') return t('tsushima.shelf.table.problem.example');
  if (fact.id === 'example-two') return t('tsushima.shelf.table.problem.exampleTwo');
  if (first === undefined || second === undefined) return '';
  if (fact.id === 'more-for-more') {
    return t('tsushima.shelf.table.problem.hits', {
      row: rowWords(table, first.row),
      first: startWords(first.column),
      second: startWords(second.column),
      from,
      to,
    });
  }
  const sizes = { a: first.row, b: second.row, from, to };
  return table === 'gunfire'
    ? t('tsushima.shelf.table.problem.sizes', sizes)
    : t('tsushima.shelf.table.problem.armours', sizes);
}

/** How it is spoken of where every cell is typed. */
export const cellsWords = (table: TableId): TableWords => ({
  ...shared(table),
  hint: t('tsushima.shelf.table.hintCells'),
  column: netWords,
  symbol: (code) => ({ shown: symbolOf(code), said: resultWords(code) }),
  problem: (problem) => cellProblem(table, problem),
  printed: (fact) =>
    fact.type === 'printed' && typeof fact.is === 'string'
      ? t('tsushima.shelf.table.printedIs', { symbol: symbolOf(fact.is) })
      : '',
});

function cellProblem(table: TableId, { fact, cells, values }: FactProblem): string {
  const [from = '', to = ''] = values.map((code) => resultWords(code).toLowerCase());
  const [first, second = first] = cells;
  if (first === undefined || second === undefined) return '';
  if (fact.type === 'printed') {
    const is = typeof fact.is === 'string' ? resultWords(fact.is).toLowerCase() : '';
    return t('tsushima.shelf.table.problem.exampleCell', { net: netWords(fact.column), is });
  }
  if (fact.along === 'row') {
    return t('tsushima.shelf.table.problem.nets', {
      row: rowWords(table, first.row),
      ...{ a: netWords(first.column), b: netWords(second.column), from, to },
    });
  }
  const rows = { net: netWords(first.column), a: first.row, b: second.row, from, to };
  return table === 'gunfire'
    ? t('tsushima.shelf.table.problem.sizeCells', rows)
    : t('tsushima.shelf.table.problem.armourCells', rows);
}
