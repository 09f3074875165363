import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useT } from '@/messages/messages';
import { changeSettings, useSettings } from '@/store/settings';
import { useToast } from '@/ui/toast-provider';

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
  const t = useT();
  const toast = useToast();
  const { id } = useGame();
  const chosen = useSettings((settings) => settings.battleDice[id]);
  const usual = useSettings((settings) => settings.dice);
  return {
    mode: chosen ?? usual,
    isChosen: chosen !== undefined,
    choose: (mode) => {
      if (mode !== chosen) keepChoice(id, mode).catch(() => toast.show({ message: t('common.saveFailed') }));
    },
  };
}

/** Before a roll. A choice that cannot be kept must not cost the dice: it is made again with the next. */
export const chooseDice = (battle: string, mode: DiceMode): Promise<void> =>
  keepChoice(battle, mode).catch(() => undefined);

const keepChoice = (battle: string, mode: DiceMode): Promise<void> =>
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
