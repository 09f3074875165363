import { neighboursOf } from '../hexes';
import { type Hex, otherSide, type Side, STACK_LIMIT, SIDES } from '../types';
import { isIn, zoneOf } from '../zones';
import type { Command } from './commands';
import { owed } from './owed';
import {
  type Action,
  activityOf,
  type CampaignState,
  gridIn,
  halfDivisions,
  hexesOf,
  isReady,
  ORDERS,
  stackAt,
  type Unit,
  unitsOf,
} from './state';
import { knowsUnit } from './curtain';

type Pick = (n: number) => number;

const among = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(items.length)];

/** Two simple players: what whoever is asked would do. Nearly always legal; what is not they leave. */
export function playerCommand(state: CampaignState, pick: Pick): Command {
  const { action, phase, paralysis } = state;
  if (state.result !== null) return { type: 'capitulate', side: 'irn' };
  if (action !== null) return inAction(state, action, pick);
  switch (phase) {
    case 'II':
      if (state.turn > 1 && pick(25) === 0) return { type: 'capitulate', side: among(pick, SIDES)! };
      return { type: 'chooseOrder', first: among(pick, ORDERS)! };
    case 'III':
    case 'VI':
      return paralysis === null ? { type: 'rollParalysis' } : chosen(state, paralysis.count, pick);
    case 'IV':
    case 'VII':
      return acting(state, pick);
    default:
      return usual(state);
  }
}

/** What is owed first; where a choice is owed, the plainest one. */
export function usual(state: CampaignState): Command {
  const [first] = owed(state, 'umpire');
  const ready = unitsOf(state, state.actor).find(isReady);
  if (first?.command) return first.command as Command;
  switch (first?.code) {
    case 'choose-order':
      return { type: 'chooseOrder', first: 'movement' };
    case 'choose-paralysed':
      return {
        type: 'paralyse',
        units: unitsOf(state, 'irn')
          .slice(0, state.paralysis?.count)
          .map(({ id }) => id),
      };
    case 'show-defenders':
      return { type: 'showDefenders', defence: 3 };
    case 'act-movement':
    case 'act-combat':
      return ready === undefined ? { type: 'agreeToEnd' } : { type: 'flipUnit', unit: ready.id };
    default:
      return { type: 'capitulate', side: 'irn' };
  }
}

/** The Japanese choose among what they see, if that is enough. */
function chosen(state: CampaignState, count: number, pick: Pick): Command {
  const all = unitsOf(state, 'irn');
  const seen = all.filter((unit) => knowsUnit(state, 'ijn', unit));
  const from = [...(seen.length >= count ? seen : all)];
  const units: string[] = [];
  while (units.length < count && from.length > 0) units.push(...from.splice(pick(from.length), 1).map(({ id }) => id));
  return { type: 'paralyse', units };
}

const hasRoom = (state: CampaignState, hex: Hex, units: readonly Unit[]): boolean => {
  const there = stackAt(state, hex).filter(({ id }) => !units.some((unit) => unit.id === id));
  return there.every(({ side }) => side === units[0]?.side) && halfDivisions([...there, ...units]) <= STACK_LIMIT;
};

function acting(state: CampaignState, pick: Pick): Command {
  const ready = unitsOf(state, state.actor).filter(isReady);
  const unit = among(pick, ready);
  if (unit === undefined || (state.tape.length > 5 && pick(6) === 0)) return { type: 'agreeToEnd' };
  if (activityOf(state) === 'movement') return moving(state, unit, pick);
  const target = among(pick, targetsOf(state, ready));
  if (target !== undefined && pick(5) > 0) return attacking(state, ready, target, pick);
  return (pick(2) === 0 ? probing(state, ready, pick) : null) ?? { type: 'flipUnit', unit: unit.id };
}

/** A step or two, mostly towards the enemy. */
function moving(state: CampaignState, unit: Unit, pick: Pick): Command {
  const grid = gridIn(state);
  if (unit.hex === null || pick(8) === 0) return { type: 'flipUnit', unit: unit.id };
  const zone = zoneOf(grid, hexesOf(state, otherSide(unit.side)));
  const ahead = unit.side === 'ijn' ? 0 : 3;
  const first = neighboursOf(grid, unit.hex)[(ahead + (pick(3) === 0 ? pick(6) : 0)) % 6];
  const goals = [first, ...neighboursOf(grid, unit.hex)].filter((hex): hex is Hex => hex !== undefined);
  const isFree = (hex: Hex): boolean =>
    hasRoom(state, hex, [unit]) && !(isIn(grid, zone, hex) && isIn(grid, zone, unit.hex!));
  const to = goals.find(isFree);
  return to === undefined ? { type: 'flipUnit', unit: unit.id } : { type: 'moveUnit', unit: unit.id, to };
}

/** Hexes with enemies next to any of these. */
function targetsOf(state: CampaignState, units: readonly Unit[]): readonly Hex[] {
  const grid = gridIn(state);
  const foes = units[0] === undefined ? [] : hexesOf(state, otherSide(units[0].side));
  return foes.filter((hex) => neighboursOf(grid, hex).some((near) => units.some((unit) => unit.hex === near)));
}

function attacking(state: CampaignState, ready: readonly Unit[], target: Hex, pick: Pick): Command {
  const near = neighboursOf(gridIn(state), target);
  const all = ready.filter(({ hex }) => hex !== null && near.includes(hex));
  const joining = all.filter((_, place) => place === 0 || pick(4) > 0);
  const hexes = [...new Set(joining.flatMap(({ hex }) => hex ?? []))];
  const attackers = hexes.map((hex) => ({
    units: joining.filter((unit) => unit.hex === hex).map(({ id }) => id),
    ...(pick(4) === 0 && { hexside: among(pick, ['minor', 'major', 'trench'] as const)! }),
  }));
  const factors = joining.reduce((sum, { strength }) => sum + strength, 0);
  const markers = state.action === null && state.actor === 'ijn' ? Math.min(state.markers, factors, pick(5)) : 0;
  return {
    ...{ type: 'declareAttack', target, attackers },
    ...(pick(3) === 0 && { terrain: among(pick, ['town', 'mountain'] as const)! }),
    ...(markers > 0 && { bombardment: markers }),
  };
}

function probing(state: CampaignState, units: readonly Unit[], pick: Pick): Command | null {
  const grid = gridIn(state);
  const unit = among(pick, units);
  if (unit === undefined || unit.hex === null) return null;
  const zone = zoneOf(grid, hexesOf(state, otherSide(unit.side)));
  if (!isIn(grid, zone, unit.hex)) return null;
  const to = neighboursOf(grid, unit.hex).find((hex) => isIn(grid, zone, hex) && stackAt(state, hex).length === 0);
  return to === undefined ? null : { type: 'probe', units: [unit.id], to };
}

function inAction(state: CampaignState, action: Action, pick: Pick): Command {
  const { side, step, attack } = action;
  const own = (ids: readonly string[]): readonly Unit[] =>
    ids.flatMap((id) => state.units[id] ?? []).filter(({ strength }) => strength > 0);
  if (step === 'advance' && pick(4) > 0) {
    const all = own(attack?.attackers.flatMap(({ units }) => units) ?? []);
    const [first, second] = all;
    const both =
      first && second && hasRoom(state, attack?.target ?? '', [first, second]) ? [first, second] : all.slice(0, 1);
    if (both.length > 0) return { type: 'advance', units: both.map(({ id }) => id) };
  }
  if (step === 'follow') return following(state, side, own(action.advanced), pick) ?? usual(state);
  if (step === 'losses' && pick(3) === 0) {
    const last = owed(state, 'umpire').at(-1)?.command;
    if (last) return last as Command;
  }
  return usual(state);
}

/** Those that advanced go on: an attack, or a probe where there was none. */
function following(state: CampaignState, side: Side, units: readonly Unit[], pick: Pick): Command | null {
  const target = among(pick, targetsOf(state, units));
  if (units[0]?.side !== side || pick(4) === 0) return null;
  const hasProbed = state.action?.parts.some(({ kind }) => kind === 'probe') === true;
  if (!hasProbed && (target === undefined || pick(4) === 0)) return probing(state, units, pick);
  return target === undefined ? null : attacking(state, units, target, pick);
}
