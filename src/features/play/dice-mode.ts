import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { changeSettings, useSettings } from '@/store/settings';

import { useGame } from './open-game';

interface UsedDice {
  /** As chosen in this battle, else as in Settings. */
  readonly mode: DiceMode;
  /** Somebody has chosen in this battle. */
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

interface Open {
  readonly id: string;
  readonly battle: { readonly appDice: number };
}

/**
 * Whether a roll may be thrown as soon as it is asked for: somebody has chosen the app's dice in this battle, or it has
 * been played with them on another device or by an earlier version.
 */
export function appRollsAtOnce({ id, battle }: Open): boolean {
  const { battleDice, dice } = useSettings.getState();
  const chosen = battleDice[id];
  return chosen === undefined ? dice === 'app' && battle.appDice > 0 : chosen === 'app';
}
