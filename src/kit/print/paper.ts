/** What is handed out of the app to be read: the same words as a page to print, as Markdown and on screen. */
export interface Paper {
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly PaperPart[];
}

export interface PaperPart {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly type: 'text'; readonly text: string; readonly strong?: true }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** The first column is words, the others are numbers. */
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A drawing, with what it shows in words; Markdown has only the words. */
  | { readonly type: 'drawing'; readonly svg: string; readonly words: string };

export const textBlock = (text: string): PaperBlock => ({ type: 'text', text });

/** Nothing for an empty list: an empty heading is no use on paper. */
export const listBlocks = (items: readonly string[]): readonly PaperBlock[] =>
  items.length === 0 ? [] : [{ type: 'list', items }];

export const tableBlocks = (head: readonly string[], rows: readonly (readonly string[])[]): readonly PaperBlock[] =>
  rows.length === 0 ? [] : [{ type: 'table', head, rows }];

/** Parts that have something in them. */
export const withContent = (parts: readonly PaperPart[]): readonly PaperPart[] =>
  parts.filter(({ blocks }) => blocks.length > 0);
