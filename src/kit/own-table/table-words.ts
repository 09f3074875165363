import type { Cell, Problem, TableFact } from '@/rules/common/owner-table';
import type { Face } from '@/ui/dice-input';

/** How a book speaks of one of its tables. */
export interface TableWords {
  readonly title: string;
  /** Under the title: "Tsushima · type it from your copy". */
  readonly subtitle: string;
  /** At the foot: what a number in a cell means. */
  readonly hint: string;
  /** Over the heads of the rows. */
  readonly corner: string;
  row(row: string): string;
  /** As it is spoken, where its head is a bare number. */
  rowSaid?(row: string): string;
  /** Drawn as a die instead of its words. */
  dieOf?(row: string): Face | null;
  column(column: string): string;
  page?(page: string): string;
  /** A symbol as the table prints it, and as it is spoken; otherwise it stands for itself. */
  symbol?(symbol: string): { readonly shown: string; readonly said: string };
  /** What is wanted in the cell under the cursor: "+15, die 4: defender loses". */
  wanted?(cell: Cell, typed: string): string;
  /** Why it speaks against the table: "Size 7 is harder to hit than size 6. Check both." */
  problem(problem: Problem & { readonly fact: TableFact }): string;
  /** In small print in the cell it binds: "book: 4 to 8". */
  printed?(fact: TableFact): string;
}
