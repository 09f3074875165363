import { DICE_SOURCES, type DiceSource } from '@/game/entry';
import type { SeenSheet } from '@/game/story';

import type { LogKind, RollCompanion } from '../companion';
import { momentOf } from './log-rows';
import type { Item } from './use-story';

/** Kinds that every book has; its own stand between them. */
export const ALL = 'all';
export const DICE = 'dice';
export const UMPIRE = 'umpire';
export const UNDONE = 'undone';

/** What is shown of the log; null lets everything through. */
export interface LogFilter {
  readonly kind: string;
  readonly turn: number | null;
  readonly phase: string | null;
  /** A ship, where she herself is told of: what her formation did would tell who is behind a blank counter. */
  readonly ship: string | null;
  readonly source: DiceSource | null;
}

export const EVERYTHING: LogFilter = { kind: ALL, turn: null, phase: null, ship: null, source: null };

/** How many things are set. */
export const filtersSet = ({ kind, turn, phase, ship, source }: LogFilter): number =>
  [kind === ALL ? null : kind, turn, phase, ship, source].filter((each) => each !== null).length;

/** The entries that pass. */
export function filtered(
  { book, log }: Pick<RollCompanion, 'book' | 'log'>,
  items: readonly Item[],
  filter: LogFilter,
): readonly Item[] {
  if (filtersSet(filter) === 0) return items;
  return items.filter(
    (item) =>
      (filter.turn === null || momentOf(book, item)?.turn === filter.turn) &&
      (filter.phase === null || momentOf(book, item)?.phase === filter.phase) &&
      isOfKind(log, item, filter.kind) &&
      (filter.ship === null || isAbout(item, filter.ship)) &&
      (filter.source === null || sourcesIn(item).includes(filter.source)),
  );
}

/** Entries read for words before the screen may draw again: for the first word all their sentences are made. */
const READ_AT_ONCE = 100;

/** The entries that have all of the words, in whatever order; null when somebody wants others meanwhile. */
export async function searched(
  items: readonly Item[],
  words: string,
  { linesOf, wanted, pause }: Search,
): Promise<readonly Item[] | null> {
  const found: Item[] = [];
  const wantedWords = folded(words).split(/\s+/);
  for (let from = 0; from < items.length; from += READ_AT_ONCE) {
    if (from > 0) await pause();
    if (!wanted()) return null;
    const some = items.slice(from, from + READ_AT_ONCE);
    const has = (item: Item) => {
      const text = folded(linesOf(item).join('\n'));
      return wantedWords.every((word) => text.includes(word));
    };
    found.push(...some.filter(has));
  }
  return found;
}

interface Search {
  readonly linesOf: (item: Item) => readonly string[];
  readonly wanted: () => boolean;
  readonly pause: () => Promise<void>;
}

/** Without accents and capitals: nobody types them at a table. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Where the dice of an entry came from, corrected ones with what they were before. */
export function sourcesIn(item: Item): readonly DiceSource[] {
  const sheet = diceOf(item);
  const found = new Set<DiceSource>();
  for (const step of Object.values(sheet)) {
    if ('dice' in step) for (const { source } of step.dice) found.add(source);
    else found.add(step.source);
  }
  return DICE_SOURCES.filter((source) => found.has(source));
}

export const diceOf = (item: Item): SeenSheet =>
  item.type === 'action' || item.type === 'given-up' ? item.dice : NO_DICE;
const NO_DICE: SeenSheet = {};

const isAbout = (item: Item, id: string): boolean =>
  item.type === 'action' && item.descriptions.some(({ about }) => about.includes(id));

function isOfKind({ kinds, umpire }: RollCompanion['log'], item: Item, kind: string): boolean {
  switch (kind) {
    case ALL:
      return true;
    case DICE:
      return Object.keys(diceOf(item)).length > 0;
    case UMPIRE:
      // Not by `override`: what was allowed behind a curtain would show that this marker is a real one.
      return tells(item, umpire);
    case UNDONE:
      return item.type === 'action' ? item.undone : item.type !== 'unread';
    default:
      return tellsOf(
        item,
        kinds.find(({ id }) => id === kind),
      );
  }
}

const tellsOf = (item: Item, kind: LogKind | undefined): boolean =>
  item.type === 'action' &&
  item.descriptions.some((each) => kind?.codes.includes(each.code) && (kind.counts?.(each) ?? true));

const tells = (item: Item, codes: readonly string[]): boolean =>
  item.type === 'action' && item.descriptions.some(({ code }) => codes.includes(code));
