import type { Side } from '../types';
import type { Command } from './commands';
import { knowsShip } from './knowing';
import { findShip } from './look';
import type { BattleState } from './state';

/** The side behind whose curtain a command belongs, because it names a ship nobody else knows of; null where all may see. */
export function behindCurtain(state: BattleState, command: Command): Side | null {
  for (const id of shipsIn(command)) {
    const ship = findShip(state, id);
    if (ship !== null && !knowsShip(state, 'public', ship)) return ship.side;
  }
  return null;
}

function shipsIn(command: Command): readonly string[] {
  switch (command.type) {
    case 'fire':
      return command.fires.map(({ ship }) => ship);
    case 'controlDamage':
      return command.tries.map(({ ship }) => ship);
    case 'rollDamage':
    case 'holdFire':
      return command.ships;
    case 'weighAnchor':
    case 'rollArcEdge':
    case 'declareFire':
    case 'launchTorpedoes':
      return [command.ship];
    default:
      return [];
  }
}
