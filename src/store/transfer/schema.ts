import * as v from 'valibot';

import { FORMAT, LONGEST_BODY } from './format';

const LONGEST_NAME = 4096;

/** Half a character or a zero would not come back from a text column as it went in. */
const isStorable = (text: string): boolean => !text.includes('\0') && !HALF_CHARACTER.test(text);
const HALF_CHARACTER = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const text = v.pipe(v.string(), v.maxLength(LONGEST_BODY), v.check(isStorable));
const shortText = v.pipe(text, v.maxLength(LONGEST_NAME));
const key = v.pipe(shortText, v.minLength(1));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Long lists are looked through item by item, with pauses. */
const list = v.array(v.unknown());

export const row = v.strictObject({
  seq: number,
  action: number,
  version: number,
  body: text,
  at: shortText,
  chain: shortText,
});

const battleHead = {
  name: shortText,
  book: key,
  createdAt: shortText,
  brokenAt: v.nullable(number),
  rows: v.pipe(list, v.minLength(1)),
};

/** No table seats so many sides. */
const MOST_CURTAINS = 16;

const drafts = v.pipe(
  v.array(v.strictObject({ curtain: key, body: text, updatedAt: shortText })),
  v.maxLength(MOST_CURTAINS),
  v.check((all) => new Set(all.map(({ curtain }) => curtain)).size === all.length),
);

export const battle = v.strictObject({ ...battleHead, drafts });

/** Until version 2 there was one strip, whoever's it was. */
export const battleOfVersion2 = v.pipe(
  v.strictObject({ ...battleHead, draft: v.nullable(v.strictObject({ body: text, updatedAt: shortText })) }),
  v.transform(({ draft, ...rest }) => ({ ...rest, drafts: draft ? [{ curtain: 'public', ...draft }] : [] })),
);

export const document = v.strictObject({ kind: key, id: key, body: v.unknown(), updatedAt: shortText });

const format = v.literal(FORMAT);

/** What every version has, and by which the rest is chosen. */
export const head = v.object({ format, version: number });

export const version1 = v.strictObject({
  format,
  version: v.literal(1),
  exportedAt: shortText,
  documents: list,
});

/** Versions 2 and 3, which differ in the strips of a battle. */
export const sealed = v.strictObject({
  format,
  version: v.picklist([2, 3]),
  exportedAt: shortText,
  documents: list,
  battles: list,
  seal: v.string(),
});
