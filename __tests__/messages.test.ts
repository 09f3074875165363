import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { en } from '@/messages/en';
import { t } from '@/messages/messages';
import { ALL_REFUSALS, REFUSAL_RULES } from '@/rules/togo/index';

const root = resolve(__dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Catalogue = { readonly [key: string]: string | Catalogue };

const leaves = (node: Catalogue, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const sentences = leaves(en);
/** Looked up by code, through `sentenceOf`; whether they are complete is asked below and in rule-texts. */
const CODED = /^(refusal|togoRules)\./;
const keys = new Set(sentences.map(([key]) => key.replace(PLURAL, '')));
const source = ['app', 'src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  // The command line has no sentences, and names of its own that look like keys.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(messages\/en|cli\/)/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Every string in the code that looks like a path into the catalogue, whether in t(...) or in a table of keys. */
const mentioned = new Set(
  [...source.matchAll(new RegExp(`['"\`]((?:${Object.keys(en).join('|')})\\.[\\w.]+)['"\`]`, 'g'))].map(
    ([, key]) => key ?? '',
  ),
);

/** A key with codes in it: `ships.type.${type}`. The compiler holds the codes against the catalogue. */
const templates = [
  ...new Set(
    [
      ...source.matchAll(
        new RegExp(`\\bt\\(\\s*\`((?:${Object.keys(en).join('|')})\\.(?:[\\w.]|\\$\\{[^}\`]*\\})*)\``, 'g'),
      ),
    ]
      .map(([, key]) => key ?? '')
      .filter((key) => key.includes('${')),
  ),
].map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));

test('no sentence of the catalogue is unused', () => {
  const isUsed = (key: string) => mentioned.has(key) || templates.some((template) => template.test(key));
  expect([...keys].filter((key) => !isUsed(key) && !CODED.test(key))).toEqual([]);
});

test('every key with codes in it finds at least two sentences', () => {
  const found = (template: RegExp) => [...keys].filter((key) => template.test(key)).length;
  expect(templates.length).toBeGreaterThan(10);
  expect(templates.filter((template) => found(template) < 2)).toEqual([]);
});

test('no key in the code is missing from the catalogue', () => {
  expect([...mentioned].filter((key) => !keys.has(key))).toEqual([]);
});

test('no key is put together where neither test nor compiler could find it: it begins with its group', () => {
  expect(source.match(/\bt\(\s*`\$|\bt\(\s*`[^`]*`\s*as string|\bt\(\s*'[^']*'\s*\+/g) ?? []).toEqual([]);
});

test('sentences are whole: none begins or ends with the space of a glued piece', () => {
  expect(sentences.filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
});

test('every plural has the form that English falls back on', () => {
  const plurals = sentences.map(([key]) => key).filter((key) => PLURAL.test(key));
  const incomplete = plurals.map((key) => key.replace(PLURAL, '')).filter((key) => !plurals.includes(`${key}_other`));
  expect(incomplete).toEqual([]);
});

test('every refusal of the rules and of the store has a sentence, and no sentence stands for none', () => {
  const store = ['NOT_SAVED', 'CHANGED_ELSEWHERE', 'NOT_OPEN', 'DICE_MISSING', 'BAD_COMMAND'];
  const undo = ['NOTHING_TO_UNDO', 'NOTHING_TO_REDO', 'NO_SUCH_MOMENT', 'NOTHING_DAMAGED'];
  const codes = new Set([...ALL_REFUSALS, ...Object.keys(REFUSAL_RULES), ...store, ...undo]);
  const written = Object.keys(en.refusal).filter((key) => /^[A-Z]/.test(key));
  expect(written.sort()).toEqual([...codes].sort());
});

test('a sentence is filled with its parameters', () => {
  expect(t('settings.textSize.value', { percent: 120 })).toBe('120 %');
});
