import { type Side, sideOf } from '../types';
import type { Command } from './commands';
import { knowsCondition } from './knowing';
import { type CampaignState, findShip, isSecretInPort } from './state';

/** Values of a ship that may be secret while she lies in port (TAS-31). */
const CONDITIONS: readonly string[] = ['damaged', 'hits', 'port'];

/** Whose secret a value is; null where everybody may know it: at sea in sight of the enemy nothing is hidden. */
export function secretPath(state: CampaignState, [first, id = '', value = '']: readonly string[]): Side | null {
  const ship = first === 'ships' && CONDITIONS.includes(value) ? findShip(state, id) : null;
  return ship === null || knowsCondition(state, 'public', ship) ? null : sideOf(ship.fleet);
}

/** The side behind whose curtain a command belongs; null where all may see it. */
export function curtainOf(state: CampaignState, command: Command): Side | null {
  switch (command.type) {
    case 'sail':
      return sideOf(command.fleet);
    case 'pickChits':
      return command.side;
    // Each ship that crosses the mines rolls, and which ones these are is not known yet.
    case 'enterCoastal':
      return 'ijn';
    case 'leaveCoastal':
      return 'irn';
    case 'recover':
    case 'repair':
      return isSecretInPort(state) ? (command.sides[0] ?? null) : null;
    case 'correct':
      return secretPath(state, command.path);
    default:
      return null;
  }
}
