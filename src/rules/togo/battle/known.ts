import { unitsOf } from '../scenarios/units';
import { type Side, SIDES } from '../types';
import { blankGroup, shipOf } from './begin';
import { isOwn, knowsGroup, knowsMarker, knowsShip, knowsShipId, targetFor, type TogoViewer } from './knowing';
import { allShips, counterOrder, findShip, isChartOpen } from './queries';
import { weighingOf } from './special';
import type { BattleState, Card, CounterId, Group, MoveNote, Ship, ShipCard, SideState, TorpedoMarker } from './state';
import { lossesOf } from './victory';
import { knownFlag } from './view';
import { otherLaunches } from './view-ship';

/**
 * The battle as a viewer may know it, as a state: behind every blank counter of others lies the same unknown ship, and cards
 * and torpedoes that nobody has turned up are blank. `view` and `owed` say the same of it as of the true one.
 */
export function known(state: BattleState, viewer: TogoViewer): BattleState {
  if (viewer === 'umpire') return state;
  const groups = SIDES.flatMap((side) => groupsOf(state, side, viewer));
  const ships = allShips(state).filter((ship) => knowsShip(state, viewer, ship));
  const unknown = groups.filter((group) => !knowsGroup(viewer, group)).map(unknownShip);
  return {
    ...state,
    ...(state.origin && { origin: { ...state.origin, link: null } }),
    sides: { ijn: knownSide(state, 'ijn', viewer), irn: knownSide(state, 'irn', viewer) },
    ships: byId([
      ...ships.map((ship) => knownShip(state, ship, viewer)),
      ...withMoored(state, unknown),
      ...unseenLosses(state, ships),
    ]),
    groups: byId(groups),
    markers: byId(Object.values(state.markers).map((marker) => knownMarker(state, marker, viewer))),
    waived: state.waived.filter(({ secret }) => secret === null || isOwn(viewer, secret)),
    next: numbersFor(state, viewer),
  };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(items.map((item) => [item.id, item]));

/** One's own as they were set up; of others those in sight, whose order is known, before the blank ones. */
function groupsOf(state: BattleState, side: Side, viewer: TogoViewer): readonly Group[] {
  const groups = Object.values(state.groups).filter((group) => group.side === side);
  if (isOwn(viewer, side)) return groups;
  return [
    ...groups.filter(({ sighted }) => sighted).map((group) => sightedGroup(state, group)),
    ...groups
      .filter(({ sighted }) => !sighted)
      .sort(counterOrder)
      .map((group) => blankCounter(state, group)),
  ];
}

/** What it did in earlier turns it may have done unseen. */
function sightedGroup(state: BattleState, group: Group): Group {
  const { unplanned, evading, move, plot, wake = [] } = group;
  const isOnTable = group.place === 'table';
  return {
    ...blankGroup(group.id, group.side),
    ...group,
    begunIn: now(state, group.begunIn),
    unplanned: unplanned?.turn === state.turn ? unplanned : null,
    evading: evading?.turn === state.turn ? evading : null,
    move: move?.turn === state.turn ? move : null,
    plot: isOnTable ? plot : null,
    wake: isOnTable ? wake : [],
  };
}

function blankCounter(state: BattleState, group: Group): Group {
  const { id, side, place, arrival, arrivalRolled, begunIn, unplanned, move, plot, wake = [] } = group;
  const isShown = place === 'table' && isChartOpen(state);
  return {
    ...blankGroup(id, side),
    ...{ ships: [unknownId(id)], place, arrival, arrivalRolled },
    begunIn: now(state, begunIn),
    // That the dice were thrown is known, what they showed is not.
    unplanned:
      unplanned?.turn === state.turn ? { turn: state.turn, total: 0, result: 'AS_ORDERED', exempt: true } : null,
    move: move?.turn === state.turn ? seenMove(move) : null,
    plot: isShown ? plot : null,
    wake: isShown ? wake : [],
  };
}

/** A turn is of interest as long as it lasts: 0 for those before. */
const now = ({ turn }: BattleState, when: number): number => (when === turn ? turn : 0);

const seenMove = ({ turn, turns, distance }: MoveNote): MoveNote => ({
  ...{ turn, turns, distance, allowance: distance, cost: 0, turned: false, overHalf: false, apart: [] },
});

const unknownId = (counter: CounterId): string => `${counter}?`;

const UNKNOWN_CARD: ShipCard = {
  ...{ type: 'C3', speed: 0, armour: 0, size: { gun: 0, torpedo: 0 }, batteries: [] },
  torpedoes: { factors: 0, mount: null },
};

const unknownShip = ({ id, side }: Group): Ship =>
  shipOf(side, id, { id: unknownId(id), name: '', card: UNKNOWN_CARD, base: { formation: '', ship: null } });

/** That somebody unseen may still weigh anchor is known from the scenario; who and where is not. */
function withMoored(state: BattleState, unknown: readonly Ship[]): readonly Ship[] {
  const mayWeigh = (ship: Ship): boolean => ship.anchored && weighingOf(state, ship) !== null;
  const sides = SIDES.filter((side) =>
    allShips(state).some((ship) => ship.side === side && !state.groups[ship.group]?.sighted && mayWeigh(ship)),
  );
  return unknown.map((ship, place) => {
    const isFirst = unknown.findIndex(({ side }) => side === ship.side) === place;
    if (!isFirst || !sides.includes(ship.side) || state.scenario === null) return ship;
    const anchored = unitsOf(state.scenario)
      .map((unit): Ship => ({ ...ship, base: unit, card: { ...ship.card, type: unit.type }, anchored: true }))
      .find((like) => like.base && mayWeigh(like));
    return anchored ? { ...anchored, base: { formation: anchored.base.formation, ship: anchored.base.ship } } : ship;
  });
}

/** Once it is over all losses are counted, also of ships that were never seen. */
function unseenLosses(state: BattleState, known: readonly Ship[]): readonly Ship[] {
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

function knownShip(state: BattleState, ship: Ship, viewer: TogoViewer): Ship {
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
    weighedIn: now(state, ship.weighedIn),
  };
}

function knownMarker(state: BattleState, marker: TorpedoMarker, viewer: TogoViewer): TorpedoMarker {
  const { attack } = marker;
  if (attack === null || !knowsMarker(viewer, marker)) return { ...marker, attack: null };
  const launcher = findShip(state, attack.launcher);
  const isKnown = launcher === null || knowsShip(state, viewer, launcher);
  return isKnown ? marker : { ...marker, attack: { ...attack, launcher: unknownId(launcher.group) } };
}

const blankCard = (place: number): Card => ({ id: `?${place}`, kind: 'dummy', title: '', text: '', time: 'any' });

/** What lies in a pile is nobody's to know, what is in a hand or was discarded is its owner's. */
function knownSide(state: BattleState, side: Side, viewer: TogoViewer): SideState {
  const own = isOwn(viewer, side);
  const { cards, pile, hand, discard, played, fleetFlagship, ...open } = state.sides[side];
  const blank: Card[] = [];
  const hidden = (ids: readonly string[]) => ids.map(() => blank[blank.push(blankCard(blank.length + 1)) - 1]!.id);
  const faces = (ids: readonly string[]) => ids.flatMap((id) => cards[id] ?? []);
  const seen = {
    ...{ pile: hidden(pile), hand: own ? hand : hidden(hand), discard: own ? discard : hidden(discard) },
    played: played.map(({ counter, ...one }) => ({
      ...one,
      target: targetFor(state, viewer, { target: one.target, counter }),
      ...(own && counter !== undefined && { counter }),
    })),
  };
  const shown = faces([...(own ? [...hand, ...discard] : []), ...played.map(({ card }) => card)]);
  return {
    ...open,
    ...seen,
    fleetFlagship: own ? fleetFlagship : knownFlag(state, fleetFlagship, viewer),
    cards: byId([...shown, ...blank]),
  };
}

/** Hits on ships that a viewer does not see are numbered apart. */
function numbersFor({ next }: BattleState, viewer: TogoViewer): BattleState['next'] {
  const { counter, marker, hit, unseen, unseenIrn } = next;
  return {
    ...{ counter, marker, hit },
    ...(viewer === 'ijn' && unseen !== undefined && { unseen }),
    ...(viewer === 'irn' && unseenIrn !== undefined && { unseenIrn }),
  };
}
