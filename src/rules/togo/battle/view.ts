import type { Json } from '../../rulebook';
import type { Side } from '../types';
import { cardsOnGroup, isInForce, modifiersOf } from './cards-in-force';
import { moveObjections } from './decide/movement';
import { acting, actingNext, entryTime, inPhase } from './decide/order';
import { isOwn, knowsGroup, knowsMarker, knowsShip, shipOrCounter, targetFor, type TogoViewer } from './knowing';
import {
  allGroups,
  allShips,
  findShip,
  initiativeRolled,
  isChartOpen,
  isLossOpen,
  lineNumber,
  mayLead,
  present,
} from './queries';
import { arrivalDieDue, entryEdges, isReadyToArrive } from './owed/due';
import { isPhaseDone } from './phase-end';
import { allowanceOf, boundCourse, movesAsOrdered, paceOf, unplannedDue, unplannedThisTurn } from './moving';
import { sightingTries } from './ranges';
import { openTriggers, remindersNow } from './special';
import type { BattleState, Card, Group, PlayedCard, SideState, TorpedoMarker } from './state';
import { lossesOf, scoreOf } from './victory';
import { shipView } from './view-ship';

/** The battle as a viewer may know it. Whatever is a secret of another is left out, not blanked. */
export const view = (state: BattleState, viewer: TogoViewer): Json => battleView(state, viewer) as unknown as Json;

/** What `view` answers, typed. */
export type BattleView = ReturnType<typeof battleView>;

export function battleView(state: BattleState, viewer: TogoViewer) {
  const ships = allShips(state).filter((ship) => knowsShip(state, viewer, ship));
  return {
    name: state.name,
    admirals: state.admirals ?? null,
    /** Of the campaign it is fought for; which ship is whose counter is not for everybody. */
    origin: originOf(state),
    scenario: state.scenario?.id ?? null,
    year: state.year,
    plotted: isChartOpen(state),
    /** Sides that have yet to set their counters; until then nobody sees the chart. */
    setting: state.setting ?? [],
    turn: state.turn,
    turnLimit: state.turnLimit,
    phase: state.phase,
    light: state.light,
    houseRules: state.houseRules,
    /** Null where the printed tables are in force. */
    tables: state.tables,
    initiative: initiativeRolled(state) ? state.initiative : null,
    acting: acting(state),
    actingNext: actingNext(state),
    finished: state.finished,
    /** Nothing is left to do in this phase, for anybody and as far as anybody knows: it may end by itself. */
    phaseDone: isPhaseDone(state),
    sides: { ijn: sideView(state, 'ijn', viewer), irn: sideView(state, 'irn', viewer) },
    formations: Object.fromEntries(allGroups(state).map((group) => [group.id, groupView(state, group, viewer)])),
    ships: byId(ships.map((ship) => shipView(state, ship, viewer))),
    markers: byId(Object.values(state.markers).map((marker) => markerView(state, marker, viewer))),
    ranges: state.ranges,
    tried: state.tried,
    sightingDone: state.sweptIn === state.turn,
    /** Dice either side may still throw for a blank counter near it, in the dark. */
    sightingTries: sightingTries(state),
    waived: state.waived
      .filter(({ secret }) => secret === null || isOwn(viewer, secret))
      .map(({ code, about }) => ({ code, about })),
    triggers: state.triggers,
    /** What the scenario waits for and the players may say has happened, or throw for. */
    openTriggers: openTriggers(state),
    reminders: [...remindersOf(state), ...remindersNow(state).map(({ rule, text }) => ({ rule, text }))],
    victory: state.scenario?.victory.text ?? state.victory,
    standing: scoreOf(state, ships),
    result: state.result,
    /** As far as the viewer knows; all of them once it is over. Counted anew: old ends have boats in them twice. */
    losses: lossesOf(state.result === null ? ships : allShips(state)),
  };
}

const originOf = ({ origin }: BattleState) =>
  origin === undefined ? null : { book: origin.book, campaign: origin.campaign, moment: origin.moment };

const remindersOf = (state: BattleState): readonly { readonly rule: null; readonly text: string }[] =>
  state.reminders
    .filter(({ phase }) => phase === 'any' || phase === state.phase)
    .map(({ text }) => ({ rule: null, text }));

/** Sorted by id, so that the order of set-up tells nothing. */
const byId = <T extends { readonly id: string }>(items: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries([...items].sort((a, b) => (a.id < b.id ? -1 : 1)).map((item) => [item.id, item]));

function sideView(state: BattleState, side: Side, viewer: TogoViewer) {
  const { edges, fleetFlagship, hasSightedEnemy, cards, pile, hand, discard, played, drewIn } = state.sides[side];
  const own = isOwn(viewer, side);
  const faces = (ids: SideState['hand']) => ids.flatMap((id) => cards[id] ?? []);
  return {
    edges,
    fleetFlagship: own ? fleetFlagship : knownFlag(state, fleetFlagship, viewer),
    hasSightedEnemy,
    pile: pile.length,
    hand: own ? faces(hand) : null,
    handSize: hand.length,
    discard: own ? faces(discard) : null,
    discardSize: discard.length,
    /** Whether the side plays with cards at all: its pile may be empty, and that is no secret. */
    hasCards: Object.keys(cards).length > 0,
    played: played.map(({ counter, ...one }) => ({
      ...one,
      card: cards[one.card] ?? null,
      inForce: isInForceNow(state, one, cards[one.card]),
      target: targetFor(state, viewer, { target: one.target, counter }),
    })),
    drew: drewIn === state.turn,
    // The order of the pile is nobody's but the umpire's.
    order: viewer === 'umpire' ? pile : null,
  };
}

/** A flag that is lost may fly again behind a blank counter: to others it is the same. */
export function knownFlag(
  state: BattleState,
  id: SideState['fleetFlagship'],
  viewer: TogoViewer,
): SideState['fleetFlagship'] {
  const ship = id === null ? null : findShip(state, id);
  if (ship === null || !knowsShip(state, viewer, ship)) return null;
  return mayLead(state, ship) || isLossOpen(state, ship) ? ship.id : null;
}

function isInForceNow(state: BattleState, played: PlayedCard, card: Card | undefined): boolean {
  return card?.effect !== undefined && isInForce(state, played, card.effect);
}

function groupView(state: BattleState, group: Group, viewer: TogoViewer) {
  const { id, side, place, sighted, move, plot, wake = [], begunIn, arrival, arrivalRolled } = group;
  const ready = isReadyToArrive(state, group);
  // Where a scenario places its formations and nothing else, a place would tell them from dummies.
  const isShown = place === 'table' && (isChartOpen(state) || knowsGroup(viewer, group));
  const seen = {
    id,
    side,
    place,
    sighted,
    plot: isShown ? plot : null,
    wake: isShown ? wake : [],
    begun: begunIn === state.turn,
    /** Whether it is one of those that move in this phase, and whether it may now. */
    moves: inPhase(state, sighted ? 'B' : 'C') === null && present(state, group),
    mayMove: moveObjections(state, group).every((objection) => objection === null),
    arrival:
      arrival === null
        ? null
        : { turn: arrival.turn, edges: arrival.edges, atLeast: arrival.atLeast, eased: arrival.eased },
    /** Off the table: whether its arrival die is due, whether it may come on now, and where and when else. */
    arrivalDue: arrivalDieDue(state, group),
    mayArrive: ready && entryTime(state, group) === 'now',
    entry: place === 'off' ? { ready, edges: entryEdges(state, group), when: entryTime(state, group) } : null,
    arrivalRolled,
    move: move?.turn === state.turn ? { turns: move.turns, distance: move.distance } : null,
  };
  const rolled = unplannedThisTurn(state, group) !== null;
  const throws = { rolled, rollDue: !rolled && unplannedDue(state, group) };
  if (!knowsGroup(viewer, group)) return { ...seen, ...throws, known: null };
  const { name, dummy, ships, flagship, evading, straight, carried, flashedIn } = group;
  const { limitedBy } = allowanceOf(state, group);
  return {
    ...seen,
    ...throws,
    known: {
      name,
      line: lineNumber(state, group),
      dummy,
      ships,
      flagship,
      unplanned: unplannedThisTurn(state, group),
      /** Its dice, if it throws any, are thrown for show: it moves as ordered, or not at all (AMB-37). */
      exempt: movesAsOrdered(state, group) || (!group.dummy && allowanceOf(state, group).speed.value === 0),
      evading: evading?.turn === state.turn ? evading.ships : [],
      straight,
      carried,
      /** Degrees its dice, a turn left over or a lost flagship bind it to; null where its admiral chooses. */
      course: boundCourse(state, group),
      flashedIn,
      /** What it goes when nobody says otherwise; of a dummy what would not betray it. */
      allowance: paceOf(state, group),
      limitedBy: limitedBy?.id ?? null,
      /** Cards in force on its movement and on whoever looks for it. */
      cards: modifiersOf(cardsOnGroup(state, group, 'speed', 'unplanned', 'sighted')),
      turning: move?.turn === state.turn ? { cost: move.cost, turned: move.turned, overHalf: move.overHalf } : null,
    },
  };
}

function markerView(battle: BattleState, marker: TorpedoMarker, viewer: TogoViewer) {
  const { id, side, turn, state, attack } = marker;
  const known = knowsMarker(viewer, marker);
  if (!known || attack === null) return { id, side, turn, state, known, attack: null };
  // Torpedoes that are turned up do not tell who lies behind the counter they came from, or run at.
  const launcher = shipOrCounter(battle, viewer, attack.launcher);
  const target = shipOrCounter(battle, viewer, attack.target) ?? attack.target;
  return { id, side, turn, state, known, attack: { ...attack, launcher, target } };
}
