import type { Command } from './commands';
import type { BattleState } from './state';

/** The roll a command makes, named by turn, kind and subject: made again after an undo, it is a second attempt. */
export function attempt(state: BattleState, command: Command): string | null {
  const name = (subject: string): string => `${state.turn}.${command.type}.${subject}`;
  switch (command.type) {
    case 'rollInitiative':
    case 'rollVisibility':
      return name('all');
    case 'rollUnplanned':
    case 'rollArrival':
      return name(command.counter);
    case 'moveAhead':
      // The same dice as those of a line that is moved by itself.
      return `${state.turn}.rollUnplanned.${command.moves.map(({ counter }) => counter).join('+')}`;
    case 'raiseTrigger':
      return name(command.trigger);
    case 'trySighting':
      return name(`${command.side}.${command.counter}`);
    case 'resolveTorpedo':
      return name(command.marker);
    case 'weighAnchor':
    case 'rollArcEdge':
      return name(command.ship);
    case 'fire':
      return name(command.fires.map(({ ship }) => ship).join('+'));
    case 'controlDamage':
      return name(command.tries.map(({ ship }) => ship).join('+'));
    case 'rollDamage':
      return `${state.turn}.${state.phase}.${command.type}.${command.ships.join('+')}`;
    default:
      return null;
  }
}
