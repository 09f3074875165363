import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';

/** How a value is set: one of a few, or a number by steps; `none` is what stands below the least, where it may be empty. */
export type Editor =
  | { readonly type: 'choice'; readonly options: readonly { readonly value: Json; readonly words: string }[] }
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly none?: string;
      readonly words: (value: number) => string;
    };

/** A value of the whole game that may be set by hand. The log keeps what it was. */
export interface Correction {
  readonly key: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly value: Json;
  readonly editor: Editor;
}

interface ValueWords {
  /** A value of the whole campaign, by its path. */
  valueName: (path: readonly string[]) => string;
  /** A plain value in a word. */
  valueWords: (value: Json) => string;
}

/** How a book writes its list: a value by its path, and what it is set by. */
export function correctionsWith({ valueName, valueWords }: ValueWords) {
  const choice = (...values: readonly Json[]): Editor => ({
    type: 'choice',
    options: values.map((value) => ({ value, words: valueWords(value) })),
  });
  return {
    choice,
    yesNo: choice(true, false),
    count: (max: number, { min = 0, mayBeNone = false } = {}): Editor => ({
      ...{ type: 'number', min, max, step: 1, words: String },
      ...(mayBeNone && { none: valueWords(null) }),
    }),
    row: (path: readonly string[], value: Json, editor: Editor): Correction => ({
      ...{ key: path.join('-'), title: valueName(path), path },
      ...{ value, editor },
    }),
  };
}

/** As it stands, in words. */
export function nowWords({ value, editor }: Pick<Correction, 'value' | 'editor'>): string {
  if (editor.type === 'choice') {
    return editor.options.find((option) => same(option.value, value))?.words ?? t('play.change.other');
  }
  return typeof value === 'number' ? editor.words(value) : (editor.none ?? '');
}

export const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
