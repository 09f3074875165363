import { unitsOf } from '../scenarios/units';
import { type Side, SIDES } from '../types';
import { shipOf } from './begin';
import { isOwn, knowsShipId, type TogoViewer } from './knowing';
import { allShips, isSighted } from './queries';
import { weighingOf } from './special';
import type { BattleState, CounterId, Group, Ship, ShipCard } from './state';
import { lossesOf } from './victory';
import { otherLaunches } from './view-ship';

/** A ship without what she did unseen. */
export function knownShip(state: BattleState, ship: Ship, viewer: TogoViewer): Ship {
  const waiting = ship.waiting.map((hit) =>
    hit.from === null || knowsShipId(state, viewer, hit.from) ? hit : { ...hit, from: null },
  );
  if (isOwn(viewer, ship.side)) return { ...ship, waiting };
  const { lastFire: _, ...seen } = ship;
  return {
    ...seen,
    waiting,
    launched: ship.launched - otherLaunches(state, ship, viewer),
    declared: ship.declared?.turn === state.turn ? ship.declared : null,
    firedIn: now(state, ship.firedIn),
    heldIn: now(state, ship.heldIn),
    controlledIn: now(state, ship.controlledIn),
    // Who is under way may have weighed unseen.
    weighedIn: ship.anchored && weighingOf(state, ship) !== null ? now(state, ship.weighedIn) : 0,
  };
}

/** A turn is of interest as long as it lasts: 0 for those before. */
export const now = ({ turn }: BattleState, when: number): number => (when === turn ? turn : 0);

export const unknownId = (counter: CounterId): string => `${counter}?`;

const UNKNOWN_CARD: ShipCard = {
  ...{ type: 'C3', speed: 0, armour: 0, size: { gun: 0, torpedo: 0 }, batteries: [] },
  torpedoes: { factors: 0, mount: null },
};

const unknownShip = ({ id, side }: Group): Ship =>
  shipOf(side, id, { id: unknownId(id), name: '', card: UNKNOWN_CARD, base: { formation: '', ship: null } });

/** One behind each blank counter. That somebody may still weigh anchor is known from the scenario; who and where is not. */
export const unknownShips = (state: BattleState, blank: readonly Group[]): readonly Ship[] =>
  blank.map((group) => {
    const isFirst = blank.find(({ side }) => side === group.side) === group;
    return (isFirst && moored(state, unknownShip(group))) || unknownShip(group);
  });

/** The same at anchor, as the first whom the scenario lets weigh; null where nobody of her side waits for that unseen. */
function moored(state: BattleState, ship: Ship): Ship | null {
  const { scenario } = state;
  const mayWeigh = (each: Ship): boolean => each.anchored && weighingOf(state, each) !== null;
  const waits = allShips(state).some((each) => each.side === ship.side && !isSighted(state, each) && mayWeigh(each));
  if (scenario === null || !waits) return null;
  const ships = unitsOf(scenario).map(({ formation, ship: id, type }): Ship => ({
    ...ship,
    ...{ card: { ...ship.card, type }, base: { formation, ship: id }, anchored: true },
  }));
  return ships.find(mayWeigh) ?? null;
}

/** Once it is over all losses are counted, also of ships that were never seen. */
export function unseenLosses(state: BattleState, known: readonly Ship[]): readonly Ship[] {
  if (state.result === null) return [];
  const [all, seen] = [lossesOf(allShips(state)), lossesOf(known)];
  const lost = (side: Side, type: ShipCard['type'], place: number, units: number): Ship => ({
    ...shipOf(side, '', { id: `${side}-${type}-${place}?`, name: '', card: { ...UNKNOWN_CARD, type }, units }),
    ...{ fate: 'sunk', units: 0 },
  });
  return SIDES.flatMap((side) => [
    ...Array.from({ length: all[side].ships - seen[side].ships }, (_, place) => lost(side, 'C3', place, 1)),
    ...(
      [
        ['TB', all[side].boats - seen[side].boats],
        ['convoy', all[side].transports - seen[side].transports],
      ] as const
    )
      .filter(([, units]) => units > 0)
      .map(([type, units]) => lost(side, type, 0, units)),
  ]);
}
