import { SCENARIOS } from '../data/scenarios';
import { isCapital, PLANS, type Side, SIDES, type Where } from '../types';
import type { Command } from './commands';
import { toGround } from './decide/movement';
import { isThrough } from './decide/month';
import { inZones, isOffMap, isSurprise, mustMoveOn, sweepersAt } from './flow';
import { formationProblem, ownerOf } from './formation';
import { owed } from './owed';
import { allGroups, allShips, areStacksHidden, type CampaignState, findShip, type Group, shipsOf } from './state';
import { among, onBoard, type Pick } from './board-players';

const port = (name: string): Where => ({ kind: 'port', name });

/** Hexes simple players meet in; a real map has more. */
const HEXES: readonly Where[] = [
  { kind: 'partial', name: 'port-arthur' },
  { kind: 'partial', name: '1710' },
  { kind: 'open', name: '1811' },
];
const HOME: Readonly<Record<Side, readonly string[]>> = {
  ijn: ['sasebo', 'kure', 'chemulpo'],
  irn: ['vladivostok', 'port-arthur'],
};

/** Two simple players: what whoever is asked would do. Nearly always legal; what is not they leave. */
export function playerCommand(state: CampaignState, pick: Pick): Command {
  switch (state.step) {
    case 'setup':
      return inSetup(state, pick);
    case 'claims':
      return { type: 'startPhase', claims: claimsOf(state, pick) };
    case 'move':
      return inMove(state, pick);
    case 'fight':
      return inFight(state, pick);
    case 'battle':
      return state.battle === null ? { type: 'endCampaign' } : onBoard(state, state.battle, pick);
    case 'terminal':
      return inTerminal(state, pick);
    case 'fall':
    case 'over':
      return usual(state);
  }
}

/** What is owed first. */
export const usual = (state: CampaignState): Command =>
  (owed(state).find(({ command }) => command !== null)?.command as Command | undefined) ?? { type: 'endCampaign' };

function inSetup(state: CampaignState, pick: Pick): Command {
  if (state.scenario === 'war-at-sea' && state.italian === null) return { type: 'rollItalianCruisers' };
  if (state.scenario === 'war-at-sea' && state.land.plan === null) {
    return { type: 'choosePlan', plan: among(pick, PLANS) ?? 'C' };
  }
  const missing = SCENARIOS[state.scenario].missing.find((id) => findShip(state, id) === null);
  if (missing !== undefined && pick(3) > 0) {
    return { type: 'addShip', ship: missing, side: 'irn', where: port('port-arthur') };
  }
  const unplaced = allGroups(state).find(({ where }) => where.kind === 'partial' && where.name === '');
  if (unplaced !== undefined && pick(12) > 0) {
    return {
      type: 'place',
      group: unplaced.id,
      where: pick(2) === 0 ? port('sasebo') : { kind: 'partial', name: '1710' },
    };
  }
  if (pick(6) === 0) return { type: 'setStartColumns', ijn: 3, irn: 6 + pick(4) };
  if (state.flyingBases.left > 0 && pick(3) === 0) return { type: 'placeFlyingBase', hex: 'chemulpo' };
  return { type: 'startCampaign' };
}

const claimsOf = (state: CampaignState, pick: Pick): readonly { side: Side; port: string }[] =>
  SIDES.flatMap((side) =>
    [
      ...new Set(
        allGroups(state)
          .filter((group) => group.side === side && group.where.kind === 'port')
          .map(({ where }) => where.name),
      ),
    ]
      .filter((name) => ownerOf(state, name) === side && pick(4) > 0)
      .map((name) => ({ side, port: name })),
  );

const mayMove = (state: CampaignState, group: Group): boolean => {
  const ships = shipsOf(state, group);
  const isInPort = group.where.kind === 'port';
  return (
    !ships.some(({ inDock, squadron }) => inDock || (squadron !== null && !state.released[squadron])) &&
    !(isOffMap(group.where) && group.where.name !== 'china-sea') &&
    !(state.lodged > 0 && isInPort && group.where.name === 'port-arthur') &&
    (!isInPort || formationProblem(state, group.side, group.where, ships) === null)
  );
};

function inMove(state: CampaignState, pick: Pick): Command {
  const side = state.active ?? 'ijn';
  const still = allGroups(state).filter((group) => group.side === side && !group.moved && mayMove(state, group));
  const isGrounding = toGround(state, side).length > 0 && !state.grounded[side];
  const moves = allGroups(state).filter((group) => group.side === side && group.moved).length;
  if (still.length > 0 && !(side === 'irn' && isSurprise(state)) && !state.grounded[side] && moves < 4 && pick(5) > 0) {
    const group = among(pick, still)!;
    const home = among(
      pick,
      HOME[side].filter((name) => ownerOf(state, name) === side && !(state.lodged > 0 && name === 'port-arthur')),
    );
    const neutral = pick(60) === 0 ? port('neutral') : null;
    const isHomeward = pick(3) === 0 || group.kind === 'merchants';
    const where = neutral ?? (isHomeward && home !== undefined ? port(home) : among(pick, HEXES)!);
    if (group.where.kind === 'zone' || where.kind !== group.where.kind || where.name !== group.where.name) {
      return { type: 'moveGroup', group: group.id, where };
    }
  }
  if (isGrounding) {
    const order = toGround(state, side).map(({ id }) => id);
    return { type: 'rollGrounding', side, ...(pick(2) === 0 && { order: [...order].reverse() }) };
  }
  if (pick(12) === 0) return reformed(state, side, pick) ?? { type: 'endMove' };
  if (
    side === 'ijn' &&
    state.land.plan !== null &&
    state.land.fallen === null &&
    state.land.delivered < (state.land.loads ?? 0) &&
    pick(2) === 0
  ) {
    return { type: 'deliverLoads', loads: 2 + pick(6) };
  }
  return { type: 'endMove' };
}

/** Ships of one kind and place put together anew. */
function reformed(state: CampaignState, side: Side, pick: Pick): Command | null {
  const groups = allGroups(state).filter((group) => group.side === side && group.where.kind === 'port');
  const group = among(pick, groups);
  if (group === undefined) return null;
  const near = groups.filter((each) => each.where.name === group.where.name).flatMap((each) => shipsOf(state, each));
  const type = shipsOf(state, group)[0]?.type ?? 'B';
  const alike = near.filter(
    (ship) =>
      !ship.inDock &&
      (ship.type === type || (isCapital(type) && type !== 'B' && (ship.type === 'A' || ship.type === 'C'))),
  );
  const ships = alike.slice(0, 3 + pick(4)).map(({ id }) => id);
  return ships.length === 0 ? null : { type: 'form', side, ships };
}

function inFight(state: CampaignState, pick: Pick): Command {
  const [retreating] = state.retreats;
  if (state.active === 'irn' && isThrough(state) && pick(3) === 0) return { type: 'endCampaign' };
  if (retreating !== undefined) return { type: 'retreat', group: retreating, where: { kind: 'open', name: '1912' } };
  const wanted = owed(state).find(({ code }) => code === 'search' || code === 'search-zone' || code === 'attack-port');
  const command = wanted?.command as Command | null | undefined;
  if (command && pick(4) > 0) return command.type === 'search' ? { ...command, evades: pick(3) === 0 } : command;
  const merchants = allShips(state).filter(({ type, fate }) => type === 'M' && fate === 'afloat');
  if (state.active === 'ijn' && state.failedAttacks.includes('port-arthur') && merchants.length > 2 && pick(2) === 0) {
    return { type: 'sendBlockShips', ships: merchants.slice(0, 1 + pick(3)).map(({ id }) => id) };
  }
  const raider = allGroups(state).find(
    ({ side, where }) => side === 'irn' && where.kind === 'partial' && !state.tried.includes(`raid.${where.name}`),
  );
  if (state.active === 'irn' && raider !== undefined && pick(2) === 0) return { type: 'raidTown', group: raider.id };
  return { type: 'endFight' };
}

function inTerminal(state: CampaignState, pick: Pick): Command {
  const { terminal, mines, land } = state;
  if (!terminal.repairs && areStacksHidden(state)) {
    const side = SIDES.find((each) => !state.tried.includes(`repair.${each}`)) ?? 'ijn';
    return { type: 'repair', side, ships: [] };
  }
  if (!terminal.mines) {
    const layer = SIDES.find((side) => mines.left[side] > 0);
    const hex = `20${10 + mines.laid.length}`;
    if (layer !== undefined && pick(4) === 0)
      return {
        type: 'layMine',
        side: layer,
        hex: pick(2) === 0 && !mines.laid.some((mine) => mine.hex === '1710') ? '1710' : hex,
      };
    for (const { hex: mined } of mines.laid) {
      for (const side of SIDES) {
        const ships = sweepersAt(state, side, mined);
        if (ships.length >= 6 && !state.tried.includes(`sweep.${mined}`) && pick(2) === 0) {
          return { type: 'sweepMine', hex: mined, ships: ships.slice(0, 8).map(({ id }) => id) };
        }
      }
    }
    return { type: 'skipRow', row: 'mines' };
  }
  if (!terminal.zones) {
    const leaving = inZones(state).filter((group) => mustMoveOn(state, group));
    const moves = leaving.map(({ id, where }) => ({
      group: id,
      where: {
        kind: 'zone' as const,
        name:
          where.name === 'mediterranean' ? 'indian-ocean' : where.name === 'china-sea' ? 'south-china' : 'china-sea',
      },
    }));
    return { type: 'moveZones', moves };
  }
  if (land.plan !== null && land.plan !== 'A' && land.fallen === null && pick(20) === 0) {
    return { type: 'choosePlan', plan: land.plan === 'C' ? 'B' : 'A' };
  }
  return usual(state);
}
