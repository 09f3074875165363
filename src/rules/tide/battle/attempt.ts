import type { Command } from './commands';
import type { CampaignState } from './state';

/** The roll a command makes, named by turn, sortie, round and subject: made again after an undo, it is a second attempt. */
export function attempt({ turn, meeting, fight }: CampaignState, command: Command): string | null {
  const name = (...subject: readonly (string | number)[]): string =>
    [turn, meeting ?? 'port', command.type, ...subject].join('.');
  switch (command.type) {
    case 'enterCoastal':
    case 'leaveCoastal':
    case 'enterOpenSea':
      return name();
    case 'crossT':
    case 'fire':
      return name(fight?.round ?? 0, command.side);
    case 'recover':
    case 'repair':
      return name(...command.sides);
    default:
      return null;
  }
}
