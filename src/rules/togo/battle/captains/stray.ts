import { PHASE_IDS, type PhaseId } from '../../data/turn-tables';
import { HOUSE_RULE_KEYS, HOUSE_RULES } from '../../house-rules';
import { ARCS, type Side, SIDES } from '../../types';
import { type Command, COMMAND_TYPES, type CommandOf } from '../commands';
import { acting } from '../decide/order';
import { owedByAll } from '../owed/owed';
import { openTriggers } from '../special';
import { type BattleState, FATES, type Group } from '../state';
import { among, oneIn, type Pick } from './chance';

/** What mistakes are made in a phase, besides doing the wrong thing altogether. */
const AT_HAND: { readonly [P in PhaseId]: readonly Command['type'][] } = {
  A: ['launchTorpedoes', 'launchTorpedoes', 'passTorpedoes', 'passTorpedoesAloud'],
  B: ['beginMove', 'noteMove', 'noteMove', 'moveAhead', 'rollUnplanned', 'declareEvasion'],
  C: ['beginMove', 'noteMove', 'rollUnplanned'],
  D: ['rollDamage', 'rollDamage', 'resolveTorpedo', 'confirmEvasion'],
  E: ['trySighting', 'noteRanges'],
  F: ['fire', 'fire', 'declareFire'],
  G: ['controlDamage', 'rollDamage'],
  H: ['rollDamage', 'setFate'],
  I: ['nameFleetFlagship', 'drawCards', 'drawBoth', 'endPhase', 'addShip'],
};

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function strayCommand(state: BattleState, pick: Pick): Command {
  const types = oneIn(pick, 2) ? AT_HAND[state.phase] : COMMAND_TYPES;
  return strayOf(among(pick, types) ?? 'endBattle', state, pick);
}

/** The same of one kind. */
export const strayOf = (type: Command['type'], state: BattleState, pick: Pick): Command =>
  STRAYS[type](state, pick) as Command;

const orNobody = (pick: Pick, ids: readonly string[]): string =>
  oneIn(pick, 25) ? 'nobody' : (among(pick, ids) ?? 'nobody');
const anyShip = (state: BattleState, pick: Pick): string => orNobody(pick, Object.keys(state.ships));
const anyCounter = (state: BattleState, pick: Pick): string => orNobody(pick, Object.keys(state.groups));
/** Mostly ships of one side, and enemies in sight to shoot at: mistakes are made about the right ships too. */
const ownShip = (state: BattleState, side: Side | null, pick: Pick): string =>
  oneIn(pick, 4)
    ? anyShip(state, pick)
    : orNobody(
        pick,
        Object.keys(state.ships).filter((id) => state.ships[id]?.side === side),
      );
const foeOf = (state: BattleState, side: Side | null, pick: Pick): string =>
  oneIn(pick, 6)
    ? anyShip(state, pick)
    : orNobody(
        pick,
        Object.keys(state.ships).filter((id) => {
          const ship = state.ships[id];
          return ship !== undefined && ship.side !== side && state.groups[ship.group]?.sighted;
        }),
      );
const movingCounter = (state: BattleState, pick: Pick): string => {
  const side = acting(state);
  const waiting = Object.values(state.groups).filter(
    (group) => group.side === side && group.place === 'table' && group.move?.turn !== state.turn,
  );
  const begun = waiting.filter((group) => group.begunIn === state.turn);
  const straight = waiting.filter((group) => group.straight > 0);
  const ready = straight.filter((group) => begun.includes(group));
  const held = among(pick, ready.length > 0 ? ready : straight);
  if (held !== undefined && oneIn(pick, 2)) return held.id;
  if (oneIn(pick, 4)) return anyCounter(state, pick);
  return orNobody(
    pick,
    (begun.length > 0 && oneIn(pick, 2) ? begun : waiting).map(({ id }) => id),
  );
};
/** The formation nearest to having too many ships. */
const fullest = (state: BattleState): Group | null =>
  Object.values(state.groups).reduce<Group | null>(
    (full, group) => (group.ships.length > (full?.ships.length ?? 0) ? group : full),
    null,
  );
const anyMarker = (state: BattleState, pick: Pick): string => orNobody(pick, Object.keys(state.markers).slice(-6));
const anySide = (pick: Pick) => among(pick, SIDES) ?? 'ijn';
const anyEdge = (pick: Pick) => among(pick, ['north', 'east', 'south', 'west'] as const) ?? 'north';
const anyTurns = (pick: Pick): number[] => Array.from({ length: pick(3) }, () => (pick(17) - 8) * 22.5);
const anyCard = (state: BattleState, pick: Pick): string => {
  const { hand, pile } = state.sides[anySide(pick)];
  return orNobody(pick, oneIn(pick, 3) ? pile : hand);
};
const anyShots = (state: BattleState, side: Side | null, pick: Pick): CommandOf<'declareFire'>['shots'] =>
  Array.from({ length: 1 + pick(2) }, () => ({
    battery: pick(oneIn(pick, 6) ? 6 : 2),
    target: foeOf(state, side, pick),
    range: 1 + pick(oneIn(pick, 3) ? 16 : 4),
    ...(oneIn(pick, 8) ? {} : { arc: among(pick, ARCS) ?? 'bow' }),
    ...(oneIn(pick, 4) ? { bearing: among(pick, [0, 30, 90, -150, 180]) ?? 0 } : {}),
  }));

const STRAYS: {
  readonly [T in Command['type']]: (state: BattleState, pick: Pick) => CommandOf<T>;
} = {
  endPhase: (state, pick) => ({
    type: 'endPhase',
    phase: oneIn(pick, 8) ? (among(pick, PHASE_IDS) ?? 'A') : state.phase,
    waive: oneIn(pick, 4),
  }),
  finishSide: (_, pick) => ({ type: 'finishSide', side: anySide(pick) }),
  waive: (state, pick) => {
    const owing = oneIn(pick, 3) ? undefined : among(pick, owedByAll(state));
    return { type: 'waive', code: owing?.code ?? 'nothing', about: owing?.about ?? 'nobody' };
  },
  endBattle: (_, pick) => ({ type: 'endBattle', winner: anySide(pick), note: 'enough' }),
  launchTorpedoes: (state, pick) => {
    const side = anySide(pick);
    return {
      type: 'launchTorpedoes',
      ship: ownShip(state, side, pick),
      ...(oneIn(pick, 4) ? { boats: 1 + pick(4) } : {}),
      attacks: Array.from({ length: oneIn(pick, 5) ? 2 : 1 }, () => ({
        target: foeOf(state, side, pick),
        factors: 1 + pick(3),
        range: 1 + pick(3) / 2 + (oneIn(pick, 4) ? 1 : 0),
        ...(oneIn(pick, 2) ? { bearing: among(pick, [0, 45, 90]) ?? 0 } : {}),
      })),
    };
  },
  placeDummyMarker: (_, pick) => ({ type: 'placeDummyMarker', side: anySide(pick) }),
  passTorpedoesAloud: () => ({ type: 'passTorpedoesAloud' }),
  passTorpedoes: (_, pick) => ({ type: 'passTorpedoes', side: anySide(pick) }),
  declareEvasion: (state, pick) => ({ type: 'declareEvasion', ships: [anyShip(state, pick)] }),
  confirmEvasion: (state, pick) => ({ type: 'confirmEvasion', marker: anyMarker(state, pick), away: oneIn(pick, 2) }),
  resolveTorpedo: (state, pick) => ({ type: 'resolveTorpedo', marker: anyMarker(state, pick) }),
  rollInitiative: () => ({ type: 'rollInitiative' }),
  beginMove: (state, pick) => ({ type: 'beginMove', counter: movingCounter(state, pick) }),
  rollUnplanned: (state, pick) => ({ type: 'rollUnplanned', counter: movingCounter(state, pick) }),
  noteMove: (state, pick) => ({
    type: 'noteMove',
    counter: movingCounter(state, pick),
    turns: anyTurns(pick),
    distance: pick(oneIn(pick, 3) ? 13 : 6) / 2,
    ...(oneIn(pick, 20) ? { leaves: anyEdge(pick) } : {}),
    ...(oneIn(pick, 10) ? { apart: [{ ship: anyShip(state, pick), turns: [] }] } : {}),
  }),
  moveAhead: (state, pick) => ({
    type: 'moveAhead',
    moves: Array.from({ length: 1 + pick(3) }, () => ({
      counter: movingCounter(state, pick),
      distance: pick(oneIn(pick, 3) ? 13 : 6) / 2,
    })),
  }),
  plot: (state, pick) => ({
    type: 'plot',
    counter: anyCounter(state, pick),
    at: { x: pick(73), y: pick(49), heading: pick(360) },
    ...(oneIn(pick, 3)
      ? { ships: [{ ship: anyShip(state, pick), at: { x: pick(73), y: pick(49), heading: 0 } }] }
      : {}),
  }),
  setCounters: (state, pick) => {
    const side = anySide(pick);
    const own = Object.values(state.groups).filter((group) => group.side === side || oneIn(pick, 20));
    const places = own.slice(0, pick(4)).map(({ id }) => ({
      counter: id,
      at: { x: pick(73), y: pick(49), heading: pick(360) },
    }));
    return { type: 'setCounters', side, places };
  },
  keepPlot: (_, pick) => ({ type: 'keepPlot', on: !oneIn(pick, 4), from: oneIn(pick, 2) ? 'known' : 'empty' }),
  rollArrival: (state, pick) => ({ type: 'rollArrival', counter: anyCounter(state, pick), eased: oneIn(pick, 2) }),
  arrive: (state, pick) => {
    // Mistaken most often about who is not on the table: the late, and those who have left.
    const absent = Object.values(state.groups).filter(({ place }) => place !== 'table');
    const counter = among(pick, absent)?.id ?? anyCounter(state, pick);
    return { type: 'arrive', counter, edge: anyEdge(pick) };
  },
  weighAnchor: (state, pick) => ({ type: 'weighAnchor', ship: anyShip(state, pick) }),
  rollVisibility: () => ({ type: 'rollVisibility' }),
  raiseTrigger: (state, pick) => ({
    type: 'raiseTrigger',
    trigger: among(pick, openTriggers(state))?.trigger ?? 'alarm',
  }),
  leaveFormation: (state, pick) => ({ type: 'leaveFormation', ship: anyShip(state, pick) }),
  joinFormation: (state, pick) => ({
    type: 'joinFormation',
    ship: anyShip(state, pick),
    counter: anyCounter(state, pick),
  }),
  nameFlagship: (state, pick) => ({
    type: 'nameFlagship',
    counter: anyCounter(state, pick),
    ship: anyShip(state, pick),
  }),
  nameFleetFlagship: (state, pick) => {
    const side = anySide(pick);
    return { type: 'nameFleetFlagship', side, ship: ownShip(state, side, pick) };
  },
  noteRanges: (state, pick) => ({
    type: 'noteRanges',
    ranges: [{ a: anyCounter(state, pick), b: anyCounter(state, pick), inches: pick(30) }],
  }),
  sightAutomatically: () => ({ type: 'sightAutomatically' }),
  trySighting: (state, pick) => {
    const side = anySide(pick);
    const tried = among(pick, state.tried[side]);
    const counter = tried !== undefined && oneIn(pick, 3) ? tried : anyCounter(state, pick);
    return { type: 'trySighting', side, counter, range: 1 + pick(6) };
  },
  declareFire: (state, pick) => ({
    type: 'declareFire',
    ship: ownShip(state, acting(state), pick),
    shots: anyShots(state, acting(state), pick),
  }),
  holdFire: (state, pick) => ({ type: 'holdFire', ships: [anyShip(state, pick)] }),
  rollArcEdge: (state, pick) => ({
    type: 'rollArcEdge',
    ship: anyShip(state, pick),
    battery: 0,
    target: anyShip(state, pick),
  }),
  fire: (state, pick) => ({
    type: 'fire',
    fires: [
      {
        ship: ownShip(state, acting(state), pick),
        ...(oneIn(pick, 6) ? {} : { shots: anyShots(state, acting(state), pick) }),
      },
    ],
  }),
  controlDamage: (state, pick) => {
    const hurt = Object.values(state.ships).filter(({ markers, fires }) => markers.length + fires > 0);
    const ship = oneIn(pick, 4) ? undefined : among(pick, hurt);
    const marker = ship === undefined ? undefined : among(pick, ship.markers)?.id;
    const attempt = oneIn(pick, 5) ? ('fire' as const) : (marker ?? (oneIn(pick, 2) ? null : 4));
    return { type: 'controlDamage', tries: [{ ship: ship?.id ?? anyShip(state, pick), attempt }] };
  },
  rollDamage: (state, pick) => {
    const waiting = Object.values(state.ships).filter((ship) => ship.waiting.length > 0);
    const ship = oneIn(pick, 3) ? undefined : among(pick, waiting)?.id;
    return { type: 'rollDamage', ships: [ship ?? anyShip(state, pick)], stopAtExplosion: oneIn(pick, 2) };
  },
  drawBoth: () => ({ type: 'drawBoth' }),
  drawCards: (_, pick) => ({ type: 'drawCards', side: anySide(pick) }),
  playCard: (state, pick) => {
    const side = anySide(pick);
    const { hand, cards } = state.sides[side];
    const events = hand.filter((id) => cards[id]?.kind === 'event');
    const card = oneIn(pick, 2) ? anyCard(state, pick) : orNobody(pick, events);
    const target = oneIn(pick, 3) ? 'nobody' : oneIn(pick, 3) ? anyCounter(state, pick) : anyShip(state, pick);
    return { type: 'playCard', side, card, target };
  },
  discardCard: (state, pick) => ({ type: 'discardCard', side: anySide(pick), card: anyCard(state, pick) }),
  setFate: (state, pick) => {
    // Flagships are the ones that are missed.
    const flag = among(
      pick,
      Object.values(state.groups).filter(
        ({ ships, flagship }) => flagship !== null && Object.hasOwn(state.ships, flagship) && ships.length > 1,
      ),
    )?.flagship;
    const ship = oneIn(pick, 2) ? anyShip(state, pick) : (flag ?? 'nobody');
    return { type: 'setFate', ship, fate: oneIn(pick, 3) ? (among(pick, FATES) ?? 'afloat') : 'afloat' };
  },
  addShip: (state, pick) => {
    const like = among(pick, Object.values(state.ships));
    const full = fullest(state);
    const side = oneIn(pick, 3) ? anySide(pick) : (full?.side ?? 'ijn');
    const card = like?.card ?? NO_CARD;
    const id = oneIn(pick, 3) ? anyShip(state, pick) : `new${pick(99)}`;
    const line = oneIn(pick, 4) ? anyCounter(state, pick) : (full?.id ?? 'nobody');
    const counter = oneIn(pick, 2) ? { counter: line } : { offTable: oneIn(pick, 2) };
    return { type: 'addShip', side, id, name: 'new', card, units: like?.unitsAtFirst ?? 1, ...counter };
  },
  removeShip: (state, pick) => ({ type: 'removeShip', ship: oneIn(pick, 4) ? anyShip(state, pick) : 'nobody' }),
  changeHouseRule: (_, pick) => {
    const key = among(pick, HOUSE_RULE_KEYS) ?? 'fireCheck';
    return {
      type: 'changeHouseRule',
      key,
      value: oneIn(pick, 4) ? 'never' : (among(pick, HOUSE_RULES[key].values) ?? ''),
    };
  },
  correct: (state, pick) => ({
    type: 'correct',
    path: among(pick, [['turn'], ['ships', anyShip(state, pick), 'fires'], ['light', 'day'], ['nothing']]) ?? ['turn'],
    value: pick(7),
  }),
};

const NO_CARD: CommandOf<'addShip'>['card'] = {
  type: 'C3',
  speed: 2,
  armour: 0,
  size: { gun: 3, torpedo: 2 },
  batteries: [],
  torpedoes: { factors: 0, mount: null },
};
