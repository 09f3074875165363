import { boatsOf } from '../ships/data/class-boats';
import { recogniseShip } from '../ships/find-ship';
import { SHIPS, shipById } from '../ships/library';
import type { ShipFacts, Squadron } from '../ships/ship-facts';
import { folded } from '../ships/spelling';
import type { ShipType, Side } from '../types';
import { isLibraryShip, ownChanges } from './ship-differences';
import { type Designs, designOf, type ShipDesign } from './ship-design';

/** `edited`: a ship of the library that the owner has changed; `own`: a ship the library does not have. */
export type ShipOrigin = 'library' | 'edited' | 'own';

/** A ship as a list shows her, with what history says of her or of the ship she was copied from. */
export type ShelvedShip = {
  readonly design: ShipDesign;
  readonly facts: ShipFacts | null;
  readonly origin: ShipOrigin;
};

export type ShelfFilter = {
  readonly side?: Side;
  readonly type?: ShipType;
  readonly squadron?: Squadron;
  readonly shipClass?: string;
  /** Only what the owner made or changed. */
  readonly mine?: boolean;
};

/** Every ship there is: the owner's first, in the order of their names, then the library's as they are now. */
export function shipShelf(own: Designs): readonly ShelvedShip[] {
  const made = [...own.values()].filter((design) => !isLibraryShip(design));
  return [
    ...made.sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1)).map(shelved),
    ...SHIPS.map(({ id }) => own.get(id)).map((edited, place) => (edited ? shelved(edited) : LIBRARY[place]!)),
  ];
}

/** Ships whose name, old spelling or boat contains the text and that pass the filter; names that begin with it first. */
export function searchShelf(
  shelf: readonly ShelvedShip[],
  text: string,
  filter: ShelfFilter = {},
): readonly ShelvedShip[] {
  const wanted = folded(text);
  const found = shelf.filter(
    (ship) => passes(ship, filter) && spellings(ship).some((spelling) => spelling.includes(wanted)),
  );
  if (wanted === '') return found;
  const rank = ({ design }: ShelvedShip): number => (folded(design.name).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The likeliest ships behind a misspelt name. */
export function nearMisses(text: string): readonly ShipFacts[] {
  const found = recogniseShip(text);
  return found.type === 'unknown' ? found.near : [];
}

/** How many ships of each squadron and class there are to choose from, the other filters as they are. */
export function shelfChoices(shelf: readonly ShelvedShip[], filter: ShelfFilter) {
  const { type, squadron, shipClass, ...rest } = filter;
  const tally = <Key>(open: ShelfFilter, keys: (ship: ShelvedShip) => readonly Key[]): ReadonlyMap<Key, number> => {
    const counts = new Map<Key, number>();
    for (const ship of shelf) {
      if (passes(ship, open)) for (const key of keys(ship)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  };
  return {
    types: tally({ ...rest, squadron, shipClass }, ({ design }) => [design.ratings.type]),
    squadrons: tally({ ...rest, type, shipClass }, ({ facts }) => facts?.squadrons ?? []),
    classes: tally({ ...rest, type, squadron }, ({ design }) => (design.shipClass === '' ? [] : [design.shipClass])),
  };
}

/** The boats behind a class row, each by her first name. */
export const boatNames = (id: string): readonly string[] =>
  boatsOf(id).map((boat) => (typeof boat === 'string' ? boat : boat[0]));

export function shelved(design: ShipDesign): ShelvedShip {
  const facts = design.from === null ? null : shipById(design.from);
  if (!isLibraryShip(design)) return { design, facts, origin: 'own' };
  return { design, facts, origin: ownChanges(design).length > 0 ? 'edited' : 'library' };
}

const LIBRARY: readonly ShelvedShip[] = SHIPS.map((facts) => ({ design: designOf(facts), facts, origin: 'library' }));

const SPELLINGS = new Map(
  SHIPS.map((facts) => [
    facts.id,
    [facts.name, facts.id, ...facts.oldSpellings, ...boatsOf(facts.id).flat()].map(folded),
  ]),
);

const spellings = ({ design, facts }: ShelvedShip): readonly string[] => [
  folded(design.name),
  ...((facts && SPELLINGS.get(facts.id)) ?? []),
];

const passes = ({ design, facts, origin }: ShelvedShip, filter: ShelfFilter): boolean =>
  (filter.side === undefined || design.side === filter.side) &&
  (filter.type === undefined || design.ratings.type === filter.type) &&
  (filter.squadron === undefined || (facts?.squadrons.includes(filter.squadron) ?? false)) &&
  (filter.shipClass === undefined || design.shipClass === filter.shipClass) &&
  (filter.mine !== true || origin !== 'library');
