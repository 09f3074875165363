import type { ShipType, Side } from '../types';
import { boatsOf } from './data/class-boats';
import { SHIPS } from './library';
import { typeOf } from './rate-ship';
import type { ShipFacts, ShipKind, Squadron } from './ship-facts';
import { editDistance, folded } from './spelling';

/** What a written name means. A boat of a class is found under her own name; `near` are the likeliest misspellings. */
export type Recognised =
  | { readonly type: 'ship'; readonly ship: ShipFacts }
  | { readonly type: 'ambiguous'; readonly ships: readonly ShipFacts[] }
  | { readonly type: 'unknown'; readonly near: readonly ShipFacts[] };

type ShipFilter = {
  readonly side?: Side;
  readonly type?: ShipType;
  readonly kind?: ShipKind;
  readonly squadron?: Squadron;
  readonly shipClass?: string;
};

/** The spellings of a ship, the best first: her own name, then old spellings, then the boats of a class. */
type Spellings = { readonly ship: ShipFacts; readonly ranks: readonly (readonly string[])[] };

const spellingsOf = (ship: ShipFacts): Spellings => ({
  ship,
  ranks: [[ship.name, ship.id], ship.oldSpellings, boatsOf(ship.id).flat()].map((rank) => rank.map(folded)),
});
const LIBRARY = SHIPS.map(spellingsOf);
const BEST_TO_WORST = [0, 1, 2] as const;

/** One name as a player wrote it. `among` lets the owner's own ships be found beside the library's, and narrows by side. */
export function recogniseShip(written: string, among: readonly ShipFacts[] = SHIPS): Recognised {
  const library = among === SHIPS ? LIBRARY : among.map(spellingsOf);
  for (const wanted of [written, written.replace(/\([^)]*\)/g, '')].map(folded)) {
    if (wanted === '') continue;
    for (const rank of BEST_TO_WORST) {
      const ships = library.filter(({ ranks }) => ranks[rank]?.includes(wanted)).map(({ ship }) => ship);
      const [ship] = ships;
      if (ship !== undefined) return ships.length === 1 ? { type: 'ship', ship } : { type: 'ambiguous', ships };
    }
  }
  return { type: 'unknown', near: nearest(folded(written), library) };
}

/** The ship of the library that a name means for certain; null where it might be several, or none. */
export function shipMeantBy(written: string): string | null {
  const meaning = recogniseShip(written);
  return meaning.type === 'ship' ? meaning.ship.id : null;
}

type ListedName = { readonly written: string; readonly meaning: Recognised };

/** A pasted list: one name a line, or parted by commas or semicolons; bullets and numbering fall away. */
export const recogniseList = (text: string, among: readonly ShipFacts[] = SHIPS): readonly ListedName[] =>
  text
    .split(/[\n\r,;]+/)
    .map((line) => line.replace(/^\s*(?:[-*•–—]|\d+[.)])\s*/, '').trim())
    .filter((written) => written !== '')
    .map((written) => ({ written, meaning: recogniseShip(written, among) }));

/** Ships whose name, old spelling or boat contains the text, names that begin with it first. */
export function searchShips(
  text: string,
  filter: ShipFilter = {},
  among: readonly ShipFacts[] = SHIPS,
): readonly ShipFacts[] {
  const wanted = folded(text);
  const library = among === SHIPS ? LIBRARY : among.map(spellingsOf);
  const found = library.filter(
    ({ ship, ranks }) => passes(ship, filter) && ranks.flat().some((s) => s.includes(wanted)),
  );
  const begins = ({ ranks }: Spellings): number => (ranks[0]?.some((spelling) => spelling.startsWith(wanted)) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).map(({ ship }) => ship);
}

const passes = (ship: ShipFacts, { side, type, kind, squadron, shipClass }: ShipFilter): boolean =>
  (side === undefined || ship.side === side) &&
  (type === undefined || typeOf(ship) === type) &&
  (kind === undefined || ship.kind === kind) &&
  (squadron === undefined || ship.squadrons.includes(squadron)) &&
  (shipClass === undefined || ship.shipClass === shipClass);

const MOST_SUGGESTIONS = 3;

/** One slip in four letters is a misspelling; more is another word. */
function nearest(wanted: string, library: readonly Spellings[]): readonly ShipFacts[] {
  const limit = Math.floor(wanted.length / 4);
  if (limit === 0) return [];
  return library
    .map(({ ship, ranks }) => ({ ship, slips: Math.min(...ranks.flat().map((s) => editDistance(wanted, s, limit))) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ ship }) => ship);
}
