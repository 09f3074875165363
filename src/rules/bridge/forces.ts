import {
  type Designs,
  findDesign,
  type Force,
  type ForceFormation,
  FORMATION,
  type ForceShip,
  SMALL_TYPES,
} from '../togo/index';
import { KIND_ROWS } from './data/counter-kinds';
import type { CounterLink } from './link';
import { presentOf } from './mapping';
import type { Match } from './match';
import type { Counter, Encounter, Side } from './types';

/** A base as it will stand in a line, and the counter it is of. */
export interface Base {
  readonly counter: Counter;
  /** Ships or boats the counter stands for at full strength. */
  readonly of: number;
  readonly ship: ForceShip;
}

/** What one side brings: its lines, the bases in their order, and what the counters of both are to each other. */
interface Fleet {
  readonly force: Force;
  readonly bases: readonly Base[];
  readonly links: readonly Omit<CounterLink, 'ships'>[];
}

export const isSmall = (type: string): boolean => (SMALL_TYPES as readonly string[]).includes(type);

/** The lines of a side: a division is one, or several where it has more than eight ships. Lead ships are flagships. */
export function fleetOf(
  { sides }: Encounter,
  side: Side,
  matches: readonly Match[],
  designs: Designs,
  names: Readonly<Record<string, string>>,
): Fleet {
  const lines: ForceFormation[] = [];
  const bases: Base[] = [];
  const links: Omit<CounterLink, 'ships'>[] = [];
  for (const { id, counters } of sides[side]) {
    const own = counters.map((counter) =>
      basesOf(
        matches.find((match) => match.counter.id === counter.id)!,
        designs,
      ),
    );
    links.push(...own.map(({ link }) => link));
    const all = own.flatMap((each) => each.bases);
    bases.push(...all);
    for (const [place, line] of inLines(all).entries()) {
      const name = names[id] ?? line[0]!.ship.name;
      const ships = line.map(({ ship }) => ship);
      lines.push({
        ...{ key: `${id}/${place}`, name: place === 0 ? name : `${name} ${place + 1}`, ships },
        ...{ flagship: ships[0]!.key, optional: false, arrives: null },
      });
    }
  }
  return { force: { side, formations: lines, fleetFlagship: lines[0]?.flagship ?? null }, bases, links };
}

/** The bases of a counter that are there, and what it stands for at full strength. */
function basesOf(
  { counter, ships }: Match,
  designs: Designs,
): { readonly bases: readonly Base[]; readonly link: Omit<CounterLink, 'ships'> } {
  const { id, name, side, kind, harm, sinksAt } = counter;
  const found = ships.map((ship) => findDesign(ship, designs));
  const boats = found.length === 1 && found[0] && isSmall(found[0].ratings.type) ? (KIND_ROWS[kind].boats ?? 1) : null;
  const of = boats ?? ships.length;
  const present = of === 1 ? 1 : presentOf(of, counter);
  const bases = found.slice(0, boats === null ? present : 1).map((design, place): Base => ({
    ...{ counter, of },
    ship: {
      key: `${id}/${place}`,
      name: ships.length === 1 ? name : (design?.name ?? name),
      units: boats === null ? 1 : present,
      design,
    },
  }));
  return { bases, link: { id, side, kind, harm, sinksAt, of } };
}

/** Lines of at most eight (TOGO-12), as even as they come. */
function inLines<T>(items: readonly T[]): readonly (readonly T[])[] {
  const lines = Math.ceil(items.length / FORMATION.maxShips);
  const size = Math.ceil(items.length / Math.max(1, lines));
  return Array.from({ length: lines }, (_, line) => items.slice(line * size, (line + 1) * size));
}
