import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { changeSettings, useSettings } from '@/store/settings';

import { useGame } from './open-game';

interface UsedDice {
  /** As chosen in this battle, else as in Settings. */
  readonly mode: DiceMode;
  /** Somebody has chosen in this battle. Before that nothing is rolled without being asked for. */
  readonly isChosen: boolean;
  readonly choose: (mode: DiceMode) => void;
}

/** Whose dice the open battle is played with: the one place that knows. */
export function useDiceMode(): UsedDice {
  const { id } = useGame();
  const chosen = useSettings((settings) => settings.battleDice[id]);
  const usual = useSettings((settings) => settings.dice);
  return {
    mode: chosen ?? usual,
    isChosen: chosen !== undefined,
    choose: (mode) => {
      if (mode !== chosen) void chooseDice(id, mode);
    },
  };
}

export const chooseDice = (battle: string, mode: DiceMode): Promise<void> =>
  changeSettings(({ battleDice }) => ({ battleDice: { ...battleDice, [battle]: mode } }));

/** Whether a roll may be thrown as soon as it is asked for. */
export const appRollsAtOnce = (battle: string): boolean => useSettings.getState().battleDice[battle] === 'app';
