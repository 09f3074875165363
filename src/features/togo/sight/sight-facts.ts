import { actionsThisTurn } from '@/game/this-turn';
import type { Obligation } from '@/rules/rulebook';
import { type EventOf, PRINTED_TABLES, type Side, togoBattle } from '@/rules/togo/index';
import type { OpenGame } from '../game';

/** Inches: farther apart than anybody sees. */
export const FAR_OFF = 90;

/** A distance that matters: everything up to it is the same answer. The last one has no end. */
export type Band = number | null;

/** By day one question: in sight or not. In the dark also the distance at which a burning ship shows (TOGO-20 to TOGO-23). */
export function bandsOf({ view }: Pick<OpenGame, 'view'>): readonly Band[] {
  const { night, day } = view.light;
  if (night === null) return [day, null];
  return [night, night + (view.tables ?? PRINTED_TABLES).sighting.burning, null];
}

export interface Pair {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly last: number | null;
  readonly obligation: Obligation;
}

/** Pairs of formations about which the rules still ask, the blank counter of the other side beside each. */
export const pairsAsked = ({ owed, view }: Pick<OpenGame, 'owed' | 'view'>): readonly Pair[] =>
  owed.flatMap((obligation) => {
    if (obligation.code !== 'tell-range') return [];
    const [a = '', b = ''] = obligation.about.split('.');
    const last = view.ranges[obligation.about]?.inches ?? null;
    return [{ id: obligation.about, a, b, last, obligation }];
  });

/** The pairs by formation of the side that has fewer: as few headings as may be. */
export function pairsByFormation(
  table: Pick<OpenGame, 'owed' | 'view'>,
): readonly (readonly [string, readonly Pair[]])[] {
  const pairs = pairsAsked(table);
  const own = (side: Side, { a, b }: Pair): string => (table.view.formations[a]?.side === side ? a : b);
  const [ijn, irn] = (['ijn', 'irn'] as const).map((side) => new Set(pairs.map((pair) => own(side, pair))).size);
  const few: Side = (ijn ?? 0) <= (irn ?? 0) ? 'ijn' : 'irn';
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const heading = own(few, pair);
    groups.set(heading, [...(groups.get(heading) ?? []), pair]);
  }
  return [...groups];
}

/** Where the last range told lies; farther than all of them where nobody ever told one. */
export const bandAt = (bands: readonly Band[], inches: number | null): Band =>
  inches === null ? null : (bands.find((band) => band === null || inches <= band) ?? null);

/** Inches to remember for an answer: the range told last where it still fits, else the end of the band. */
export const inchesOf = (bands: readonly Band[], band: Band, last: number | null): number =>
  last !== null && bandAt(bands, last) === band ? last : (band ?? FAR_OFF);

export interface Sighted {
  readonly counter: string;
  readonly by: Side;
  readonly how: EventOf<'CounterSighted'>['how'];
  readonly range: number | null;
  readonly dummy: boolean;
}

/** What was turned over in this phase, and why. */
export function sightedNow({ battle, state }: Pick<OpenGame, 'battle' | 'state'>): readonly Sighted[] {
  const seen: Sighted[] = [];
  for (const { events } of [...actionsThisTurn(togoBattle, battle)].reverse()) {
    const happened = events as unknown as readonly EventOf<'CounterSighted' | 'DummyRemoved' | 'PhaseBegan'>[];
    for (const event of happened) {
      if (event.type === 'PhaseBegan') return seen.reverse();
      if (event.type !== 'CounterSighted' && event.type !== 'DummyRemoved') continue;
      if (togoBattle.describe(state, event, 'public') === null) continue;
      const { counter, by, how, range } = event;
      seen.push({ counter, by, how, range, dummy: event.type === 'DummyRemoved' });
    }
  }
  return seen.reverse();
}
