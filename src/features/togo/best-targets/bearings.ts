import {
  type BattleState,
  type BattleView,
  type Bearing,
  RANGE_BANDS,
  type Side,
  targetsFor,
} from '@/rules/togo/index';

import { openingOf } from '../fire/fire-plan';
import { shipsInLine } from '../formations-in-line';

interface Bearings {
  readonly bearings: readonly Bearing[];
  /** Pairs of ships whose range nobody has measured yet: they stand at the assumed one. */
  readonly assumed: number;
}

/** Who of a side could fire at whom, as far as both sides know the ships: as plotted, else as last measured. */
export function bearingsOf(state: BattleState, view: BattleView, side: Side, assumedRange: number): Bearings {
  const firers = shipsInLine(view).filter((ship) => ship.side === side && !ship.fired);
  const bearings: Bearing[] = [];
  let assumed = 0;
  for (const ship of firers.flatMap(({ id }) => state.ships[id] ?? [])) {
    for (const target of targetsFor(state, side)) {
      const opening = openingOf(state, ship, target);
      if (opening.turn === null) assumed += 1;
      const range = opening.turn === null ? assumedRange : opening.range;
      if (range > RANGE_BANDS[3]) continue;
      bearings.push({ ship: ship.id, target: target.id, range, bearing: opening.bearing });
    }
  }
  return { bearings, assumed };
}
