import { useIsPicking as useHasBegun, usePick as usePlayPick } from '@/features/play/use-pick';
import type { Command, CommandOf } from '@/rules/tide/index';
import type { Tagged } from '@/rules/rulebook';

type Pickable = 'sail' | 'pickChits';

/** A choice half made behind a curtain, kept as its side's draft. */
export const usePick = <T extends Pickable>(type: T, isThis: (command: CommandOf<T>) => boolean) =>
  usePlayPick((command: Tagged): command is CommandOf<T> => command.type === type && isThis(command as CommandOf<T>));

/** Whether a side has begun to pick, for the line on its closed curtain: it says nothing of what. */
export const useIsPicking = (side: string, type: Pickable): boolean =>
  useHasBegun(side, (tagged) => {
    const command = tagged as Command;
    if (command.type !== type) return false;
    return command.type === 'sail'
      ? command.ships.length + (command.portArthur?.length ?? 0) > 0
      : command.type === 'pickChits' && command.chits.length > 0;
  });
