import type { Moment } from '../rulebook';
import type { FATES, Side } from '../togo/index';

export type { Side };

/** The campaigns a battle of Togo can be fought for. */
export const BOOKS = ['tsushima', 'tide'] as const;
export type BookId = (typeof BOOKS)[number];

/** What a counter stands for. */
export const COUNTER_KINDS = [
  'battleship',
  'armoured-cruiser',
  'cruiser',
  'cruisers',
  'destroyers',
  'torpedo-boats',
  'merchant',
] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** A counter of the campaign that is in the fight. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: CounterKind;
  /** Hits, or of a battleship of Tide 1 for her damaged side. */
  readonly harm: number;
  /** Harm at which she is lost. */
  readonly sinksAt: number;
  /** Her torpedoes are spent. */
  readonly isSpent: boolean;
  /** Her fleet in Tide, for the ships to draw from first. */
  readonly fleet: string | null;
}

/** What goes together in the campaign, the lead ship first: a line of Togo, or several if it is long. */
export interface Division {
  readonly id: string;
  readonly counters: readonly Counter[];
}

/** How far apart they meet: columns between them (Tsushima), a range (Tide), or null where nobody has said. */
export type Gap =
  | { readonly type: 'columns'; readonly between: number }
  | { readonly type: 'range'; readonly range: 'short' | 'medium' | 'long' | null };

/** A contact or a fight of a campaign, as far as Togo wants to know. */
export interface Encounter {
  readonly book: BookId;
  readonly moment: Moment;
  readonly year: number;
  readonly sides: Readonly<Record<Side, readonly Division[]>>;
  readonly gap: Gap;
  /** The place of a contact that nobody has spotted yet; null where the fight is on. */
  readonly contact: string | null;
  /** Nobody may flee: the ships of one side lie in port (TSU-55). */
  readonly isPortBattle: boolean;
}

export const MARKERS = ['P', 'M', 'S', 'T'] as const;
export type Markers = Readonly<Record<(typeof MARKERS)[number], number>>;

/** Where a base stands when Togo counts. */
export type TogoFate = (typeof FATES)[number];

/** Every counter in a fight, in the order of its side's line. */
export const countersIn = ({ sides }: Pick<Encounter, 'sides'>): readonly Counter[] =>
  [...sides.ijn, ...sides.irn].flatMap(({ counters }) => counters);
