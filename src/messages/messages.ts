import './plural-rules';

import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

import { en } from './en';
import type { bridge } from './en/bridge';
import type { instrumentWords } from './en/instruments';
import type { link } from './en/link';
import type { mukdenWords } from './en/mukden';
import type { mukdenWhere } from './en/mukden-where';
import type { redSunWords } from './en/red-sun';
import type { redSunWhere } from './en/red-sun-where';
import type { shelf } from './en/shelf';
import type { tideWords } from './en/tide';
import type { tideWhere } from './en/tide-where';
import type { togoWords } from './en/togo';
import type { togoWhere } from './en/togo-where';
import type { tsushimaWords } from './en/tsushima';
import type { tsushimaWhere } from './en/tsushima-where';

/** All sentences of the catalogue, those of the books too. */
export type Words = typeof en &
  typeof togoWords &
  typeof tideWords &
  typeof tsushimaWords &
  typeof redSunWords &
  typeof mukdenWords &
  typeof instrumentWords & {
    readonly bridge: typeof bridge;
    readonly link: typeof link;
    readonly mukdenWhere: typeof mukdenWhere;
    readonly redSunWhere: typeof redSunWhere;
    readonly shelf: typeof shelf;
    readonly tideWhere: typeof tideWhere;
    readonly togoWhere: typeof togoWhere;
    readonly tsushimaWhere: typeof tsushimaWhere;
  };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // Words of books are typed here and loaded with the book: a test holds that nobody uses them who has not loaded them.
    resources: { translation: Words };
  }
}

const i18n = createInstance().use(initReactI18next);

// Synchronous on purpose: the error screen needs words even when nothing else has started.
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** A phone that is one seat's at a hosted table is never passed on: what says so has another form there, its key with `_linked`. */
let isLinked = false;
export const speakToOneSeat = (is: boolean): void => void (isLinked = is);
const translate = i18n.t as (key: string, options?: object) => string;
// `useT` comes by here too. Most words have nothing to fill in: to read them takes a tenth of what to translate them does.
i18n.t = ((key: string, options?: object) =>
  (options === undefined && !isLinked && wordsAsTheyAre(key)) ||
  translate(key, isLinked ? { context: 'linked', ...options } : options)) as typeof i18n.t;

function wordsAsTheyAre(key: string): string | null {
  const words: unknown = i18n.getResource(i18n.language, 'translation', key);
  return typeof words === 'string' && !/\{\{|\$t\(/.test(words) ? words : null;
}

/** Adds the words of a book or an instrument as it is loaded. Every group of sentences is theirs alone. */
export function addWords(words: object): void {
  i18n.addResourceBundle('en', 'translation', words, false, true, { skipCopy: true });
}

/** Sentences for code outside components: file names, announcements, the error screen. */
export const t = i18n.t;

/** Sentences for components: `const t = useT(); t('settings.title')`. */
export const useT = () => useTranslation(undefined, { i18n }).t;

/**
 * What a book words by code: its rules by their number, why it refuses, what dice are for, whose they are and what they
 * decide, what it still wants, what happened.
 */
type Kind = 'rules' | 'refusal' | 'purpose' | 'roll' | 'chance' | 'owed' | 'event';

/** A book's sentence for a code, or null where it has none. Without a book: one of the house. */
export function sentenceOf(
  book: string | null,
  kind: Kind,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string | null {
  const key = book === null ? `${kind}.${code}` : `${book}.${kind}.${code}`;
  return i18n.exists(key, params) ? i18n.t(key, { defaultValue: '', ...params }) : null;
}
