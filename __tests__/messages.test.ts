import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import ts from 'typescript';

import { en } from '@/messages/en';
import type { LinkRefusal } from '@/link/protocol/refusals';
import { bridge } from '@/messages/en/bridge';
import { instrumentWords } from '@/messages/en/instruments';
import { link } from '@/messages/en/link';
import { mukdenWords } from '@/messages/en/mukden';
import { mukdenWhere } from '@/messages/en/mukden-where';
import { redSunWords } from '@/messages/en/red-sun';
import { redSunWhere } from '@/messages/en/red-sun-where';
import { shelf } from '@/messages/en/shelf';
import { tideWords } from '@/messages/en/tide';
import { tideWhere } from '@/messages/en/tide-where';
import { tsushimaWhere } from '@/messages/en/tsushima-where';
import { togoWords } from '@/messages/en/togo';
import { togoWhere } from '@/messages/en/togo-where';
import { tsushimaWords } from '@/messages/en/tsushima';
import { speakToOneSeat, t } from '@/messages/messages';
import type { BadInput } from '@/rules/common/refusal';
import type {
  EventCode as MukdenEventCode,
  MukdenRefusalCode,
  OwedCode as MukdenOwedCode,
  Purpose as MukdenPurpose,
} from '@/rules/mukden/index';
import type {
  EventCode as RedSunEventCode,
  OwedCode as RedSunOwedCode,
  Purpose as RedSunPurpose,
  RedSunRefusalCode,
} from '@/rules/red-sun/index';
import type {
  EventCode as TideEventCode,
  OwedCode as TideOwedCode,
  Purpose as TidePurpose,
  TideRefusalCode,
  TogoReason,
} from '@/rules/tide/index';
import type { ObligationCode, Purpose, TogoRefusalCode } from '@/rules/togo/index';
import type { ScenarioPurpose } from '@/rules/togo/scenarios/dice-calls';
import type {
  EventCode as TsushimaEventCode,
  OwedCode as TsushimaOwedCode,
  Purpose as TsushimaPurpose,
  TsushimaRefusalCode,
} from '@/rules/tsushima/index';

const root = resolve(__dirname, '..');
const PLURAL = /(_ordinal)?_(zero|one|two|few|many|other)$/;

/** How it is said on a phone that is one seat's. */
const LINKED = /_linked$/;

type Catalogue = { readonly [key: string]: string | Catalogue };

const leaves = (node: Catalogue, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const keysOf = (catalogue: Catalogue): Set<string> =>
  new Set(leaves(catalogue).map(([key]) => key.replace(PLURAL, '').replace(LINKED, '')));

/** Words that are not there from the start, and the file that adds them. */
const LATER = {
  'src/messages/togo.ts': togoWords,
  'src/messages/tide.ts': tideWords,
  'src/messages/tsushima.ts': tsushimaWords,
  'src/messages/red-sun.ts': redSunWords,
  'src/messages/mukden.ts': mukdenWords,
  'src/messages/instruments.ts': instrumentWords,
  'src/messages/shelf.ts': { shelf },
  'src/messages/bridge.ts': { bridge },
  'src/messages/link.ts': { link },
  'src/messages/togo-where.ts': { togoWhere },
  'src/messages/tide-where.ts': { tideWhere },
  'src/messages/tsushima-where.ts': { tsushimaWhere },
  'src/messages/red-sun-where.ts': { redSunWhere },
  'src/messages/mukden-where.ts': { mukdenWhere },
};

const whole = {
  ...en,
  ...togoWords,
  ...tideWords,
  ...tsushimaWords,
  ...redSunWords,
  ...mukdenWords,
  ...instrumentWords,
  bridge,
  link,
  shelf,
  togoWhere,
  tideWhere,
  tsushimaWhere,
  redSunWhere,
  mukdenWhere,
};
const groups = Object.keys(whole).join('|');
const sentences = leaves(whole);
/** Looked up by code, through `sentenceOf`; whether they are complete is asked below and in rule-texts. */
const CODED =
  /^(refusal|togo\.(refusal|rules|purpose|roll)|(tide|tsushima|red-sun|mukden)\.(refusal|rules|purpose|roll|chance|owed|event))\./;
const keys = keysOf(whole);
const files = new Map(
  ['app', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    // The command line has no sentences, and names of its own that look like keys.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(messages\/en|cli\/)/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);
const source = [...files.values()].join('\n');

/** Every string that looks like a path into the catalogue, whether in t(...) or in a table of keys. */
const mentionedIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`['"\`]((?:${groups})\\.[\\w.-]+)['"\`]`, 'g'))].map(([, key]) => key ?? '');

/** A key with codes in it: `ships.type.${type}`. The compiler holds the codes against the catalogue. */
const templatesIn = (text: string): readonly RegExp[] =>
  [
    ...new Set(
      [...text.matchAll(new RegExp(`\\bt\\(\\s*\`((?:${groups})\\.(?:[\\w.-]|\\$\\{[^}\`]*\\})*)\``, 'g'))]
        .map(([, key]) => key ?? '')
        .filter((key) => key.includes('${')),
    ),
  ].map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));

const mentioned = new Set(mentionedIn(source));
const templates = templatesIn(source);

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
  const incomplete = plurals.filter((key) => !plurals.includes(key.replace(/_[a-z]+$/, '_other')));
  expect(incomplete).toEqual([]);
});

test('no group of sentences is in two catalogues: the one that is loaded later would take its place', () => {
  const named = [en, ...Object.values(LATER)].flatMap((catalogue) => Object.keys(catalogue));
  expect(named.filter((group, place) => named.indexOf(group) !== place)).toEqual([]);
});

// Sharing comes with the first thing that is shared, and brings its words.
const HOUSE =
  /^src\/(features\/(shell|harbour|settings|battles|backup|play(?!\/share\/)|storage-check)|store|ui|kit\/(dice-strip|curtain|transfer|code)|kit\/rule-link\.tsx)/;

test('the house has words of its own: its screens are there before any book is loaded', () => {
  const houseFiles = [...files].filter(([file]) => HOUSE.test(file));
  expect(houseFiles.length).toBeGreaterThan(100);
  const foreign = houseFiles.flatMap(([file]) =>
    Object.values(LATER).flatMap((each) => {
      const used = usedOf(file, each);
      return used === undefined ? [] : [`${file}: ${used}`];
    }),
  );
  expect(foreign).toEqual([]);
});

test('whoever uses words that are loaded later has loaded them: the first screen, every other, and every book', () => {
  const entries = [
    ['app/index.tsx', 'app/_layout.tsx'],
    ...[...files.keys()].filter((file) => file.startsWith('app/')).map((file) => [file]),
    ...[...source.matchAll(/import\('([^']+)'\)/g)].flatMap(([, path = '']) =>
      // The books are imported from the frame, everything else by its whole name.
      [path.startsWith('@/') ? path : `@/features/${path.replace(/^\.\.\//, '')}`].flatMap((name) =>
        fileOf('', name) === null ? [] : [[fileOf('', name) ?? '']],
      ),
    ),
  ];
  expect(entries.flat()).toContain('src/features/togo/companion.ts');
  const missing = entries.flatMap((entry) => {
    const reached = reachedFrom(entry);
    return Object.entries(LATER).flatMap(([loader, catalogue]) => {
      if (reached.has(loader)) return [];
      const user = [...reached].find((file) => usedOf(file, catalogue) !== undefined);
      return user === undefined ? [] : [`${entry.join(', ')} reaches ${user} without ${loader}`];
    });
  });
  expect(missing).toEqual([]);
});

test('a screen that uses words of the instruments loads them itself: what it imports may run only once it is drawn', () => {
  const users = [...files.keys()].filter(
    (file) => /^src\/features\/(?!gallery\/)/.test(file) && usedOf(file, instrumentWords) !== undefined,
  );
  expect(users.length).toBeGreaterThan(2);
  expect(users.filter((file) => !importedBy(file).includes('src/messages/instruments.ts'))).toEqual([]);
});

const LATER_KEYS = Object.values(LATER).map((catalogue) => [catalogue, [...keysOf(catalogue)]] as const);

/** The words a file uses, of those that are loaded later: read once, as most files are reached from many screens. */
const usedIn = new Map<string, ReadonlyMap<Catalogue, string>>();

function usedOf(file: string, catalogue: Catalogue): string | undefined {
  const known = usedIn.get(file);
  if (known) return known.get(catalogue);
  const text = files.get(file) ?? '';
  const [plain, coded] = [new Set(mentionedIn(text)), templatesIn(text)];
  const found = LATER_KEYS.flatMap(([each, later]): [Catalogue, string][] => {
    const used = later.find((key) => plain.has(key) || coded.some((template) => template.test(key)));
    return used === undefined ? [] : [[each, used]];
  });
  usedIn.set(file, new Map(found));
  return usedOf(file, catalogue);
}

function reachedFrom(entry: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importedBy(file));
  }
  return found;
}

/** Read once, too. */
const imports = new Map<string, readonly string[]>();

function importedBy(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const lines = (files.get(file) ?? '').matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm);
  const found = [...lines].flatMap(([, name = '']) => fileOf(file, name) ?? []);
  imports.set(file, found);
  return found;
}

function fileOf(from: string, name: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(from), name);
  return [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts')].find((file) => files.has(file)) ?? null;
}

/** Codes that no rule book gives: of the store, of undo and redo, of dice handed in wrongly. */
type HouseRefusal =
  | BadInput['code']
  | 'NOT_SAVED'
  | 'CHANGED_ELSEWHERE'
  | 'NOT_OPEN'
  | 'DICE_MISSING'
  | 'BAD_COMMAND'
  | 'NOTHING_TO_UNDO'
  | 'NOTHING_TO_REDO'
  | 'NO_SUCH_MOMENT'
  | 'NOTHING_DAMAGED'
  | 'UNDO_ASKED'
  | 'WAITS_FOR_HOST'
  | 'ONE_WAITS'
  | 'DICE_AT_HOST'
  | LinkRefusal;
type Worded = typeof togoWords.togo;
type TideWorded = typeof tideWords.tide;
type TsushimaWorded = typeof tsushimaWords.tsushima;
type MukdenWorded = typeof mukdenWords.mukden;
type RedSunWorded = (typeof redSunWords)['red-sun'];
/** Words of an event that are no event of their own: a part of it, or a way it may end. */
type TideEventPart =
  | 'reason'
  | 'TransportHalved'
  | 'CrossingFailed'
  | 'Sunk'
  | 'SunkAndDamaged'
  | 'JapaneseSplit'
  | 'StayedInside'
  | 'FleetsRevealedBack'
  | 'CorrectedShip'
  | 'CorrectedWhy';
type TsushimaEventPart =
  | 'TerminalBegan'
  | 'NothingClaimed'
  | 'NotSpotted'
  | 'SpottedSurely'
  | 'NotFindable'
  | 'SearchInVain'
  | 'ZoneMissed'
  | 'PortHeld'
  | 'TownSpared'
  | 'UnitEscaped'
  | 'FlightFailed'
  | 'ScreenEnded'
  | 'FireHeld'
  | 'TorpedoesHeld'
  | 'NoRepairs'
  | 'Sunk'
  | 'SunkInTogo'
  | 'andSunk'
  | 'TroopsRolled'
  | 'TroopsFailed'
  | 'CorrectedShip'
  | 'CorrectedWhy';
type RedSunEventPart =
  | 'SearchFailed'
  | 'BlockadeLifted'
  | 'SightingFailed'
  | 'ManoeuvreTyped'
  | 'FireWithheld'
  | 'RowUnticked'
  | 'DamageOf'
  | 'DamageAndSunk'
  | 'Sunk'
  | 'CorrectedOf'
  | 'CorrectedWhy'
  | 'SupplyLost'
  | 'UnitUnassigned'
  | 'NotActivated'
  | 'AssaultedBelow'
  | 'Drawn'
  | 'ShipEnabled';
type MukdenEventPart =
  | 'CorpsReturned'
  | 'CombatFirst'
  | 'UnitMovedFrom'
  | 'UnitMovedSomewhere'
  | 'UnitForced'
  | 'AttackDeclaredAgainst'
  | 'MomentumDeclared'
  | 'MomentumDeclaredAgainst'
  | 'aHex'
  | 'AttackTyped'
  | 'StepsOf'
  | 'Eliminated'
  | 'AttackEndedSomewhere'
  | 'HexCleared'
  | 'HexClearedSomewhere'
  | 'UnitLifted'
  | 'CorrectedOf'
  | 'CorrectedWhy';
type Singular<Key> = Key extends `${infer Code}_${'zero' | 'one' | 'other'}` ? Code : Key;
type AtTheTable<Key> = Key extends `${string}_linked` ? never : Key;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

test('what is said otherwise on a linked phone has the sentence it stands for, and fits it', () => {
  const at = new Map(sentences);
  const variables = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const [key, text] of sentences.filter(([each]) => LINKED.test(each))) {
    expect([key, variables(text)]).toEqual([key, variables(at.get(key.replace(LINKED, '')))]);
    expect(text).not.toMatch(/curtain|pass the phone/i);
  }
  expect(t('play.curtain.noSuchSide')).toMatch(/curtain/);
  speakToOneSeat(true);
  expect(t('play.curtain.noSuchSide')).not.toMatch(/curtain/);
  expect(t('common.back')).toBe('Back');
  speakToOneSeat(false);
});

test('every code has its words, and no words stand for none: a line that does not hold does not compile', () => {
  const complete: readonly [
    Same<Exclude<keyof typeof en.refusal, 'someone' | 'unknown'>, HouseRefusal>,
    Same<Exclude<keyof Worded['refusal'], 'someone'>, Exclude<TogoRefusalCode, BadInput['code']>>,
    Same<AtTheTable<keyof Worded['owed']>, ObligationCode>,
    Same<keyof Worded['purpose'], Purpose | ScenarioPurpose>,
    Same<keyof Worded['roll'], Purpose | ScenarioPurpose>,
    Same<Exclude<keyof TideWorded['refusal'], 'someone'>, Exclude<TideRefusalCode, BadInput['code']>>,
    Same<AtTheTable<keyof TideWorded['owed']>, TideOwedCode>,
    Same<keyof TideWorded['purpose'], TidePurpose>,
    Same<keyof TideWorded['roll'], TidePurpose>,
    Same<Exclude<Singular<keyof TideWorded['event']>, TideEventPart>, TideEventCode>,
    Same<keyof TideWorded['event']['reason'], TogoReason>,
    Same<Exclude<keyof TsushimaWorded['refusal'], 'someone'>, Exclude<TsushimaRefusalCode, BadInput['code']>>,
    Same<keyof TsushimaWorded['owed'], TsushimaOwedCode>,
    Same<keyof TsushimaWorded['purpose'], TsushimaPurpose>,
    Same<keyof TsushimaWorded['roll'], TsushimaPurpose>,
    Same<Exclude<Singular<keyof TsushimaWorded['event']>, TsushimaEventPart>, TsushimaEventCode>,
    Same<Exclude<keyof RedSunWorded['refusal'], 'someone'>, Exclude<RedSunRefusalCode, BadInput['code']>>,
    Same<keyof RedSunWorded['owed'], RedSunOwedCode>,
    Same<keyof RedSunWorded['purpose'], RedSunPurpose>,
    Same<keyof RedSunWorded['roll'], RedSunPurpose>,
    Same<Exclude<Singular<keyof RedSunWorded['event']>, RedSunEventPart>, RedSunEventCode>,
    Same<Exclude<keyof MukdenWorded['refusal'], 'someone'>, Exclude<MukdenRefusalCode, BadInput['code']>>,
    Same<keyof MukdenWorded['owed'], MukdenOwedCode>,
    Same<keyof MukdenWorded['purpose'], MukdenPurpose>,
    Same<keyof MukdenWorded['roll'], MukdenPurpose>,
    Same<Exclude<Singular<keyof MukdenWorded['event']>, MukdenEventPart>, MukdenEventCode>,
  ] = [
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ];
  expect(complete).not.toContain(false);
});

/** Words nobody says at a table, and what to say for them. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/^note\b (?:…|\d|it\b|no\b|that\b|this\b)|\bnoted\b/i, 'record'],
  [/\btold\b|\btells? (?:the|of|how|what|that)\b/i, 'enter, show'],
  [/\bwaive/i, 'skip'],
  [/\bowe[sd]?\b|\bowing\b/i, 'to do, to roll'],
  [/\breckon/i, 'calculate'],
  [/\bgiven? up\b|\bgive (?:it|them|this roll|these dice) up\b/i, 'cancel, discard, abandon'],
  [/\bthrow(?:s|n)?\b/i, 'roll'],
  [/\bturn(?:s|ed)? (?:over|up)\b/i, 'reveal'],
  [/\b(?:tak(?:es?|en)|took) back\b|\btakes? it back\b/i, 'undo'],
  [/\bwrit(?:e|ten) (?:it )?down\b/i, 'record, save'],
  [/\bspeaks? against\b/i, 'the rules do not allow'],
  [/\b(?:hits? wait|waits? for [A-I]\b|dice wait)/i, 'resolved in H'],
  [/\bto make it\b/i, 'to succeed'],
  [/\bpierce/i, 'penetrate'],
  [/\bturns? otherwise\b/i, 'turns differently'],
  [/\blies (?:still|at|open|outside|in)\b/i, 'stationary, is'],
  [/\bstands? (?:on|here|in|open|out|by)\b|\bhow it stands\b/i, 'is, Score so far'],
  [/\bbecome of\b/i, 'what happened to'],
  [/\bin vain\b/i, 'did not'],
  [/\bmend(?:s|ed)?\b|\btreat(?:s|ed|ment)?\b/i, 'repair'],
  [/\bcontrol tr(?:y|ies)\b|\bone try\b/i, 'attempt'],
  [/\bone sees\b|\bothers’ eyes\b|\bof (?:her|its) own accord\b/i, 'plain word order'],
  [/\bif you like\b/i, 'optional'],
  [/\bby hand\b|\bby (?:it|them)sel(?:f|ves)\b/i, 'manual, automatic'],
  [/\b(?:go|goes|play) on after all\b/i, 'keep playing'],
  [/(?:…|\d) %/, 'no space before %'],
  [/\blook for\b|\bin sight of each other\b/i, 'sight'],
];
/** History of the war is told as history. */
const SPOKEN_OTHERWISE = /\.history$/;

test('screens speak as players do at the table: none of the words they never use', () => {
  const said = sentences
    .filter(([key]) => !SPOKEN_OTHERWISE.test(key))
    .flatMap(([key, text]) =>
      BANNED.filter(([word]) => word.test(text.replace(/\{\{\w+\}\}/g, '…'))).map(
        ([, instead]) => `${key}: “${text}” (say: ${instead})`,
      ),
    );
  expect(said).toEqual([]);
});

/** Longer than three words, each because fewer would not say what happens. */
const LONG_BUTTONS = new Set([
  'play.end.confirm',
  'battle.fire.division',
  'battle.fire.holdHidden',
  'firstBattle.guide.over.again',
  'move.apart.add',
  'sight.action',
]);

test('a button says what happens in at most three words', () => {
  const labels = [...files].flatMap(([file, text]) => (file.endsWith('x') ? buttonLabels(text) : []));
  expect(labels.length).toBeGreaterThan(200);
  const long = sentences
    .filter(([key]) => labels.includes(key.replace(PLURAL, '')) && !LONG_BUTTONS.has(key.replace(PLURAL, '')))
    .filter(([, text]) => (text.replace(/\{\{\w+\}\}/g, '').match(/[\p{L}’-]+/gu) ?? []).length > 3);
  expect(long).toEqual([]);
});

/** The keys of what stands on a button: its own label, or what it confirms or cancels. */
function buttonLabels(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText();
      const owner = node.parent.parent;
      const isLabel = name === 'label' && 'tagName' in owner && owner.tagName.getText() === 'Button';
      if (isLabel || name === 'confirmLabel' || name === 'cancelLabel')
        found.push(...[...node.initializer.getText().matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key ?? ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('a sentence is filled with its parameters', () => {
  expect(t('settings.textSize.value', { percent: 120 })).toBe('120%');
});
