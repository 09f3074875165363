import { DICE_SOURCES, type DiceSource } from '@/game/entry';
import type { SeenSheet } from '@/game/story';
import type { PhaseId } from '@/rules/togo/index';

import { momentOf } from './log-rows';
import type { Item } from './use-story';

export const LOG_KINDS = [
  'all',
  'dice',
  'hits',
  'moves',
  'sighting',
  'torpedoes',
  'cards',
  'umpire',
  'undone',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** What is shown of the log; null lets everything through. */
export interface LogFilter {
  readonly kind: LogKind;
  readonly turn: number | null;
  readonly phase: PhaseId | null;
  /** A ship, where she herself is told of: what her formation did would tell who is behind a blank counter. */
  readonly ship: string | null;
  readonly source: DiceSource | null;
}

export const EVERYTHING: LogFilter = { kind: 'all', turn: null, phase: null, ship: null, source: null };

/** How many things are set. */
export const filtersSet = ({ kind, turn, phase, ship, source }: LogFilter): number =>
  [kind === 'all' ? null : kind, turn, phase, ship, source].filter((each) => each !== null).length;

/** The entries that pass. */
export function filtered(items: readonly Item[], filter: LogFilter): readonly Item[] {
  if (filtersSet(filter) === 0) return items;
  return items.filter(
    (item) =>
      (filter.turn === null || momentOf(item).turn === filter.turn) &&
      (filter.phase === null || momentOf(item).phase === filter.phase) &&
      isOfKind(item, filter.kind) &&
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

function isOfKind(item: Item, kind: LogKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'dice':
      return Object.keys(diceOf(item)).length > 0;
    case 'umpire':
      // Not by `override`: what was allowed behind a curtain would show that this marker is a real one.
      return tells(item, UMPIRE);
    case 'undone':
      return item.type === 'action' ? item.undone : item.type !== 'unread';
    default:
      return tells(item, KINDS[kind]);
  }
}

const tells = (item: Item, codes: readonly string[]): boolean =>
  item.type === 'action' && item.descriptions.some(({ code }) => codes.includes(code));

const UMPIRE: readonly string[] = ['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'FateChanged', 'ShipAdded'];
const KINDS: Readonly<Record<'hits' | 'moves' | 'sighting' | 'torpedoes' | 'cards', readonly string[]>> = {
  hits: ['GunfireResolved', 'TorpedoResolved', 'DamageResolved', 'DamageControlled', 'UnitsLost'],
  moves: ['InitiativeRolled', 'MoveBegan', 'UnplannedRolled', 'MoveNoted', 'GroupLeft', 'GroupArrived', 'Plotted'],
  sighting: ['RangesNoted', 'SightingSwept', 'CounterSighted', 'SightingFailed', 'DummyRemoved', 'LightChanged'],
  torpedoes: [
    'MarkerPlaced',
    'TorpedoesRevealed',
    'MarkersRemoved',
    'EvasionDeclared',
    'EvasionJudged',
    'TorpedoResolved',
  ],
  cards: ['CardsDrawn', 'CardPlayed', 'CardDiscarded', 'CardSpent'],
};
