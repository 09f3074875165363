import type { EventOf } from '../events';
import type { BattleState } from '../state';
import { numberIn, withGroup, withMarker, withShip, withSide } from './change';

export const phaseBegan = (state: BattleState, { turn, phase }: EventOf<'PhaseBegan'>): BattleState => ({
  ...state,
  turn,
  phase,
  finished: [],
  waived: [],
  tried: { ijn: [], irn: [] },
  // Who has not set his counters by now leaves them as they were dealt.
  ...(state.setting === undefined ? {} : { setting: [] }),
});

export const sideFinished = (state: BattleState, { side }: EventOf<'SideFinished'>): BattleState =>
  state.finished.includes(side) ? state : { ...state, finished: [...state.finished, side] };

export const obligationWaived = (
  state: BattleState,
  { code, about, secret }: EventOf<'ObligationWaived'>,
): BattleState => ({ ...state, waived: [...state.waived, { code, about, secret }] });

export const lightChanged = (
  state: BattleState,
  { turn, diced, night, day }: EventOf<'LightChanged'>,
): BattleState => ({
  ...state,
  visibilityIn: diced ? turn : state.visibilityIn,
  light: { night, day },
});

export const battleEnded = (
  state: BattleState,
  { losses, points, winner, decisive, note }: EventOf<'BattleEnded'>,
): BattleState => ({ ...state, result: { losses, points, winner, decisive, note } });

export const triggerHappened = (state: BattleState, { trigger, turn }: EventOf<'TriggerHappened'>): BattleState => ({
  ...state,
  triggers: { ...state.triggers, [trigger]: turn },
});

export const initiativeRolled = (
  state: BattleState,
  { turn, dice, movesLast, sums }: EventOf<'InitiativeRolled'>,
): BattleState => ({ ...state, initiative: { turn, dice, movesLast, ...(sums === undefined ? {} : { sums }) } });

export function torpedoLaunched(state: BattleState, event: EventOf<'TorpedoLaunched'>): BattleState {
  const { marker, side, turn, launcher, boats, factors, target, range, bearing, launched } = event;
  const placed = placeMarker(state, {
    id: marker,
    side,
    turn,
    state: 'hidden',
    attack: { launcher, boats, factors, target, range, bearing, evaded: null },
  });
  return withShip(placed, launcher, () => ({ launched }));
}

export const dummyMarkerPlaced = (
  state: BattleState,
  { marker, side, turn }: EventOf<'DummyMarkerPlaced'>,
): BattleState => placeMarker(state, { id: marker, side, turn, state: 'hidden', attack: null });

const placeMarker = (state: BattleState, marker: BattleState['markers'][string]): BattleState => ({
  ...state,
  markers: { ...state.markers, [marker.id]: marker },
  next: { ...state.next, marker: Math.max(state.next.marker, numberIn(marker.id) + 1) },
});

export function torpedoesRevealed(
  state: BattleState,
  { markers, found = [] }: EventOf<'TorpedoesRevealed'>,
): BattleState {
  const aimed = found.reduce(
    (before, { marker, ship }) =>
      withMarker(before, marker, ({ attack }) => ({ attack: attack === null ? null : { ...attack, target: ship } })),
    state,
  );
  return markers.reduce((before, marker) => withMarker(before, marker, () => ({ state: 'revealed' })), aimed);
}

export const markersRemoved = (state: BattleState, { markers }: EventOf<'MarkersRemoved'>): BattleState =>
  markers.reduce((before, marker) => withMarker(before, marker, () => ({ state: 'gone' })), state);

export const evasionDeclared = (
  state: BattleState,
  { counter, turn, ships }: EventOf<'EvasionDeclared'>,
): BattleState => withGroup(state, counter, () => ({ evading: { turn, ships } }));

export const evasionJudged = (state: BattleState, { marker, evaded }: EventOf<'EvasionJudged'>): BattleState =>
  withMarker(state, marker, ({ attack }) => ({ attack: attack === null ? null : { ...attack, evaded } }));

export const cardsDrawn = (state: BattleState, { side, turn, cards }: EventOf<'CardsDrawn'>): BattleState =>
  withSide(state, side, ({ pile, hand }) => ({
    pile: pile.filter((card) => !cards.includes(card)),
    hand: [...hand.filter((card) => !cards.includes(card)), ...cards],
    drewIn: turn,
  }));

export const cardPlayed = (
  state: BattleState,
  { side, turn, phase, card, target, counter }: EventOf<'CardPlayed'>,
): BattleState =>
  withSide(state, side, ({ hand, played, pile }) => ({
    hand: hand.filter((held) => held !== card),
    pile: pile.filter((held) => held !== card),
    played: [...played, { card, turn, phase, target, ...(counter === undefined ? {} : { counter }) }],
  }));

export const cardSpent = (state: BattleState, { side, card }: EventOf<'CardSpent'>): BattleState =>
  withSide(state, side, ({ played }) => ({
    played: played.map((one) => (one.card === card ? { ...one, spent: true } : one)),
  }));

export const cardDiscarded = (state: BattleState, { side, card }: EventOf<'CardDiscarded'>): BattleState =>
  withSide(state, side, ({ hand, discard }) => ({
    hand: hand.filter((held) => held !== card),
    discard: [...discard, card],
  }));
