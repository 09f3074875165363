import { corrected } from './correct';
import type { CampaignEvent, EventOf } from './events';
import { fleetFrom, hqFrom, manoeuvreInForce, shipFrom, unitFrom } from './setup';
import {
  type Battle,
  type CampaignState,
  findFleet,
  findHq,
  findShip,
  findUnit,
  type Fleet,
  type Headquarters,
  type Ship,
  type Unit,
} from './state';

type State = CampaignState;
type Reducers = { readonly [T in CampaignEvent['type']]: (state: State, event: EventOf<T>) => State };

const same = (state: State): State => state;

const withFleets = (state: State, ids: readonly string[], change: (fleet: Fleet) => Partial<Fleet>): State =>
  ids.reduce((now, id) => {
    const fleet = findFleet(now, id);
    return fleet === null ? now : { ...now, fleets: { ...now.fleets, [id]: { ...fleet, ...change(fleet) } } };
  }, state);

const withShips = (state: State, ids: readonly string[], change: (ship: Ship) => Partial<Ship>): State =>
  ids.reduce((now, id) => {
    const ship = findShip(now, id);
    return ship === null ? now : { ...now, ships: { ...now.ships, [id]: { ...ship, ...change(ship) } } };
  }, state);

const withHq = (state: State, id: string, change: Partial<Headquarters>): State => {
  const hq = findHq(state, id);
  return hq === null ? state : { ...state, headquarters: { ...state.headquarters, [id]: { ...hq, ...change } } };
};

const withUnits = (state: State, ids: readonly string[], change: (unit: Unit) => Partial<Unit>): State =>
  ids.reduce((now, id) => {
    const unit = findUnit(now, id);
    return unit === null ? now : { ...now, units: { ...now.units, [id]: { ...unit, ...change(unit) } } };
  }, state);

const withBattle = (state: State, change: (battle: Battle) => Partial<Battle>): State =>
  state.battle === null ? state : { ...state, battle: { ...state.battle, ...change(state.battle) } };

/** Nobody has defended in a round that has just begun (RSR-8). */
const nobodyDefended = (state: State): State =>
  withUnits(state, Object.keys(state.units), ({ defended }) => (defended ? { defended: false } : {}));

const withoutFought = ({ fought: _, ...state }: State): State => state;

const freshStage = (state: State, stage: State['stage']): State =>
  nobodyDefended({
    ...withoutFought(state),
    ...{ stage, round: 1, ticks: [], assaultRound: 1, losses: null },
    blockaded: stage === 'attrition' ? [] : state.blockaded,
  });

/** Counters turn to their unactivated side (RSR-9). */
function freshTurn(state: State): State {
  const unflipped = withUnits(state, Object.keys(state.units), () => ({ activation: 'ready' }));
  const rested = Object.keys(state.headquarters).reduce(
    (now, id) => withHq(now, id, { activation: 'ready' }),
    unflipped,
  );
  return withFleets(rested, Object.keys(state.fleets), () => ({ initiative: false }));
}

const ended = (state: State): State => ({
  ...{ ...withoutFought(state), battle: null, attrition: null, losses: null },
  picks: { ijn: null, irn: null },
});

function damaged(state: State, ships: EventOf<'DamageTaken'>['ships']): State {
  const hurt = ships.reduce(
    (now, { ship, damage, sunk }) => withShips(now, [ship], ({ fate }) => ({ damage, fate: sunk ? 'sunk' : fate })),
    state,
  );
  const lost = ships.filter(({ sunk }) => sunk);
  return withBattle(hurt, (battle) => {
    const points = { ...battle.sunk };
    const admirals = [...battle.admirals];
    for (const { ship: id, points: more } of lost) {
      const fleet = findFleet(state, findShip(state, id)?.fleet ?? '');
      if (fleet === null) continue;
      points[fleet.id] = (points[fleet.id] ?? 0) + more;
      const isOwed = fleet.flagship === id && fleet.admiral !== null && fleet.admiral.condition !== 'killed';
      if (isOwed && !admirals.includes(fleet.id)) admirals.push(fleet.id);
    }
    return { sunk: points, admirals };
  });
}

const REDUCERS: Reducers = {
  SortiesPicked: (state, { side, fleets }) => ({ ...state, picks: { ...state.picks, [side]: fleets } }),
  InitiativeRolled: (state, { side, tried }) => {
    const sailed = tried.filter(({ success }) => success).map(({ id }) => id);
    const after = withFleets(state, sailed, () => ({ initiative: true, place: 'sea' }));
    return { ...after, picks: { ...after.picks, [side]: null } };
  },
  StageBegan: (state, { stage }) => freshStage(state, stage),
  RowTicked: (state, { row, done }) => {
    const others = state.ticks.filter((each) => each !== row);
    return { ...state, ticks: done ? [...others, row] : others };
  },
  SearchRecorded: same,
  FleetMoved: (state, { fleet, place }) =>
    withFleets(state, [fleet], ({ blockade }) => ({ place, blockade: blockade && place !== 'port' })),
  BlockadeSet: (state, { fleet, blockade }) => withFleets(state, [fleet], () => ({ blockade })),
  RoundBegan: (state, { round }) => ({ ...withoutFought(state), round, ticks: [] }),
  BlockadeRolled: (state, { fleet, attrition }) => ({
    ...state,
    blockaded: [...state.blockaded, fleet],
    sinkingUsed: state.sinkingUsed || attrition === 'sunk',
    attrition: attrition === 'none' ? null : { fleet, result: attrition },
  }),
  BlockadeLosses: (state, { ships }) =>
    ships.reduce<State>(
      (now, { ship, damage, sunk }) =>
        withShips(now, [ship], ({ fate }) => ({ damage, disabled: true, fate: sunk ? 'sunk' : fate })),
      { ...state, attrition: null },
    ),
  FleetsEliminated: (state, { fleets, ships }) =>
    withShips(
      withFleets(state, fleets, () => ({ eliminated: true, blockade: false })),
      ships,
      () => ({ fate: 'lost' }),
    ),
  CombatRefused: same,
  MoraleChanged: (state, { fleet, before, morale, reason, charged }) => {
    const after = withFleets(state, [fleet], () => ({ morale }));
    const entry = { turn: state.turn, fleet, change: morale - before, reason, morale };
    const noted = { ...after, ledger: [...after.ledger, entry] };
    return reason === 'sunk'
      ? withBattle(noted, (battle) => ({ charged: { ...battle.charged, [fleet]: charged } }))
      : noted;
  },

  BattleBegan: (state, { ijn, irn, hours }) => ({
    ...state,
    battle: {
      ...{ fleets: { ijn, irn }, hour: 1, hours, step: 'weather', weather: null, history: [], range: null },
      ...{ choosing: false, aims: {}, torpedoes: null, sunk: {}, charged: {}, admirals: [] },
    },
  }),
  HourBegan: (state, { hour }) =>
    withBattle(state, () => ({ hour, step: 'weather', torpedoes: null, choosing: false })),
  HourStepBegan: (state, { step }) => withBattle(state, () => ({ step })),
  WeatherRolled: (state, { hour, die, weather, range }) =>
    withBattle(state, ({ history }) => ({ weather, range, history: [...history, { hour, die, weather }] })),
  SightingRecorded: same,
  ManoeuvreRolled: (state, { change, range }) => withBattle(state, () => ({ range, choosing: change === 'choice' })),
  RangeSet: (state, { range }) => withBattle(state, () => ({ range, choosing: false })),
  Aimed: (state, { ships, target }) =>
    withBattle(state, ({ aims }) => ({
      aims: { ...aims, ...Object.fromEntries(ships.map((ship) => [ship, target])) },
    })),
  Fired: same,
  FireHeld: same,
  TorpedoesFired: (state, { side }) => withBattle(state, () => ({ torpedoes: side })),
  DamageTaken: (state, { ships }) => damaged(state, ships),
  AdmiralRolled: (state, { fleet, casualty }) => {
    const after = withFleets(state, [fleet], ({ admiral }) => {
      // A wound does not heal on a luckier die.
      const condition = casualty === 'unharmed' ? (admiral?.condition ?? casualty) : casualty;
      return { admiral: admiral && { ...admiral, condition } };
    });
    return withBattle(after, ({ admirals }) => ({ admirals: admirals.filter((id) => id !== fleet) }));
  },
  BattleEnded: (state) => ({ ...state, battle: null, fought: (state.fought ?? 0) + 1 }),

  SupplySet: (state, { units, supplied }) => withUnits(state, units, () => ({ supplied })),
  UnitAssigned: (state, { unit, hq }) => withUnits(state, [unit], () => ({ hq })),
  StepReplaced: (state, { unit, lost }) => withUnits(state, [unit], () => ({ lost })),
  Activated: (state, { tried }) =>
    tried.reduce((now, { id, success }) => {
      const activation = success ? 'active' : 'failed';
      return withUnits(withHq(now, id, { activation }), [id], () => ({ activation }));
    }, state),
  Assaulted: (state, { attackers, defenders, owed }) => ({
    ...withUnits(state, defenders, () => ({ defended: true })),
    losses: owed.attackers + owed.defenders > 0 ? { attackers, defenders, owed } : null,
  }),
  LossesTaken: (state, { units }) => ({
    ...units.reduce((now, { unit, lost }) => withUnits(now, [unit], () => ({ lost })), state),
    losses: null,
  }),
  AssaultRoundBegan: (state, { round }) => nobodyDefended({ ...state, assaultRound: round }),

  TrenchesPlaced: (state, { units }) => withUnits(state, units, () => ({ entrenched: true })),
  AidClaimed: (state, { event, fleet }) => ({
    ...state,
    aid: { ...state.aid, [event]: true },
    // A claim that was taken off by hand has left its fleet behind.
    fleets: Object.hasOwn(state.fleets, fleet.id)
      ? state.fleets
      : { ...state.fleets, [fleet.id]: fleetFrom(fleet, false) },
  }),
  TurnBegan: (state, { turn, season, seasonTurn }) => ({
    ...freshStage(freshTurn(state), 'irn-initiative'),
    ...{ turn, season, seasonTurn },
  }),
  CampaignEnded: (state, { winner }) => ({ ...ended(state), result: { winner } }),

  FleetAdded: (state, { fleet }) => ({
    ...state,
    fleets: { ...state.fleets, [fleet.id]: fleetFrom(fleet, false) },
    ships: {
      ...state.ships,
      ...Object.fromEntries(fleet.ships.map((ship) => [ship.id, shipFrom(ship, fleet, false)])),
    },
  }),
  ShipAdded: (state, { fleet: id, ship }) => {
    const fleet = findFleet(state, id);
    return fleet === null ? state : { ...state, ships: { ...state.ships, [ship.id]: shipFrom(ship, fleet, false) } };
  },
  HeadquartersAdded: (state, { headquarters: hq }) => ({
    ...state,
    headquarters: { ...state.headquarters, [hq.id]: hqFrom(hq, false) },
    units: {
      ...state.units,
      ...Object.fromEntries(hq.units.map((unit) => [unit.id, unitFrom(unit, hq, false)])),
    },
  }),
  UnitAdded: (state, { side, hq, unit }) => ({
    ...state,
    units: { ...state.units, [unit.id]: unitFrom(unit, { id: hq, side }, false) },
  }),
  ShipTyped: (state, { ship, values: { strength, torpedo, defence } }) =>
    withShips(state, [ship], () => ({ strength, torpedo, defence, isHouse: false })),
  RatingTyped: (state, { who, rating, commandValue }) =>
    withUnits(withHq(state, who, { rating, commandValue, isHouse: false }), [who], () => ({
      number: rating,
      isHouse: false,
    })),
  AdmiralAppointed: (state, { fleet, name, rating, flagship }) =>
    withFleets(state, [fleet], () => ({
      ...{ admiral: { name, rating, condition: 'unharmed' as const }, flagship, isHouse: false },
    })),
  ShipDisabled: (state, { ship, disabled }) => withShips(state, [ship], () => ({ disabled })),
  SightingTyped: (state, { clear, fog, storm }) => ({ ...state, sighting: { clear, fog, storm, isHouse: false } }),
  TableChanged: (state, { source, reading }) => ({ ...state, manoeuvre: manoeuvreInForce({ source, reading }) }),
  HouseRuleChanged: (state, { key, value }) => ({
    ...state,
    rulings: { ...state.rulings, [key]: value },
    // What was picked in secret was picked under the other rule.
    picks: key === 'sortiePicks' ? { ijn: null, irn: null } : state.picks,
  }),
  MovedOn: (state, { turn, season, stage }) => {
    const now = ended(state);
    const moved = turn === state.turn ? now : freshTurn(now);
    return { ...freshStage(moved, stage), turn, season, seasonTurn: season === state.season ? state.seasonTurn : 1 };
  },
  Corrected: (state, { path, value }) => corrected(state, path, value),
  RollKept: same,
  DoneInSecret: same,
  RuleOverridden: same,
};

/** The state after an event; one that this code does not know changes nothing. */
export function apply(state: CampaignState, event: CampaignEvent): CampaignState {
  if (!Object.hasOwn(REDUCERS, event.type)) return state;
  return (REDUCERS[event.type] as (state: State, event: CampaignEvent) => State)(state, event);
}
