import { BOARD_COLUMNS } from '../data/dice-tables';
import { otherSide, SIDES, SUNK } from '../types';
import { boardMove, columnsLeft, opposite, torpedoSalvos, unitsOfSide } from './board';
import type { Command } from './commands';
import { mustRollFlight } from './decide/board';
import { owed } from './owed';
import { type Battle, type CampaignState, findShip, type Unit } from './state';

export type Pick = (n: number) => number;

export const among = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(items.length)];

/** What the side whose move it is does on the Battle Board. */
export function onBoard(state: CampaignState, battle: Battle, pick: Pick): Command {
  if (battle.stage === 'mark') return { type: 'markHits' };
  const [first] = owed(state);
  if (first?.code === 'check-guns') {
    const ship = first.about;
    const guns = {
      primary: { factor: 3 + pick(5), salvos: 1 + pick(2) },
      secondary: { factor: 2, salvos: 1 + pick(4) },
    };
    return pick(6) === 0 ? { type: 'typeGuns', ship, guns } : (first.command as unknown as Command);
  }
  if (mustRollFlight(battle)) return { type: 'rollFlight', side: battle.mover };
  if (battle.round === 0 && pick(5) === 0) return arranged(state, battle, pick);
  // They agree to stop when it drags on.
  if (battle.round > 8 + pick(10)) return pick(3) === 0 ? homecoming(state, battle, pick) : { type: 'endBattle' };
  switch (pick(9)) {
    case 0:
      return aimed(battle, pick) ?? fire(state, battle, pick);
    case 1:
      return screening(state, battle, pick) ?? fire(state, battle, pick);
    case 2:
      return leaving(state, battle, pick) ?? fire(state, battle, pick);
    case 3:
    case 4:
    case 5:
      return sailing(state, battle, pick) ?? fire(state, battle, pick);
    default:
      return fire(state, battle, pick);
  }
}

/** They have fought it out elsewhere: some ships come home with more hits, boats without torpedoes, some not at all. */
function homecoming(state: CampaignState, battle: Battle, pick: Pick): Command {
  const went = [
    'stays',
    'stays',
    'left',
    'interned',
    ...(battle.defender === null ? (['escaped'] as const) : []),
  ] as const;
  const ships = Object.values(battle.units)
    .flatMap((unit) => unit.ships)
    .flatMap((id) => findShip(state, id) ?? [])
    .map(({ id, hits, torpedo }) => ({
      ...{ ship: id, hits: Math.min(SUNK, hits + pick(3)), went: among(pick, went) ?? 'stays' },
      torpedoes: torpedo !== null && pick(2) === 0,
    }));
  return { type: 'bringHome', battle: 'togo-1', ships };
}

function arranged(state: CampaignState, battle: Battle, pick: Pick): Command {
  const side = SIDES[pick(2)]!;
  const own = unitsOfSide(battle, side);
  const boat = own.find(({ kind }) => kind === 'boat');
  if (boat !== undefined && pick(2) === 0) {
    const column = state.startColumns[side] + (state.startColumns[side] > 1 ? pick(3) - 1 : pick(2));
    return { type: 'arrange', unit: boat.id, column: Math.min(BOARD_COLUMNS, column) };
  }
  const units = own.map(({ id }) => id);
  return { type: 'orderLine', side, units: [...units.slice(1), ...units.slice(0, 1)] };
}

/** Towards the enemy, or away in flight. */
function sailing(state: CampaignState, battle: Battle, pick: Pick): Command | null {
  const own = unitsOfSide(battle, battle.mover).filter(({ column, from }) => column === from);
  const unit = among(pick, own);
  const enemies = unitsOfSide(battle, otherSide(battle.mover));
  if (unit === undefined || enemies.length === 0) return null;
  const reach = columnsLeft(state, battle, unit);
  const target = opposite(battle, unit) ?? enemies[0]!;
  const towards = Math.sign(target.column - unit.column) || (pick(2) === 0 ? 1 : -1);
  const steps = unit.fleeing ? reach : Math.min(reach, Math.max(1, Math.abs(target.column - unit.column) - 1));
  const column = unit.column + steps * (unit.fleeing ? -towards : towards);
  const isOut = boardMove(battle, unit, column).type === 'left';
  // Who is not fleeing stays on the board.
  return isOut && !unit.fleeing ? null : { type: 'moveUnit', unit: unit.id, column };
}

/** Damaged ships drop out, beaten ones flee, and a port's ships sail out over the edge. */
function leaving(state: CampaignState, battle: Battle, pick: Pick): Command | null {
  const side = battle.mover;
  const own = unitsOfSide(battle, side);
  const hitsOf = (id: string): number => findShip(state, id)?.hits ?? 0;
  if (battle.defender === side && battle.takenOut === 0) {
    const small = own.find(({ ships }) => ships.length <= 4);
    return small === undefined ? null : { type: 'takeOut', units: [small.id] };
  }
  const lame = own.find(({ kind, ships }) => kind === 'division' && ships.slice(1).some((id) => hitsOf(id) > 0));
  if (lame !== undefined && pick(2) === 0) {
    return { type: 'dropShips', unit: lame.id, ships: lame.ships.slice(1).filter((id) => hitsOf(id) > 0) };
  }
  const isAble = (unit: Unit): boolean => unit.kind === 'division' && !unit.fleeing && hitsOf(unit.ships[0] ?? '') < 2;
  return battle.defender === null && own.some(isAble) ? { type: 'flee', side } : null;
}

function screening(state: CampaignState, battle: Battle, pick: Pick): Command | null {
  const isScreen = ({ kind, ships }: Unit): boolean =>
    kind !== 'merchant' && !ships.some((id) => findShip(state, id)?.type === 'T');
  const pairs = Object.values(battle.units).flatMap((unit) =>
    isScreen(unit)
      ? unitsOfSide(battle, unit.side)
          .filter(({ column }) => Math.abs(column - unit.column) === 1)
          .map((friend) => ({ unit: unit.id, screened: friend.id }))
      : [],
  );
  const pair = among(pick, pairs);
  return pair === undefined
    ? null
    : { type: 'screen', unit: pair.unit, screened: pick(4) === 0 ? null : pair.screened };
}

function aimed(battle: Battle, pick: Pick): Command | null {
  const unit = among(
    pick,
    Object.values(battle.units).filter(({ kind }) => kind === 'division'),
  );
  const ship = unit && among(pick, unit.ships);
  if (unit === undefined || ship === undefined || battle.targets[ship] !== undefined) return null;
  const boats = unitsOfSide(battle, otherSide(unit.side)).filter(({ kind }) => kind === 'boat');
  const boat = among(pick, boats);
  if (boat !== undefined && pick(2) === 0) return { type: 'aim', ships: [ship], target: boat.id, weapon: 'secondary' };
  const facing = opposite(battle, unit);
  const target = pick(4) === 0 ? null : ((facing && among(pick, facing.ships)) ?? null);
  return { type: 'aim', ships: [ship], target };
}

/** All guns, and the torpedoes of whoever is near enough. */
function fire(state: CampaignState, battle: Battle, pick: Pick): Command {
  const launches = Object.values(battle.units).flatMap((unit) => {
    const ship = unit.kind === 'boat' ? findShip(state, unit.ships[0] ?? '') : null;
    const salvos = ship === null ? 0 : torpedoSalvos(ship);
    const near = unitsOfSide(battle, otherSide(unit.side)).filter(({ column }) => Math.abs(column - unit.column) <= 1);
    const target = among(pick, near)?.ships[0];
    if (ship === null || salvos === 0 || target === undefined || pick(3) === 0) return [];
    return [{ ship: ship.id, targets: Array.from({ length: salvos }, () => target) }];
  });
  const [first] = launches;
  if (first !== undefined && battle.round % 3 === 0 && battle.launches?.[first.ship] === undefined) {
    return { type: 'aimTorpedoes', ...first };
  }
  return launches.length === 0 || battle.round % 3 === 0 ? { type: 'fireRound' } : { type: 'fireRound', launches };
}
