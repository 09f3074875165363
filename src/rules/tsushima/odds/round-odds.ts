import type { TableReading } from '../data/tables';
import type { Shot } from '../salvos';
import type { ShipType } from '../types';
import { averageOf, perSalvo, type Quad } from './salvo-odds';

/** A ship that may be fired at in the round. */
interface RoundShip {
  readonly id: string;
  readonly type: ShipType;
  readonly hits: number;
}

export interface RoundShipOdds {
  readonly id: string;
  /** No, one, two hits, and sunk, after the round. */
  readonly after: Quad;
  /** Hits that are scored on her on average, also beyond sinking. */
  readonly expectedHits: number;
}

/** No, one, two hits, and sunk. */
const STATES = 4;

/**
 * Every ship after a firing round of both sides. Exact: fire is simultaneous and no two salvos share dice, so each ship's
 * state depends on the salvos at her alone (TSU-28). Null readings score nothing: nobody knows those tables.
 */
export function roundOdds(
  ships: readonly RoundShip[],
  shots: readonly Pick<Shot, 'target' | 'weapon' | 'salvos' | 'modifier' | 'row'>[],
  tables: { readonly gunfire: TableReading | null; readonly torpedo: TableReading | null },
): readonly RoundShipOdds[] {
  const places = new Map<string, number>();
  const chances = new Float64Array(ships.length * STATES);
  const expected = new Float64Array(ships.length);
  for (const [place, { id, hits }] of ships.entries()) {
    places.set(id, place);
    chances[place * STATES + hits] = 1;
  }
  for (const { target, weapon, salvos, modifier, row } of shots) {
    const place = places.get(target);
    const reading = weapon === 'torpedo' ? tables.torpedo : tables.gunfire;
    if (place === undefined || reading === null) continue;
    const salvo = perSalvo(reading, row, modifier.value);
    strike(chances, place * STATES, ships[place]!.type === 'M', salvo, salvos.value);
    expected[place]! += salvos.value * averageOf(salvo);
  }
  return ships.map(({ id }, place) => {
    const at = place * STATES;
    const after: Quad = [chances[at]!, chances[at + 1]!, chances[at + 2]!, chances[at + 3]!];
    return { id, after, expectedHits: expected[place]! };
  });
}

/** So many salvos at the ship whose chances begin at `at`; the same as `struck`, in place. */
function strike(chances: Float64Array, at: number, merchant: boolean, [s0, s1, s2, s3]: Quad, salvos: number): void {
  let [c0, c1, c2, c3] = [chances[at]!, chances[at + 1]!, chances[at + 2]!, chances[at + 3]!];
  for (let n = 0; n < salvos; n += 1) {
    if (merchant) {
      c3 += (c0 + c1 + c2) * (s1 + s2 + s3);
      [c1, c2] = [c1 * s0, c2 * s0];
    } else {
      c3 += c2 * (s1 + s2 + s3) + c1 * (s2 + s3) + c0 * s3;
      c2 = c2 * s0 + c1 * s1 + c0 * s2;
      c1 = c1 * s0 + c0 * s1;
    }
    c0 *= s0;
  }
  chances[at] = c0;
  chances[at + 1] = c1;
  chances[at + 2] = c2;
  chances[at + 3] = c3;
}
