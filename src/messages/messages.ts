import './plural-rules';

import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

import { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
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

/** Sentences for code outside components: file names, announcements, the error screen. */
export const t = i18n.t;

/** Sentences for components: `const t = useT(); t('settings.title')`. */
export const useT = () => useTranslation(undefined, { i18n }).t;

/** Sentences that stand for a code of the rules, each kept complete by a test of its own. */
type Coded = 'refusal' | 'togoRules';

/** The sentence of a code, or null where the catalogue has none. */
export function sentenceOf(
  of: Coded,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string | null {
  const key = `${of}.${code}`;
  return i18n.exists(key) ? i18n.t(key, { defaultValue: '', ...params }) : null;
}
