import { type Side, SIDES } from '../types';
import type { Command, CommandOf } from './commands';
import { knowsPath, knowsShip } from './knowing';
import { findGroup, findShip } from './queries';
import type { BattleState } from './state';

type Curtain<T extends Command['type']> = (state: BattleState, command: CommandOf<T>) => Side | null;

const open = (): null => null;

/** The side whose ship nobody else knows of; null where all of them are in sight. */
function ofShips(state: BattleState, ids: readonly string[]): Side | null {
  for (const id of ids) {
    const ship = findShip(state, id);
    if (ship !== null && !knowsShip(state, 'public', ship)) return ship.side;
  }
  return null;
}

const ofShip = (state: BattleState, { ship }: { readonly ship: string }): Side | null => ofShips(state, [ship]);

const CURTAINS: { readonly [T in Command['type']]: Curtain<T> } = {
  endPhase: open,
  finishSide: open,
  waive: (state, { about, side }) => side ?? ofShips(state, [about]),
  endBattle: open,

  // Launcher, factors and target are written down in secret, also of ships in sight (TOGO-45).
  launchTorpedoes: (state, { ship }) => findShip(state, ship)?.side ?? null,
  placeDummyMarker: (_, { side }) => side,
  setCounters: (_, { side }) => side,
  passTorpedoes: open,
  passTorpedoesAloud: open,
  declareEvasion: (state, { ships }) => ofShips(state, ships),
  confirmEvasion: open,
  resolveTorpedo: open,

  rollInitiative: open,
  beginMove: open,
  // That a blank counter throws is for all to know, what it throws is not: `describe` keeps the faces (AMB-37).
  rollUnplanned: open,
  noteMove: (state, { apart = [], ships = [] }) =>
    ofShips(
      state,
      [...apart, ...ships].map(({ ship }) => ship),
    ),
  moveAhead: (state, { moves }) =>
    ofShips(
      state,
      moves.flatMap(({ ships = [] }) => ships.map(({ ship }) => ship)),
    ),
  plot: (state, { ships = [] }) =>
    ofShips(
      state,
      ships.map(({ ship }) => ship),
    ),
  keepPlot: open,
  rollArrival: open,
  arrive: open,

  weighAnchor: ofShip,
  rollVisibility: open,
  raiseTrigger: open,

  leaveFormation: ofShip,
  // Whether there is anything to join behind a blank counter is its side's to know, too.
  joinFormation: (state, { ship, counter }) => {
    const group = findGroup(state, counter);
    return ofShips(state, [ship]) ?? (group === null || group.sighted ? null : group.side);
  },
  nameFlagship: ofShip,
  nameFleetFlagship: ofShip,

  noteRanges: open,
  sightAutomatically: open,
  trySighting: open,

  declareFire: (state, { ship, shots }) => ofShips(state, [ship, ...shots.map(({ target }) => target)]),
  holdFire: (state, { ships }) => ofShips(state, ships),
  rollArcEdge: (state, { ship, target }) => ofShips(state, [ship, target]),
  fire: (state, { fires, holds = [] }) =>
    ofShips(state, [
      ...fires.flatMap(({ ship, shots = [] }) => [ship, ...shots.map(({ target }) => target)]),
      ...holds,
    ]),

  controlDamage: (state, { tries }) =>
    ofShips(
      state,
      tries.map(({ ship }) => ship),
    ),
  rollDamage: (state, { ships }) => ofShips(state, ships),

  drawCards: open,
  drawBoth: open,
  // Cards are in the hand until they lie on the table.
  playCard: (_, { side }) => side,
  discardCard: (_, { side }) => side,

  setFate: ofShip,
  // A ship more comes on behind a blank counter, unless she joins a line in sight.
  addShip: (state, { side, counter }) => (counter && findGroup(state, counter)?.sighted ? null : side),
  removeShip: ofShip,
  changeHouseRule: open,
  correct: (state, { path }) =>
    knowsPath(state, 'public', path) ? null : (SIDES.find((side) => knowsPath(state, side, path)) ?? null),
};

/** The side behind whose curtain a command belongs: it names what that side alone knows. Null where all may see it. */
export const curtainOf = (state: BattleState, command: Command): Side | null =>
  (CURTAINS[command.type] as (state: BattleState, command: Command) => Side | null)(state, command);
