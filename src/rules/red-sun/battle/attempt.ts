import type { Command } from './commands';
import type { CampaignState } from './state';

/** The roll a command makes, named by turn, stage, hour and subject: made again after an undo, it is a second attempt. */
export function attempt({ turn, stage, battle, assaultRound }: CampaignState, command: Command): string | null {
  const name = (...subject: readonly (string | number)[]): string =>
    [turn, stage, command.type, ...(battle === null ? [] : [battle.hour]), ...subject].join('.');
  switch (command.type) {
    case 'rollInitiative':
    case 'fireTorpedoes':
      return name(command.side);
    case 'rollBlockade':
    case 'rollAdmiral':
      return name(command.fleet);
    case 'rollWeather':
    case 'rollManoeuvre':
    case 'fireAll':
      return name();
    case 'activate':
      return name(...command.who);
    case 'assault':
      return name(assaultRound, ...command.defenders);
    default:
      return null;
  }
}
