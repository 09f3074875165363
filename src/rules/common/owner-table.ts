import { err, ok, type Result } from '@/lib/result';

import type { RuleId } from './trace';

/** What may stand in a cell: a number, or one or two of the symbols that the table prints ("1/3"). */
type CellEntry =
  | {
      readonly type: 'number';
      readonly least: number;
      readonly most: number;
      /** Whether a cell may say that nothing scores. */
      readonly none?: true;
    }
  | { readonly type: 'symbols'; readonly symbols: readonly string[]; readonly parts: 1 | 2 };

/** Something the rules say of a table though they do not print it. An error breaks it; a warning is only unlikely. */
export type TableFact = {
  readonly id: string;
  readonly level: 'error' | 'warning';
  readonly rule?: RuleId;
} & (
  | {
      /** From cell to cell it never falls, or never rises; `strictly`, it does not stay either. */
      readonly type: 'order';
      readonly along: 'row' | 'column';
      readonly way: 'rising' | 'falling';
      readonly strictly?: true;
      /** Of two symbols in a cell, which one. */
      readonly part?: 0 | 1;
    }
  | {
      /** An example prints this very cell, or bounds it. */
      readonly type: 'printed';
      readonly page?: string;
      readonly row: string;
      readonly column: string;
      /** Of two symbols in a cell, which one it speaks of; the whole cell without it. */
      readonly part?: 0 | 1;
      readonly is: string | { readonly from: number; readonly to: number };
    }
);

/** One way to type a table in: its cells by start value, or every one of them. */
export interface TableForm {
  readonly id: string;
  /** A table for each side, say. */
  readonly pages?: readonly string[];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly entry: CellEntry;
  /** The heads of the columns are typed too, before the cells. */
  readonly headings?: CellEntry;
  /** Which way the eye goes over the printed table. */
  readonly order: 'rows' | 'columns';
  readonly facts: readonly TableFact[];
}

/** The row of typed heads. */
export const HEADING = 'heading';
/** A cell in which nothing scores. */
export const NONE = 'none';

export interface Cell {
  readonly page: string;
  readonly row: string;
  readonly column: string;
}

/** What was typed, by cell. Empty cells are not there. */
export type Cells = Readonly<Record<string, string>>;

export const cellKey = ({ page, row, column }: Cell): string => `${page}/${row}/${column}`;

export const entryOf = (form: TableForm, { row }: Pick<Cell, 'row'>): CellEntry =>
  row === HEADING && form.headings ? form.headings : form.entry;

/** All cells, in the order they are typed: the heads first, then page by page. */
export function cellsOf(form: TableForm): readonly Cell[] {
  return (form.pages ?? ['']).flatMap((page) => {
    const heads = form.headings ? form.columns.map((column) => ({ page, row: HEADING, column })) : [];
    const byRow = form.rows.flatMap((row) => form.columns.map((column) => ({ page, row, column })));
    const byColumn = form.columns.flatMap((column) => form.rows.map((row) => ({ page, row, column })));
    return [...heads, ...(form.order === 'rows' ? byRow : byColumn)];
  });
}

/** Whether a text is a whole answer of this kind, whatever its number. */
export function isWhole(entry: CellEntry, text: string): boolean {
  if (entry.type === 'number') return /^-?\d+$/.test(text) || (entry.none === true && text === NONE);
  const parts = text.split('/');
  return parts.length === entry.parts && parts.every((part) => entry.symbols.includes(part));
}

/** A cell after one more key: whether that was the last it can take, so that the cursor goes on by itself. */
export function withKey(
  entry: CellEntry,
  text: string,
  key: string,
): { readonly text: string; readonly done: boolean } {
  if (entry.type === 'symbols') {
    const parts = text === '' || isWhole(entry, text) ? [] : text.split('/').filter((part) => part !== '');
    const next = [...parts, key];
    return next.length < entry.parts
      ? { text: `${next.join('/')}/`, done: false }
      : { text: next.join('/'), done: true };
  }
  if (key === NONE) return { text: NONE, done: true };
  const typed = text === NONE ? key : `${text}${key}`.replace(/^0+(?=\d)/, '');
  return { text: typed, done: Number(typed) * 10 > entry.most };
}

/** The same without its last key. */
export function withoutKey(entry: CellEntry, text: string): string {
  if (entry.type === 'number') return text === NONE ? '' : text.slice(0, -1);
  const parts = text.split('/').filter((part) => part !== '');
  return parts.length <= 1 ? '' : `${parts.slice(0, -1).join('/')}/`;
}

export interface Problem {
  readonly level: 'error' | 'warning';
  /** The fact it breaks; null where a number is none that the table can print. */
  readonly fact: TableFact | null;
  /** The cells in question, one or two, as they are typed. */
  readonly cells: readonly Cell[];
  readonly values: readonly string[];
}

/** What speaks against a table, as far as it is typed: errors before warnings, each in the order of the cells. */
export function problemsIn(form: TableForm, cells: Cells): readonly Problem[] {
  const all = cellsOf(form);
  const place = new Map(all.map((cell, i) => [cellKey(cell), i]));
  const textOf = (cell: Cell): string | undefined => {
    const text = cells[cellKey(cell)];
    return text !== undefined && isWhole(entryOf(form, cell), text) ? text : undefined;
  };
  const problems = [
    ...all.flatMap((cell) => outOfRange(form, cell, textOf(cell))),
    ...form.facts.flatMap((fact) =>
      fact.type === 'order' ? disordered(form, fact, textOf) : misprinted(form, fact, textOf),
    ),
  ];
  const at = ({ cells: [first] }: Problem) => (first && place.get(cellKey(first))) ?? 0;
  return problems.sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning') || at(a) - at(b));
}

function outOfRange(form: TableForm, cell: Cell, text: string | undefined): readonly Problem[] {
  const entry = entryOf(form, cell);
  if (text === undefined || text === NONE || entry.type !== 'number') return [];
  const isInside = Number(text) >= entry.least && Number(text) <= entry.most;
  return isInside ? [] : [{ level: 'error', fact: null, cells: [cell], values: [text] }];
}

type OrderFact = Extract<TableFact, { readonly type: 'order' }>;
type PrintedFact = Extract<TableFact, { readonly type: 'printed' }>;
type TextOf = (cell: Cell) => string | undefined;

/** Each typed cell is held against the last typed one before it in its line, so that a gap hides nothing. */
function disordered(form: TableForm, fact: OrderFact, textOf: TextOf): readonly Problem[] {
  return linesOf(form, fact.along).flatMap((line) => {
    const typed = line.flatMap((cell) => {
      const text = textOf(cell);
      return text === undefined ? [] : [{ cell, text, rank: rankOf(form.entry, text, fact.part ?? 0) }];
    });
    return typed.slice(1).flatMap((now, i) => {
      const before = typed[i]!;
      const gain = (now.rank - before.rank) * (fact.way === 'rising' ? 1 : -1);
      // Twice "none" is Infinity less Infinity: it stays where it was.
      const rises = Number.isNaN(gain) ? true : fact.strictly ? gain > 0 : gain >= 0;
      return rises
        ? []
        : [{ level: fact.level, fact, cells: [before.cell, now.cell], values: [before.text, now.text] }];
    });
  });
}

function misprinted(form: TableForm, fact: PrintedFact, textOf: TextOf): readonly Problem[] {
  const cell = { page: fact.page ?? form.pages?.[0] ?? '', row: fact.row, column: fact.column };
  const text = textOf(cell);
  if (text === undefined) return [];
  const said = fact.part === undefined ? text : (text.split('/')[fact.part] ?? '');
  const holds =
    typeof fact.is === 'string' ? said === fact.is : Number(said) >= fact.is.from && Number(said) <= fact.is.to;
  return holds ? [] : [{ level: fact.level, fact, cells: [cell], values: [text] }];
}

const linesOf = (form: TableForm, along: 'row' | 'column'): readonly (readonly Cell[])[] =>
  (form.pages ?? ['']).flatMap((page) =>
    along === 'row'
      ? form.rows.map((row) => form.columns.map((column) => ({ page, row, column })))
      : form.columns.map((column) => form.rows.map((row) => ({ page, row, column }))),
  );

/** Nothing scores later than any number; symbols stand in the order they are listed in. */
function rankOf(entry: CellEntry, text: string, part: 0 | 1): number {
  if (entry.type === 'number') return text === NONE ? Infinity : Number(text);
  return entry.symbols.indexOf(text.split('/')[part] ?? '');
}

/** Where the results of a table come from; without one the players enter each result. */
export type TableSource = 'yours' | 'house' | 'none';

/** A table as its owner keeps it. */
export interface OwnerTable {
  readonly id: string;
  /** What it is called in a file that is handed over. */
  readonly name: string;
  /** Which table of the book it is. */
  readonly table: string;
  readonly source: TableSource;
  /** The form it was typed in. */
  readonly form: string;
  readonly cells: Cells;
}

const SOURCES: readonly TableSource[] = ['yours', 'house', 'none'];

/** The one door from what is stored or imported to a table, for a book with these tables and their forms. */
export const ownerTableParser =
  (tables: Readonly<Record<string, readonly TableForm[]>>) =>
  (value: unknown): Result<OwnerTable, { readonly field: string; readonly expected: string }> => {
    const it = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
    const forms = typeof it.table === 'string' && Object.hasOwn(tables, it.table) ? tables[it.table] : undefined;
    if (!forms) return err({ field: 'table', expected: Object.keys(tables).join('|') });
    if (typeof it.id !== 'string' || it.id === '') return err({ field: 'id', expected: 'string' });
    if (typeof it.name !== 'string') return err({ field: 'name', expected: 'string' });
    const source = SOURCES.find((each) => each === it.source);
    if (!source) return err({ field: 'source', expected: SOURCES.join('|') });
    const form = forms.find(({ id }) => id === it.form);
    if (!form) return err({ field: 'form', expected: forms.map(({ id }) => id).join('|') });
    if (typeof it.cells !== 'object' || it.cells === null) return err({ field: 'cells', expected: 'object' });
    const cells: Record<string, string> = {};
    for (const cell of cellsOf(form)) {
      const text = (it.cells as Readonly<Record<string, unknown>>)[cellKey(cell)];
      if (text === undefined) continue;
      // A number out of range may stand: the owner saved it anyway. What is no answer at all may not.
      if (typeof text !== 'string' || !isWhole(entryOf(form, cell), text)) {
        return err({ field: `cells.${cellKey(cell)}`, expected: 'a cell of this table' });
      }
      cells[cellKey(cell)] = text;
    }
    return ok({ id: it.id, name: it.name, table: it.table as string, source, form: form.id, cells });
  };

/** The one in force of all that are kept of a table: its own, before copies that came with a file. */
export const tableInForce = (kept: Iterable<OwnerTable>, table: string): OwnerTable | null => {
  const all = [...kept].filter((each) => each.table === table);
  return all.find(({ id }) => id === table) ?? all[0] ?? null;
};
