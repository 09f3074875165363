import type { RatedShip } from '@/kit/print/card-ship';
import { ensignOf } from '@/kit/sides';
import { type BattleView, type Side, SIDES } from '@/rules/togo/index';

import { planStateOf, type ShipView } from '../plan-state';
import { fateWords } from '../words/event-words';
import { typeWords } from '../words/ship-words';
import { shipsInLine } from '../formations-in-line';

/** Ships both sides know, one formation after the other. */
export const knownShips = (view: BattleView, sides: readonly Side[] = SIDES): readonly ShipView[] =>
  shipsInLine(view).filter(({ side }) => sides.includes(side));

/** A ship for her printed card, as she is now or as she was before the battle. */
export const ratedShip = (ship: ShipView, blank: boolean): RatedShip => ({
  name: ship.name,
  side: ensignOf(ship.side),
  kind: typeWords(ship.card.type),
  units: ship.unitsAtFirst,
  rating: { ...ship.card, lengthM: ship.lengthM ?? null },
  now: blank
    ? undefined
    : {
        ...planStateOf(ship),
        speed: ship.speed,
        torpedoFactors: ship.torpedoFactors,
        units: ship.units,
        gone: goneWords(ship),
      },
});

export const goneWords = ({ fate, status }: ShipView): string | null =>
  fate !== 'afloat' ? fateWords(fate) : status === 'sunk' ? fateWords('sunk') : null;
