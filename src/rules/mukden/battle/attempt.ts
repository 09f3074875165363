import type { Command } from './commands';
import type { CampaignState } from './state';

/** The roll a command makes, named by turn, phase and action: made again after an undo, it is a second attempt. */
export function attempt({ turn, phase, tape, action }: CampaignState, command: Command): string | null {
  switch (command.type) {
    case 'rollParalysis':
      return [turn, phase, command.type].join('.');
    case 'rollAttack':
      return [turn, phase, command.type, tape.length + 1, action?.parts.length ?? 0].join('.');
    default:
      return null;
  }
}
