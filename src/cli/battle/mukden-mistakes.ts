import {
  allUnits,
  type CampaignState,
  type Command,
  COMMAND_TYPES,
  gridIn,
  HEXSIDES,
  HOUSE_CRT,
  neighboursOf,
  ORDERS,
  PHASES,
  playerCommand,
  RULING_KEYS,
  SIDES,
  TERRAINS,
} from '@/rules/mukden/index';

import { among, type Pick } from './chance';

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function mistakenCommand(state: CampaignState, last: Command | null, pick: Pick): Command {
  switch (pick(6)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return slip(state, playerCommand(state, pick), pick);
    case 2:
    case 3:
      return nearMiss(state, pick);
    default:
      return strayCommand(state, pick);
  }
}

export function strayCommand(state: CampaignState, pick: Pick): Command {
  const units = allUnits(state);
  const unit = pick(12) === 0 ? 'nobody' : (among(pick, units)?.id ?? 'nobody');
  const other = among(pick, units)?.id ?? 'nobody';
  const side = among(pick, SIDES);
  const near = (id: string): readonly string[] => {
    const hex = state.units[id]?.hex ?? null;
    return hex === null ? [] : neighboursOf(gridIn(state), hex);
  };
  const anyHex = (): string => `${8 + pick(37)}${String(pick(30)).padStart(2, '0')}`.padStart(4, '0');
  const hex = pick(3) === 0 ? anyHex() : (among(pick, near(unit)) ?? '2310');
  const type = among(pick, COMMAND_TYPES);
  switch (type) {
    case 'placeCorps':
      return { type, hex: pick(4) === 0 ? null : hex };
    case 'chooseOrder':
      return { type, first: among(pick, ORDERS) };
    case 'paralyse':
      return { type, units: pick(2) === 0 ? [unit] : [unit, other] };
    case 'judge':
      return { type, withoutLoc: [unit], steps: pick(4) };
    case 'capitulate':
    case 'recordConsent':
      return { type, side };
    case 'moveUnit':
      return { type, unit, to: hex, ...(pick(4) === 0 && { path: [state.units[unit]?.hex ?? '2310', hex] }) };
    case 'flipUnit':
    case 'removeUnit':
      return { type, unit };
    case 'declareAttack':
      return {
        ...{ type, target: pick(8) === 0 ? null : hex, bombardment: pick(4) === 0 ? pick(12) : 0 },
        attackers: [
          {
            ...{ units: pick(4) === 0 ? [] : [unit], hexside: among(pick, HEXSIDES) },
            ...(pick(4) === 0 && { factors: pick(30) }),
          },
        ],
        ...(pick(3) === 0 && { defence: pick(28), terrain: among(pick, TERRAINS) }),
      };
    case 'showDefenders':
      return { type, defence: pick(28) };
    case 'takeLosses':
      return { type, side, losses: [{ unit, steps: 1 + pick(3) }] };
    case 'advance':
      return { type, units: [unit] };
    case 'probe':
      return { type, units: [unit], to: hex };
    case 'restack':
      return { type, hex: state.units[unit]?.hex ?? '2310', units: [unit] };
    case 'placeUnit':
      return { type, unit, hex: pick(4) === 0 ? null : hex };
    case 'addUnit': {
      const id = pick(3) === 0 ? unit : `unit-${pick(9)}`;
      const size = among(pick, ['brigade', 'division', 'corps'] as const);
      const made = { id, name: 'Another', side, size, type: 'infantry' as const, strength: 1 + pick(13) };
      return { type, unit: { ...made, hex: pick(2) === 0 ? null : hex, isCavalryCorps: size === 'corps' } };
    }
    case 'keepRoll':
      return { type, roll: { type: 'paralysis', die: 1 + pick(6), count: pick(4), source: 'table' } };
    case 'setControl':
      return { type, place: among(pick, ['mukden', 'liaoyang', 'railroad'] as const), side };
    case 'useTable':
      return {
        ...{ type, source: among(pick, ['yours', 'house', 'none'] as const) },
        crt: pick(2) === 0 ? HOUSE_CRT : null,
      };
    case 'useBoard':
      return { type, board: pick(2) === 0 ? null : { terrain: {}, rivers: {}, trenches: {}, railroad: null } };
    case 'changeHouseRule':
      return { type, key: among(pick, RULING_KEYS), value: among(pick, ['two', 'open', 'nonsense']) };
    case 'goTo':
      return { type, turn: 1 + pick(6), phase: among(pick, PHASES) };
    case 'correct':
      return {
        ...{ type, value: pick(5) },
        path: among(pick, [['units', unit, 'strength'], ['units', unit, 'hex'], ['losses', side], ['markers']]),
      };
    default:
      return { type };
  }
}

/** What people do all the time and chance seldom does. */
function nearMiss(state: CampaignState, pick: Pick): Command {
  const { action, paralysis, phase } = state;
  const grid = gridIn(state);
  const around = (hex: string | null | undefined): readonly string[] => (hex == null ? [] : neighboursOf(grid, hex));
  const own = allUnits(state).filter(({ side, strength }) => side === state.actor && strength > 0);
  const foes = allUnits(state).filter(({ side, strength }) => side !== state.actor && strength > 0);
  const unit = among(pick, own);
  const foe = among(pick, foes);
  const besideFoe = own.filter(({ hex }) => hex !== null && around(foe?.hex).includes(hex));
  const attack = (target: string | null, units: readonly string[], bombardment = 0): Command => ({
    ...{ type: 'declareAttack', target, attackers: [{ units }], bombardment },
  });
  const typed = (factors: number, defence: number, bombardment = 0): Command => ({
    ...{ type: 'declareAttack', target: null, attackers: [{ units: [], factors }], defence, bombardment },
  });
  const march = (id: string, ...path: readonly string[]): Command => ({
    ...{ type: 'moveUnit', unit: id, to: path.at(-1) ?? null, path },
  });
  const inAction: readonly Command[] =
    action === null
      ? []
      : [
          ...action.advanced.slice(0, 1).map((id) => attack(null, [id], 1)),
          attack(null, unit ? [unit.id] : []),
          { type: 'probe', units: action.advanced.length > 0 ? action.advanced : action.units.slice(0, 1), to: null },
          { type: 'advance', units: action.units },
          attack(foe?.hex ?? null, action.units.slice(0, 1)),
        ];
  const inLosses: readonly Command[] =
    action?.step !== 'losses'
      ? []
      : SIDES.flatMap((side): Command[] => {
          const ids = side === action.side ? action.units : (action.attack?.defenders ?? []);
          const losing = [...ids.slice(0, 1), foe?.id ?? 'nobody'];
          return losing.flatMap((id) =>
            [1, 9].map((steps): Command => ({ type: 'takeLosses', side, losses: [{ unit: id, steps }] })),
          );
        });
  // Somebody who wants to walk through the enemy.
  const through = besideFoe.flatMap(({ id, hex }) =>
    around(foe?.hex).map((beyond) => march(id, hex ?? beyond, foe?.hex ?? beyond, beyond)),
  );
  const always: readonly Command[] = [
    ...(unit ? [{ type: 'flipUnit', unit: unit.id } as const, attack(foe?.hex ?? null, [unit.id])] : []),
    ...besideFoe.slice(0, 1).flatMap(({ id }) => [1, 2, 8].map((markers) => attack(foe?.hex ?? null, [id], markers))),
    ...(unit ? [march(unit.id, '1000', among(pick, around(unit.hex)) ?? '1001')] : []),
    ...around(unit?.hex).map((to): Command => ({ type: 'probe', units: unit ? [unit.id] : [], to })),
    ...(unit ? [{ type: 'moveUnit', unit: unit.id, to: among(pick, own).hex } as const] : []),
    { type: 'placeCorps', hex: '2310' },
    ...[typed(3, 3, 4), typed(20, 3, 12), typed(30, 3), typed(3, 0), typed(0, 3)],
    { type: 'agreeToEnd' },
    { type: 'removeUnit', unit: unit?.id ?? 'nobody' },
  ];
  if (paralysis !== null && pick(2) === 0) {
    const wrong = pick(2) === 0 ? own : foes.slice(0, paralysis.count + 1);
    return { type: 'paralyse', units: wrong.slice(0, 4).map(({ id }) => id) };
  }
  if (phase === 'I' && pick(2) === 0) return { type: 'placeCorps', hex: '2315' };
  const now = inLosses.length > 0 ? inLosses : inAction.length > 0 ? inAction : through;
  return among(pick, now.length > 0 && pick(3) > 0 ? now : always);
}

/** A sensible command with something wrong in it: the other side's units, or one unit twice. */
function slip(state: CampaignState, command: Command, pick: Pick): Command {
  if (command.type === 'moveUnit' && command.to !== null) {
    const far = `${command.to.slice(0, 2)}${String(Math.max(0, Number(command.to.slice(2)) - 4 - pick(6))).padStart(2, '0')}`;
    return { ...command, to: far };
  }
  if ('units' in command && Array.isArray(command.units))
    return { ...command, units: [...command.units, ...command.units] };
  const foe = allUnits(state).find(({ side }) => side !== state.actor);
  return 'unit' in command && typeof command.unit === 'string'
    ? ({ ...command, unit: foe?.id ?? 'nobody' } as Command)
    : command;
}
