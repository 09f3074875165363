import type { ChitPair, Ratings, RussianFleet, Side } from '../types';
import { corrected } from './correct';
import type { CampaignEvent, EventOf } from './events';
import {
  type CampaignState,
  type Fight,
  findShip,
  type Group,
  NEITHER,
  NO_MEETING,
  NO_MEETINGS,
  type Ship,
} from './state';

type State = CampaignState;
type Reducers = { readonly [T in CampaignEvent['type']]: (state: State, event: EventOf<T>) => State };

const same = (state: State): State => state;

function withShips(state: State, ids: readonly string[], change: (ship: Ship) => Partial<Ship>): State {
  const ships = { ...state.ships };
  for (const id of ids) {
    const ship = findShip(state, id);
    if (ship !== null) ships[id] = { ...ship, ...change(ship) };
  }
  return { ...state, ships };
}

const withMeeting = (state: State, fleet: RussianFleet, change: Partial<State['meetings'][RussianFleet]>): State => ({
  ...state,
  meetings: { ...state.meetings, [fleet]: { ...state.meetings[fleet], ...change } },
});

const withFight = (state: State, change: (fight: Fight) => Partial<Fight>): State =>
  state.fight === null ? state : { ...state, fight: { ...state.fight, ...change(state.fight) } };

const freshGroup = (ships: readonly string[]): Group => ({ ships, turnedBack: [] });

/** Who is lost by a change by hand is in no line of a fight any more, nor are the hits that waited for her. */
function withoutLost(state: State): State {
  const floats = (id: string): boolean => findShip(state, id)?.fate === 'afloat';
  return withFight(state, ({ lines, pending }) => ({
    lines: { ijn: lines.ijn.filter(floats), irn: lines.irn.filter(floats) },
    pending: Object.fromEntries(Object.entries(pending).filter(([id]) => floats(id))),
  }));
}

const nothingSailed = (state: State): State => ({
  ...state,
  ...{ meetings: NO_MEETINGS, meeting: null, fight: null, box: 'open-sea' },
  ...{ evacuating: false, japaneseSailed: false, recovered: NEITHER },
});

/** Transport is lost, and rule 8.3.1 is settled, for one turn only (TAS-16). */
const freshTurn = (state: State, turn: number): State => ({
  ...nothingSailed(state),
  turn,
  transport: { halved: false, minus: 0 },
  base: { ...state.base, transport: null },
  landingLimits: null,
});

const REDUCERS: Reducers = {
  TurnBegan: (state, { turn }) => freshTurn(state, turn),
  StepBegan: (state, { step, meeting }) => ({
    ...state,
    step,
    meeting,
    recovered: step === 'recover' || step === 'repair' ? NEITHER : state.recovered,
  }),
  FleetStayed: (state, { fleet }) =>
    fleet === 'port-arthur' ? { ...state, landingLimits: false, evacuating: false } : state,
  FleetSailed: (state, { fleet, ships }) => ({
    ...withMeeting(state, fleet, { irn: freshGroup(ships) }),
    landingLimits: fleet === 'port-arthur' ? true : state.landingLimits,
  }),
  JapaneseSailed: (state, { groups }) =>
    Object.entries(groups).reduce<State>(
      (now, [fleet, ships]) =>
        Object.hasOwn(now.meetings, fleet) ? withMeeting(now, fleet as RussianFleet, { ijn: freshGroup(ships) }) : now,
      { ...state, japaneseSailed: true },
    ),
  EvacuationAnnounced: (state) => ({ ...state, evacuating: true }),
  MinesCrossed: (state, { side, box, rolls }) => {
    const group = state.meeting && state.meetings[state.meeting][side];
    if (!state.meeting || !group) return state;
    const turnedBack = rolls.filter(({ success }) => !success).map(({ ship }) => ship);
    return { ...withMeeting(state, state.meeting, { [side]: { ...group, turnedBack } }), box };
  },
  StayedOut: same,
  FleetsRevealed: (state, { fleet, ijn, irn }) => {
    const home = [...ijn.turnedBack, ...irn.turnedBack];
    return withMeeting(
      withShips(state, home, () => ({ port: true })),
      fleet,
      { ijn, irn, revealed: true },
    );
  },
  Withdrew: same,
  FoughtOn: same,
  TransportLost: (state, { halved, minus }) => ({
    ...state,
    transport: { halved: state.transport.halved || halved, minus: state.transport.minus + minus },
  }),
  FleetEvacuated: (state, { ships }) => ({
    ...withShips(state, ships, () => ({ fate: 'evacuated', port: false })),
    evacuating: false,
  }),
  FleetsHome: (state, { fleet, marked }) => ({
    ...withMeeting(
      withShips(state, marked, () => ({ port: true })),
      fleet,
      NO_MEETING,
    ),
    fight: null,
    box: 'open-sea',
  }),
  TogoChanged: ({ togo, ...state }, { reason, rule, change, total, about }) => ({
    ...state,
    togo: { points: total, ledger: [...togo.ledger, { turn: state.turn, reason, rule, change, total, about }] },
  }),

  FightBegan: (state, { tsushima, ijn, irn }) => ({
    ...state,
    fight: {
      tsushima,
      chits: { ijn: null, irn: null },
      result: null,
      ...{ range: 'long', manoeuvred: 'long' },
      advantage: { ijn: null, irn: null },
      ...{ round: 0, rounds: 0 },
      smoke: NEITHER,
      lines: { ijn, irn },
      pending: {},
    },
  }),
  ChitsPicked: (state, { side, chits }) =>
    withFight(state, (fight) => ({ chits: { ...fight.chits, [side]: chits as unknown as ChitPair } })),
  ManoeuvreBegan: (state) => withFight(state, () => ({ chits: { ijn: null, irn: null }, result: null })),
  ChitsRevealed: (state, { result, range, broadside, rounds, ijn, irn }) => {
    const advantageOf = (side: Side) => (broadside === side || broadside === 'both' ? 'broadside' : null);
    return withFight(state, () => ({
      chits: { ijn: ijn as unknown as ChitPair, irn: irn as unknown as ChitPair },
      ...{ result, range, manoeuvred: range },
      rounds,
      advantage: { ijn: advantageOf('ijn'), irn: advantageOf('irn') },
    }));
  },
  CrossingRolled: (state, { side, success }) =>
    success ? withFight(state, ({ advantage }) => ({ advantage: { ...advantage, [side]: 'crossing' } })) : state,
  BroadsideKept: same,
  LinedUp: (state, { side, ships }) => withFight(state, ({ lines }) => ({ lines: { ...lines, [side]: ships } })),
  SmokeLaid: (state, { side }) => withFight(state, ({ smoke }) => ({ smoke: { ...smoke, [side]: true } })),
  NoSmokeLaid: same,
  SmokeRose: (state, { range }) => withFight(state, () => ({ range })),
  RoundBegan: (state, { round, range, advantage }) =>
    withFight(state, () => ({ round, range, advantage, pending: {} })),
  Fired: (state, { sets }) =>
    withFight(state, ({ pending }) => {
      const sum = { ...pending };
      for (const { target, hits } of sets) sum[target] = (sum[target] ?? 0) + hits;
      return { pending: sum };
    }),
  DamageTaken: (state, { ships }) => {
    const after = new Map(ships.map((each) => [each.ship, each]));
    const harmed = withShips(state, [...after.keys()], ({ id, fate }) => {
      const { damaged, hits, sunk } = after.get(id)!;
      return { damaged, hits, fate: sunk ? 'sunk' : fate };
    });
    const floats = (id: string) => after.get(id)?.sunk !== true;
    return withFight(harmed, ({ lines }) => ({
      lines: { ijn: lines.ijn.filter(floats), irn: lines.irn.filter(floats) },
      ...{ pending: {}, smoke: NEITHER },
    }));
  },
  BroughtHome: same,
  FightEnded: same,

  RolledInPort: same,
  Recovered: (state, { side, rolls }) => inPort(state, side, rolls, () => ({ port: false })),
  Repaired: (state, { side, rolls }) => inPort(state, side, rolls, () => ({ damaged: false })),
  PortArthurFell: (state, { ships, victoryPoints }) => ({
    ...withShips(state, ships, () => ({ fate: 'lost', port: false })),
    portArthurFallen: true,
    base:
      victoryPoints === 0
        ? state.base
        : { ...state.base, victoryPoints: (state.base.victoryPoints ?? 0) + victoryPoints },
  }),
  TsushimaBegan: (state, { ijn, irn }) => ({
    ...withShips(nothingSailed(state), ijn, () => ({ damaged: false, port: false })),
    meetings: {
      ...NO_MEETINGS,
      european: { ijn: freshGroup(ijn), irn: freshGroup(irn), revealed: true },
    },
    meeting: 'european',
  }),
  CampaignEnded: (state, { winner, total }) => ({ ...state, result: { winner, total }, step: 'over' }),

  BaseGameSet: (state, { victoryPoints, transport }) => ({ ...state, base: { victoryPoints, transport } }),
  RatingsTyped: (state, { ship, ratings, damagedRatings }) =>
    withShips(state, [ship], () => ({ ratings: ratings as Ratings, damagedRatings, house: false })),
  ShipAdded: (state, { type: _, ...ship }) => ({
    ...state,
    ships: {
      ...state.ships,
      [ship.id]: { ...ship, damagedRatings: null, house: false, damaged: false, hits: 0, port: false, fate: 'afloat' },
    },
  }),
  PlanLinked: (state, { ship, plan }) => withShips(state, [ship], () => ({ plan })),
  HouseRuleChanged: (state, { key, value }) => ({ ...state, rulings: { ...state.rulings, [key]: value } }),
  MovedOn: (state, { turn }) => (turn === state.turn ? nothingSailed(state) : freshTurn(state, turn)),
  Corrected: (state, { path, value }) => withoutLost(corrected(state, path, value)),
  RollKept: same,
  RuleOverridden: same,
};

function inPort(
  state: State,
  side: Side,
  rolls: EventOf<'Recovered'>['rolls'],
  change: (ship: Ship) => Partial<Ship>,
): State {
  const done = rolls.filter(({ success }) => success).map(({ ship }) => ship);
  return { ...withShips(state, done, change), recovered: { ...state.recovered, [side]: true } };
}

/** What the state is after an event. Total: what does not fit leaves the state as it was. */
export function apply(state: State, event: CampaignEvent): State {
  if (!Object.hasOwn(REDUCERS, event.type)) return state;
  return (REDUCERS[event.type] as (state: State, event: CampaignEvent) => State)(state, event);
}
