import type { Json } from '../../../rulebook';
import { type Side, SIDES } from '../../types';
import { type Command, COMMAND } from '../commands';
import { acting } from '../decide/order';
import { allGroups, allShips, findGroup, findMarker, findShip, groupsOnTable, inPlay, shipStatus } from '../queries';
import { knowsShip } from '../knowing';
import { owedByAll } from '../owed/owed';
import type { Owed } from '../owed/owe';
import { unknownPairs } from '../ranges';
import type { BattleState, Card } from '../state';
import { among, oneIn, type Pick } from './chance';
import { gunfire, torpedoes } from './fire';
import { alarm, besides, evasion, LATE, moveAhead, noteMove } from './moves';
import { tableTalk } from './table-talk';

/** Whose captain is asked next: the side that acts, or the one something is owed by. */
export function sideToAct(state: BattleState): Side {
  const now = acting(state);
  if (now !== null) return now;
  for (const one of owedByAll(state)) {
    const side = sideOf(state, one.about);
    if (side !== null) return side;
  }
  return 'ijn';
}

function sideOf(state: BattleState, about: string): Side | null {
  const side = SIDES.find((name) => name === about);
  return side ?? (findShip(state, about) ?? findGroup(state, about) ?? findMarker(state, about))?.side ?? null;
}

/**
 * What a simple captain does next: settles what is owed, plays a card or a torpedo now and then, ends the phase. Legal as
 * long as it is his side's turn (`sideToAct`), and every kind of command comes up sooner or later.
 */
export function captainCommand(state: BattleState, side: Side, pick: Pick): Command {
  const talk = oneIn(pick, 90) ? tableTalk(state, side, pick) : null;
  if (talk !== null) return talk;
  const card = oneIn(pick, 10) ? cardToPlay(state, side, pick) : null;
  if (card !== null) return card;
  const own = owedByAll(state).filter((one) => (sideOf(state, one.about) ?? side) === side);
  return inPhase(state, side, own, pick) ?? doOwed(state, own, pick) ?? endOfPhase(state, side, pick);
}

function inPhase(state: BattleState, side: Side, own: readonly Owed[], pick: Pick): Command | null {
  switch (state.phase) {
    case 'A':
      if (mayPlotFirst(state) && oneIn(pick, 12)) return { type: 'keepPlot', on: true, from: 'known' };
      return own.some(({ code }) => code === 'pass-torpedoes') && !oneIn(pick, 3) ? torpedoes(state, side, pick) : null;
    case 'B':
    case 'C':
      return own[0]?.code === 'roll-initiative' ? null : (evasion(state, side) ?? besides(state, side, pick));
    case 'E':
      return alarm(state, pick) ?? sighting(state, side, pick);
    case 'F':
      return gunfire(state, side, pick);
    case 'I':
      return offTable(state, side, pick);
    default:
      return null;
  }
}

/** Before anybody has moved, where there are dummies to be dealt their berths: then both sides set their counters, too. */
const mayPlotFirst = (state: BattleState): boolean =>
  state.turn === 1 && state.setting === undefined && groupsOnTable(state).some(({ plot }) => plot === null);

/** The first thing owed, with the captain's own numbers where it wants any. */
function doOwed(state: BattleState, own: readonly Owed[], pick: Pick): Command | null {
  const [first] = own;
  if (first === undefined) return null;
  const group = findGroup(state, first.about);
  const ahead = first.code === 'begin-move' && state.turn >= LATE ? moveAhead(state, own) : null;
  if (ahead !== null) return ahead;
  if (first.code === 'note-move' && group !== null) return noteMove(state, group, pick);
  if (first.code === 'may-fire') return { type: 'holdFire', ships: [first.about] };
  if (first.code === 'judge-evasion') return { type: 'confirmEvasion', marker: first.about, away: !oneIn(pick, 4) };
  if (first.code === 'roll-damage' && oneIn(pick, 3)) {
    const ships = own.filter(({ code }) => code === 'roll-damage').map(({ about }) => about);
    return { type: 'rollDamage', ships, stopAtExplosion: oneIn(pick, 2) };
  }
  return asCommand(first.command);
}

const asCommand = (value: Json | null): Command | null =>
  COMMAND.problem(value) === null ? (value as unknown as Command) : null;

/** Ranges drift from turn to turn where nobody plots; at night a try at every counter near enough. */
function sighting(state: BattleState, side: Side, pick: Pick): Command | null {
  const pairs = state.sweptIn === state.turn ? [] : unknownPairs(state);
  if (pairs.length > 0) {
    const near = state.light.night ?? state.light.day;
    const ranges = pairs.slice(0, 400).map(([a, b]) => {
      const last = state.ranges[a.id < b.id ? `${a.id}.${b.id}` : `${b.id}.${a.id}`]?.inches ?? near + 4;
      return { a: a.id, b: b.id, inches: Math.min(60, Math.max(1, last - 4 + pick(7))) };
    });
    return { type: 'noteRanges', ranges };
  }
  const night = state.light.night;
  if (night === null || state.sweptIn !== state.turn) return null;
  const blank = groupsOnTable(state).find(
    (group) => group.side !== side && !group.sighted && !state.tried[side].includes(group.id),
  );
  if (blank === undefined || oneIn(pick, 3)) return null;
  return { type: 'trySighting', side, counter: blank.id, range: Math.min(night, 1 + pick(2)) };
}

function cardToPlay(state: BattleState, side: Side, pick: Pick): Command | null {
  const { hand, cards } = state.sides[side];
  const card = cards[among(pick, hand) ?? ''];
  if (card === undefined) return null;
  if (card.kind === 'dummy') return oneIn(pick, 4) ? { type: 'discardCard', side, card: card.id } : null;
  if (card.time !== 'any' && card.time !== state.phase) return null;
  const targets = cardTargets(state, side, card);
  if (card.target && targets.length === 0) return null;
  return { type: 'playCard', side, card: card.id, target: among(pick, targets) ?? null };
}

/** Ships in sight and formations it may be played on. */
function cardTargets(state: BattleState, side: Side, { target }: Card): readonly string[] {
  if (target === null) return [];
  const whose = (owner: Side): boolean =>
    !target || target.whose === 'any' || (target.whose === 'own') === (owner === side);
  const ships = allShips(state).filter(
    (ship) => inPlay(state, ship) && whose(ship.side) && knowsShip(state, side, ship),
  );
  const groups = groupsOnTable(state).filter((group) => whose(group.side));
  const kind = target?.kind ?? 'ship';
  return [...(kind === 'formation' ? [] : ships), ...(kind === 'ship' ? [] : groups)].map(({ id }) => id);
}

/** Formations still off the table may be put together. */
function offTable(state: BattleState, side: Side, pick: Pick): Command | null {
  if (!oneIn(pick, 6)) return null;
  const waiting = allGroups(state).filter((group) => group.side === side && group.place === 'off' && !group.dummy);
  const [a, b] = waiting;
  const ship = a?.ships[0];
  if (b === undefined || ship === undefined || b.ships.length >= 8) return null;
  return { type: 'joinFormation', ship, counter: b.id };
}

function endOfPhase(state: BattleState, side: Side, pick: Pick): Command {
  const { phase } = state;
  if (state.result !== null) return { type: 'endBattle' };
  const blank = phase === 'F' && acting(state) === side;
  if (blank || (phase === 'B' && acting(state) === side)) return { type: 'finishSide', side };
  const afloat = SIDES.every((one) =>
    allShips(state).some((ship) => ship.side === one && inPlay(state, ship) && shipStatus(ship) !== 'abandoned'),
  );
  if (phase === 'I' && !afloat && state.turn > 2 && oneIn(pick, 3)) return { type: 'endBattle' };
  return { type: 'endPhase', phase, ...(oneIn(pick, 3) ? { through: 'I' as const } : {}) };
}
