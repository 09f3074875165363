import { type Side, SIDES } from '../types';
import { blankGroup } from './begin';
import { isOwn, knowsGroup, knowsMarker, knowsShip, targetFor, type TogoViewer } from './knowing';
import { knownShip, now, unknownId, unknownShips, unseenLosses } from './known-ships';
import { allShips, counterOrder, findShip, isChartOpen } from './queries';
import type { BattleState, Card, Group, MoveNote, ShipId, SideState, TorpedoMarker } from './state';
import { knownFlag } from './view';

/**
 * The battle as a viewer may know it, as a state: behind every blank counter of others lies the same unknown ship, and cards
 * and torpedoes that nobody has turned up are blank. `view` and `owed` say the same of it as of the true one.
 */
export function known(state: BattleState, viewer: TogoViewer): BattleState {
  if (viewer === 'umpire') return state;
  const groups = SIDES.flatMap((side) => groupsOf(state, side, viewer));
  const ships = allShips(state).filter((ship) => knowsShip(state, viewer, ship));
  const blank = groups.filter((group) => !knowsGroup(viewer, group));
  return {
    ...state,
    ...(state.origin && { origin: { ...state.origin, link: null } }),
    sides: { ijn: knownSide(state, 'ijn', viewer), irn: knownSide(state, 'irn', viewer) },
    ships: byId([
      ...ships.map((ship) => knownShip(state, ship, viewer)),
      ...unknownShips(state, blank),
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

const seenMove = ({ turn, turns, distance }: MoveNote): MoveNote => ({
  ...{ turn, turns, distance, allowance: distance, cost: 0, turned: false, overHalf: false, apart: [] },
});

function knownMarker(state: BattleState, marker: TorpedoMarker, viewer: TogoViewer): TorpedoMarker {
  const { attack } = marker;
  if (attack === null || !knowsMarker(viewer, marker)) return { ...marker, attack: null };
  // The umpire may let a torpedo run at a ship that nobody has sighted: then both ends of its track lie behind counters.
  const shown = (id: ShipId): ShipId => {
    const ship = findShip(state, id);
    return ship === null || knowsShip(state, viewer, ship) ? id : unknownId(ship.group);
  };
  const [launcher, target] = [shown(attack.launcher), shown(attack.target)];
  const isKnown = launcher === attack.launcher && target === attack.target;
  return isKnown ? marker : { ...marker, attack: { ...attack, launcher, target } };
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
