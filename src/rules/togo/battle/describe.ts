import type { Description, Json } from '../../rulebook';
import type { BattleEvent, EventOf } from './events';
import { isOwn, knowsCounterId, knowsPath, knowsShipId, shipOrCounter, targetFor, type TogoViewer } from './knowing';
import { findCard, findGroup, findMarker, isChartOpen, statusBefore } from './queries';
import type { BattleState } from './state';

/** What is told of under another name than its event, to those who may not know it all. */
const TOLD_OTHERWISE = ['MarkerPlaced', 'CounterSplit', 'CounterGone', 'CounterPlaced'] as const;

export type DescriptionCode = BattleEvent['type'] | (typeof TOLD_OTHERWISE)[number];
type TogoDescription = Description<DescriptionCode>;

type Line = TogoDescription | null;
type Describer<T extends BattleEvent['type']> = (state: BattleState, event: EventOf<T>, viewer: TogoViewer) => Line;

const dataOf = ({ type: _, ...data }: BattleEvent): Json => data as Json;

/** The event as it is, about these. */
const whole = (event: BattleEvent, ...about: readonly string[]): TogoDescription => ({
  code: event.type,
  data: dataOf(event),
  about,
});
const part = (code: DescriptionCode, data: Json, ...about: readonly string[]): TogoDescription => ({
  code,
  data,
  about,
});

/** Only for those who know the ship. */
const ofShip = (state: BattleState, event: BattleEvent & { readonly ship: string }, viewer: TogoViewer): Line =>
  knowsShipId(state, viewer, event.ship) ? whole(event, event.ship) : null;
const ofCounter = (_: BattleState, event: BattleEvent & { readonly counter: string }): Line =>
  whole(event, event.counter);
const plainly = (_: BattleState, event: BattleEvent): Line => whole(event);

const DESCRIBERS: { readonly [T in BattleEvent['type']]: Describer<T> } = {
  PhaseEnded: (_, { turn, phase, waived, secretlyWaived, auto = false }, viewer) => {
    const own = secretlyWaived.filter(({ side }) => isOwn(viewer, side)).map(({ code, about }) => ({ code, about }));
    return part('PhaseEnded', { turn, phase, waived: [...waived, ...own], auto });
  },
  PhaseBegan: plainly,
  SideFinished: (_, event) => whole(event, event.side),
  ObligationWaived: (_, { code, about, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? part('ObligationWaived', { code, about }, about) : null,
  LightChanged: plainly,
  BattleEnded: plainly,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? part('RuleOverridden', { code, rule, data }) : null,

  TorpedoLaunched: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.marker, event.launcher, event.target)
      : part('MarkerPlaced', { marker: event.marker, side: event.side, turn: event.turn }, event.marker),
  DummyMarkerPlaced: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.marker)
      : part('MarkerPlaced', { marker: event.marker, side: event.side, turn: event.turn }, event.marker),
  TorpedoesRevealed: (state, { markers }, viewer) => {
    const shown = markers.flatMap((id) => {
      const attack = findMarker(state, id)?.attack;
      if (!attack) return [];
      const launcher = shipOrCounter(state, viewer, attack.launcher);
      const target = toldTarget(state, viewer, attack.target);
      return [{ marker: id, launcher, factors: attack.factors, boats: attack.boats, target }];
    });
    return part('TorpedoesRevealed', { markers: shown }, ...markers, ...shown.map(({ target }) => target));
  },
  MarkersRemoved: (_, event) => whole(event, ...event.markers),
  EvasionDeclared: (state, { counter, turn, ships }, viewer) =>
    knowsCounterId(state, viewer, counter)
      ? part('EvasionDeclared', { counter, turn, ships }, counter, ...ships)
      : part('EvasionDeclared', { counter, turn, ships: [] }, counter),
  EvasionJudged: (_, event) => whole(event, event.marker),
  TorpedoResolved: (state, event, viewer) => {
    const launcher = shipOrCounter(state, viewer, event.launcher);
    const target = toldTarget(state, viewer, event.target);
    const hits = event.hits.map((hit) => ({ ...hit, from: launcher }));
    const data = { ...(dataOf(event) as { [key: string]: Json }), launcher, target, hits };
    return part('TorpedoResolved', data, event.marker, target, ...(launcher === null ? [] : [launcher]));
  },

  InitiativeRolled: plainly,
  MoveBegan: ofCounter,
  UnplannedRolled: (state, event, viewer) =>
    knowsCounterId(state, viewer, event.counter)
      ? whole(event, event.counter)
      : {
          ...part('UnplannedRolled', { counter: event.counter, turn: event.turn }, event.counter),
          withoutDice: true,
        },
  MoveNoted: (state, event, viewer) => {
    if (knowsCounterId(state, viewer, event.counter)) return whole(event, event.counter);
    const { counter, note, plot } = event;
    return part('MoveNoted', { counter, turns: note.turns, distance: note.distance, plot }, counter);
  },
  GroupLeft: ofCounter,
  Plotted: (state, event, viewer) =>
    knowsCounterId(state, viewer, event.counter)
      ? whole(event, event.counter)
      : part('Plotted', { counter: event.counter, at: isChartOpen(state) ? event.at : null }, event.counter),
  // Where everybody stands is on the chart; a list of whom it was put there for would tell them apart.
  PlotKept: (_, { on }) => part('PlotKept', { on }),
  CountersSet: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.side, ...event.places.map(({ counter }) => counter))
      : part('CountersSet', { side: event.side }, event.side),
  ArrivalRolled: ofCounter,
  GroupArrived: ofCounter,
  AnchorTried: ofShip,
  TriggerRolled: plainly,
  TriggerHappened: plainly,

  ShipLeftFormation: (state, event, viewer) =>
    knowsShipId(state, viewer, event.ship)
      ? whole(event, event.ship, event.from, event.to)
      : part('CounterSplit', { from: event.from, to: event.to }, event.from, event.to),
  // A blank counter that nothing is left behind goes, and everybody sees that it is gone.
  ShipJoinedFormation: (state, event, viewer) => {
    const emptied = findGroup(state, event.from)?.place === 'gone';
    return ofShip(state, event, viewer) ?? (emptied ? part('CounterGone', { counter: event.from }, event.from) : null);
  },
  FlagshipLost: ofShip,
  FlagshipNamed: ofShip,
  FleetFlagshipNamed: ofShip,

  RangesNoted: (_, event) => whole(event, ...new Set(event.ranges.flatMap(({ a, b }) => [a, b]))),
  SightingSwept: plainly,
  CounterSighted: ofCounter,
  SightingFailed: ofCounter,
  DummyRemoved: ofCounter,

  FireDeclared: (state, event, viewer) => {
    const shots = event.shots.map((shot) => ({ ...shot, target: toldTarget(state, viewer, shot.target) }));
    return byCounter(state, { ...event, shots }, viewer);
  },
  FireHeld: ofShip,
  ArcEdgeRolled: (state, event, viewer) =>
    byCounter(state, { ...event, target: toldTarget(state, viewer, event.target) }, viewer),
  GunfireResolved: (state, event, viewer) => {
    const ship = shipOrCounter(state, viewer, event.ship);
    const shots = event.shots.map((shot) => ({
      ...shot,
      target: toldTarget(state, viewer, shot.target),
      hits: shot.hits.map((hit) => ({ ...hit, from: ship })),
    }));
    const data = { ship, turn: event.turn, die: event.die, shots } as Json;
    const targets = shots.map(({ target }) => target);
    return part('GunfireResolved', data, ...(ship === null ? [] : [ship]), ...new Set(targets));
  },

  DamageControlled: ofShip,
  // What is news of her, and what she was before (AMB-48).
  DamageResolved: (state, event, viewer) =>
    knowsShipId(state, viewer, event.ship)
      ? part(
          'DamageResolved',
          { ...(dataOf(event) as { [key: string]: Json }), was: statusBefore(state, event) },
          event.ship,
        )
      : null,
  UnitsLost: ofShip,

  CardsDrawn: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.side)
      : part('CardsDrawn', { side: event.side, turn: event.turn, count: event.cards.length }, event.side),
  CardPlayed: (state, event, viewer) => {
    const card = findCard(state, event.side, event.card) as unknown as Json;
    const target = targetFor(state, viewer, event);
    const data = { side: event.side, turn: event.turn, phase: event.phase, card, target };
    return part('CardPlayed', data, event.side, ...(target === null ? [] : [target]));
  },
  CardSpent: (state, { side, card }) =>
    part('CardSpent', { side, card: findCard(state, side, card) as unknown as Json }, side),
  CardDiscarded: (_, event, viewer) =>
    isOwn(viewer, event.side) ? whole(event, event.side) : part('CardDiscarded', { side: event.side }, event.side),

  FateChanged: ofShip,
  // Behind a blank counter that lay there before nobody sees her come.
  ShipAdded: (state, event, viewer) => {
    if (knowsShipId(state, viewer, event.ship.id)) return whole(event, event.ship.id, event.counter);
    const isNew = findGroup(state, event.counter)?.ships.length === 1;
    return isNew ? part('CounterPlaced', { side: event.side, counter: event.counter }, event.counter) : null;
  },
  HouseRuleChanged: plainly,
  Corrected: (state, event, viewer) => (knowsPath(state, viewer, event.path) ? whole(event, ...subjects(event)) : null),
};

/** Whom the umpire lets somebody shoot at behind a blank counter is told of as the counter. */
const toldTarget = (state: BattleState, viewer: TogoViewer, id: string): string =>
  shipOrCounter(state, viewer, id) ?? id;

/** A firer behind a blank counter is told of as the counter. */
function byCounter(
  state: BattleState,
  event: BattleEvent & { readonly ship: string },
  viewer: TogoViewer,
): TogoDescription {
  const ship = shipOrCounter(state, viewer, event.ship);
  const data = { ...(dataOf(event) as { [key: string]: Json }), ship };
  return part(event.type, data, ...(ship === null ? [] : [ship]));
}

const subjects = ({ path }: EventOf<'Corrected'>): readonly string[] => path.slice(1, 2);

/** What an event tells a viewer; null when it tells nothing. */
export function describe(state: BattleState, event: BattleEvent, viewer: TogoViewer): Line {
  if (!Object.hasOwn(DESCRIBERS, event.type)) return null;
  return (DESCRIBERS[event.type] as (state: BattleState, event: BattleEvent, viewer: TogoViewer) => Line)(
    state,
    event,
    viewer,
  );
}
