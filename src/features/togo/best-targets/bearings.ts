import {
  type BattleState,
  type BattleView,
  type Bearing,
  RANGE_BANDS,
  type Side,
  targetsFor,
} from '@/rules/togo/index';

import { plottedShot } from '../plot/plotted';

const ABEAM = 90;

interface Bearings {
  readonly bearings: readonly Bearing[];
  /** Pairs of ships whose range nobody has told this turn: they stand at the assumed one. */
  readonly assumed: number;
}

/** Who of a side could fire at whom, as far as both sides know the ships: as plotted, else abeam at the range told this turn. */
export function bearingsOf(state: BattleState, view: BattleView, side: Side, assumedRange: number): Bearings {
  const firers = Object.values(state.ships).filter(
    (ship) => ship.side === side && view.ships[ship.id] !== undefined && ship.firedIn !== state.turn,
  );
  const bearings: Bearing[] = [];
  let assumed = 0;
  for (const ship of firers) {
    for (const target of targetsFor(state, side)) {
      const plotted = plottedShot(state, ship, target);
      const pair = ship.group < target.group ? `${ship.group}.${target.group}` : `${target.group}.${ship.group}`;
      const told = state.ranges[pair];
      const known = plotted?.range ?? (told?.turn === state.turn ? told.inches : null);
      if (known === null) assumed += 1;
      const range = known ?? assumedRange;
      if (range > RANGE_BANDS[3]) continue;
      bearings.push({ ship: ship.id, target: target.id, range, bearing: plotted?.bearing ?? ABEAM });
    }
  }
  return { bearings, assumed };
}
