import type { Command } from './commands';
import type { CampaignState } from './state';

/** The roll a command makes, named by turn, stage, round, battle, hour and subject: made again after an undo, it is a second attempt. */
export function attempt(
  { turn, stage, round, battle, fought, assaultRound }: CampaignState,
  command: Command,
): string | null {
  // The first round goes without saying, as in logs of old, and so does its first battle.
  const moment = [turn, stage, ...(stage === 'movement' && round > 1 ? [round] : [])];
  const fight = battle === null ? [] : [...(fought === undefined ? [] : [`battle-${fought + 1}`]), battle.hour];
  const name = (...subject: readonly (string | number)[]): string =>
    [...moment, command.type, ...fight, ...subject].join('.');
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
