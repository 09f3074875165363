import {
  type CampaignState,
  type Command,
  COMMAND_TYPES,
  PORT_IDS,
  playerCommand,
  RULING_KEYS,
  SIDES,
  type Where,
} from '@/rules/tsushima/index';

import { among, type Pick, withOtherSide } from './chance';
import { slip } from './tsushima-slips';

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function mistakenCommand(state: CampaignState, last: Command | null, pick: Pick): Command {
  switch (pick(6)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return withOtherSide(playerCommand(state, pick));
    case 2:
    case 3:
      return slip(state, pick);
    default:
      return strayCommand(state, pick);
  }
}

const ROWS = ['repairs', 'mines', 'troops', 'zones', 'morale', 'merchants', 'channel'] as const;

export function strayCommand(state: CampaignState, pick: Pick): Command {
  const side = among(pick, SIDES);
  const ids = Object.keys(state.ships);
  const ship = pick(20) === 0 ? 'nobody' : among(pick, ids);
  const other = among(pick, ids);
  const groups = Object.keys(state.groups);
  const group = pick(20) === 0 || groups.length === 0 ? 'nobody' : among(pick, groups);
  const units = Object.keys(state.battle?.units ?? {});
  const unit = pick(20) === 0 || units.length === 0 ? 'nobody' : among(pick, units);
  const port = pick(12) === 0 ? 'atlantis' : among(pick, PORT_IDS);
  const where = among<Where>(pick, [
    { kind: 'port', name: port },
    { kind: 'open', name: '1811' },
    { kind: 'partial', name: '1710' },
    { kind: 'zone', name: 'china-sea' },
    { kind: 'zone', name: 'mediterranean' },
  ]);
  const hex = among(pick, ['1710', '1999', 'port-arthur']);
  const type = among(pick, COMMAND_TYPES);
  switch (type) {
    case 'place':
    case 'retreat':
      return { type, group, where };
    case 'addShip':
      return { type, ship: among(pick, ['pobieda', 'diana', 'mikasa', 'yamato', 'irn-t3']), side, where };
    case 'startPhase':
      return { type, claims: pick(2) === 0 ? [] : [{ side, port }] };
    case 'form':
      return { type, side, ships: pick(3) === 0 ? [ship, ship] : [ship, other] };
    case 'moveGroup':
      return { type, group, where, ...(pick(5) === 0 && { mine: hex }) };
    case 'rollGrounding':
    case 'rollFlight':
    case 'flee':
      return { type, side };
    case 'search':
      return { type, own: [group], enemy: [among(pick, ['nobody', ...groups])], evades: pick(2) === 0 };
    case 'searchZone':
      return { type, own: [group], enemy: [among(pick, ['nobody', ...groups])] };
    case 'attackPort':
      return { type, own: [group], port };
    case 'sendBlockShips':
      return { type, ships: [ship] };
    case 'raidTown':
      return { type, group };
    case 'placeFlyingBase':
      return { type, hex };
    case 'deliverLoads':
      return { type, loads: 1 + pick(9) };
    case 'arrange':
    case 'moveUnit':
      return { type, unit, column: pick(16) - 2 };
    case 'orderLine':
      return { type, side, units: [unit] };
    case 'dropShips':
      return { type, unit, ships: [ship] };
    case 'takeOut':
      return { type, units: [unit] };
    case 'screen':
      return { type, unit, screened: units.length === 0 ? null : among(pick, units) };
    case 'aim':
      return { type, ships: [ship], target: other };
    case 'aimTorpedoes':
      return { type, ship, targets: [other] };
    case 'fireRound':
      return { type, launches: [{ ship, targets: [other] }] };
    case 'bringHome':
      return {
        type,
        battle: 'togo-1',
        place: where.name,
        ships: [{ ship, hits: pick(4), went: 'stays', torpedoes: false }],
      };
    case 'repair':
      return { type, ships: pick(3) === 0 ? [ship, ship] : [ship], ...(pick(2) === 0 && { side }) };
    case 'layMine':
      return { type, side, hex };
    case 'sweepMine':
      return { type, hex, ships: [ship] };
    case 'choosePlan':
      return { type, plan: among(pick, ['A', 'B', 'C'] as const) };
    case 'moveZones':
      return { type, moves: [{ group, where }] };
    case 'placeMerchants':
      return { type, port };
    case 'skipRow':
      return { type, row: among(pick, ROWS) };
    case 'scuttle':
      return { type, ships: [ship] };
    case 'useTable':
      return {
        type,
        table: among(pick, ['gunfire', 'torpedo'] as const),
        source: among(pick, ['yours', 'house'] as const),
        reading: null,
      };
    case 'typeGuns':
      return { type, ship, guns: { primary: { factor: pick(9), salvos: pick(4) }, secondary: null } };
    case 'confirmGuns':
      return { type, ships: [ship] };
    case 'setStartColumns':
      return { type, ijn: 1 + pick(6), irn: 7 + pick(6) };
    case 'changeHouseRule':
      return {
        type,
        key: among(pick, RULING_KEYS),
        value: among(pick, ['difference', 'one', 'lodged-only', 'nonsense']),
      };
    case 'goTo':
      return { type, year: state.year, month: state.month, phase: 1 + pick(7) };
    case 'correct':
      return {
        type,
        path: among(pick, [
          ['lodged'],
          ['ships', ship, 'morale'],
          ['ships', ship, 'beauty'],
          ['groups', group, 'where'],
        ]),
        value: pick(5) - 3,
      };
    case 'keepRoll':
      return { type, roll: { type: 'search', modifier: 0, die: 1 + pick(6), spotted: pick(2) === 0, source: 'app' } };
    default:
      return { type };
  }
}
