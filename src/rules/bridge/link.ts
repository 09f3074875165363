import { bool, check, int, list, nullable, object, type Of, oneOf, optional } from '../common/shape';
import { id, words } from '../common/tagged';
import type { Origin } from '../togo/index';
import { type Mapping, USUAL_MAPPING } from './data/mapping';
import { MAPPING, parseMapping } from './mapping';
import { BOOKS, type BookId, COUNTER_KINDS } from './types';

const COUNTER_LINK = object({
  /** Of the counter in the campaign. */
  id,
  side: oneOf(['ijn', 'irn'] as const),
  kind: oneOf(COUNTER_KINDS),
  /** As she was carried in. */
  harm: int(0, 3),
  sinksAt: int(1, 3),
  /** Ships or boats she stands for at full strength. */
  of: int(1, 60),
  /** Ids of her bases in the battle. */
  ships: list(id, 1, 60),
});
export type CounterLink = Of<typeof COUNTER_LINK>;

const LINK = object({
  book: oneOf(BOOKS),
  /** The place of a contact that nobody had spotted. */
  contact: nullable(words),
  isPortBattle: bool,
  counters: list(COUNTER_LINK, 1, 200),
  /** By which its damage was carried in, where the players have changed it: it comes home by the same. */
  mapping: optional(MAPPING),
});
/** Which ships of the battle are which counters of the campaign. It stands in the battle's set-up, as plain data. */
export type Link = Of<typeof LINK>;

/** Where a battle of Togo came from: its campaign, the moment of it, and the ships of both. */
export interface HomePort {
  readonly book: BookId;
  readonly campaign: string;
  readonly moment: Origin['moment'];
  readonly link: Link;
  readonly mapping: Mapping;
}

/** What a battle's set-up or state says of its campaign; null where it was fought for none that the bridge knows. */
export function homePortOf({ origin }: { readonly origin?: Origin | undefined }): HomePort | null {
  const book = BOOKS.find((each) => each === origin?.book);
  if (origin === undefined || book === undefined) return null;
  const link = check(LINK, origin.link);
  if (!link.ok) return null;
  const own = parseMapping(link.value.mapping);
  const mapping = own.ok ? own.value : USUAL_MAPPING;
  return { book, campaign: origin.campaign, moment: origin.moment, link: link.value, mapping };
}
