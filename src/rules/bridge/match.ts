import { boatNames, type ShipFacts, SHIPS } from '../togo/index';
import { ANY_NUMBER, FLEET_SQUADRONS, KIND_ROWS } from './data/counter-kinds';
import { SAME_SHIPS } from './data/same-ships';
import { type Counter, countersIn, type Encounter } from './types';

/** Which ships of Togo's library a counter becomes. */
export interface Match {
  readonly counter: Counter;
  /** Ids of the library; a class of boats is one base. */
  readonly ships: readonly string[];
  /** `same`: she is that ship. `chosen`: the players said so. `drawn`: suggested, and theirs to change. */
  readonly by: 'same' | 'chosen' | 'drawn';
  /** How many ships are wanted. */
  readonly wanted: number;
  /** Whom she may be drawn from, the likeliest first. */
  readonly candidates: readonly string[];
}

/** Ships the players chose for a counter. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/**
 * Every counter of a fight with its ships. Who is in the library by name is herself; for the others the first candidates
 * that nobody else has are suggested, counter by counter. Those are the open questions: `by` is `drawn`.
 */
export function matchesOf(encounter: Encounter, choices: Choices = {}): readonly Match[] {
  const counters = countersIn(encounter);
  const certain = new Map(
    counters.flatMap((counter): [string, Pick<Match, 'ships' | 'by'>][] => {
      const chosen = choices[counter.id];
      if (chosen !== undefined && chosen.length > 0) return [[counter.id, { ships: chosen, by: 'chosen' }]];
      const same = SAME_SHIPS[encounter.book].get(counter.id);
      return same === undefined ? [] : [[counter.id, { ships: [same], by: 'same' }]];
    }),
  );
  const taken = [...certain.values()].flatMap(({ ships }) => ships);
  return counters.map((counter) => {
    const { ships: wanted } = KIND_ROWS[counter.kind];
    const candidates = candidatesFor(counter);
    const known = certain.get(counter.id);
    if (known !== undefined) return { counter, wanted, candidates, ...known };
    const ships = drawn(counter, candidates, taken, wanted);
    taken.push(...ships);
    return { counter, wanted, candidates, ships, by: 'drawn' };
  });
}

/** Ships of her own side and kind: of her own fleet first, then by kind as the table says, then as the library has them. */
function candidatesFor({ side, kind, fleet }: Counter): readonly string[] {
  const kinds = KIND_ROWS[kind].drawnFrom;
  const home = FLEET_SQUADRONS[fleet ?? ''] ?? [];
  const isHome = ({ squadrons }: ShipFacts): boolean => squadrons.some((squadron) => home.includes(squadron));
  const rank = (ship: ShipFacts): number => (isHome(ship) ? 0 : kinds.length) + kinds.indexOf(ship.kind);
  return SHIPS.filter((ship) => ship.side === side && kinds.includes(ship.kind))
    .map((ship, place) => ({ ship, place }))
    .sort((a, b) => rank(a.ship) - rank(b.ship) || a.place - b.place)
    .map(({ ship }) => ship.id);
}

/** The first that are free. A class makes as many bases as it has boats for, one at least; when all are made it goes round again. */
function drawn(
  { kind }: Counter,
  candidates: readonly string[],
  taken: readonly string[],
  wanted: number,
): readonly string[] {
  const { boats } = KIND_ROWS[kind];
  const bases = (id: string): number => {
    if (ANY_NUMBER.includes(id)) return Infinity;
    if (boats === null) return 1;
    const inClass = boatNames(id).length;
    return inClass === 0 ? 0 : Math.max(1, Math.floor(inClass / boats));
  };
  const free = candidates.filter((id) => taken.filter((each) => each === id).length < bases(id));
  const classes = candidates.filter((id) => bases(id) > 0);
  const again = classes.length > 0 ? classes : candidates;
  const turn = again.length === 0 ? 0 : taken.filter((id) => again.includes(id)).length % again.length;
  return [...free, ...again.slice(turn), ...again].slice(0, wanted);
}
