import type { Command } from './commands';
import { flightRolled } from './decide/board';
import type { CampaignState } from './state';

/** The roll a command makes, named by turn, phase, round and subject: made again after an undo, it is a second attempt. */
export function attempt({ turn, phase, active, battle }: CampaignState, command: Command): string | null {
  const name = (...subject: readonly (string | number)[]): string =>
    [turn, phase, active ?? 'both', command.type, ...subject].join('.');
  switch (command.type) {
    case 'rollItalianCruisers':
    case 'resolveTroops':
    case 'clearChannel':
    case 'scuttle':
    case 'sendBlockShips':
      return name();
    case 'moveGroup':
    case 'retreat':
    case 'raidTown':
      return name(command.group);
    case 'rollGrounding':
      return name(command.side);
    case 'search':
    case 'searchZone':
      return name(...command.enemy);
    case 'attackPort':
      return name(command.port);
    case 'rollFlight':
      return name(battle?.round ?? 0, (battle && flightRolled(battle, command)?.flight) ?? command.side);
    case 'fireRound':
      return name(battle?.round ?? 0);
    case 'repair':
      return name(command.side ?? 'both');
    case 'sweepMine':
      return name(command.hex);
    default:
      return null;
  }
}
