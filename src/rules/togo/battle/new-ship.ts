import type { ShipDesign } from '../documents/ship-design';
import type { Side } from '../types';
import type { CommandOf } from './commands';
import { cardOfDesign, freeId } from './setup-ship';
import type { BattleState, CounterId } from './state';

interface NewShip {
  readonly design: ShipDesign;
  readonly side: Side;
  /** Boats on the base or ships in the convoy. */
  readonly units: number;
  /** The formation she joins; null for a counter of her own. */
  readonly counter: CounterId | null;
  readonly offTable: boolean;
}

/** The command that brings a ship of the library or the owner's into a battle that is under way. */
export function addShipCommand(state: BattleState, ship: NewShip): CommandOf<'addShip'> {
  const { design, side, units, counter, offTable } = ship;
  const ships = Object.values(state.ships);
  return {
    type: 'addShip',
    side,
    id: freeId(design.id, new Set(Object.keys(state.ships))),
    name: freeName(design.name, new Set(ships.filter((one) => one.side === side).map(({ name }) => name))),
    card: cardOfDesign(design, side, state.year),
    lengthM: design.lengthM,
    ...(units > 1 ? { units } : {}),
    counter,
    offTable,
  };
}

/** Bases of one class would have one name on the table: from the second on they are numbered. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
