import { type OpenGame, useGame } from '@/features/play/open-game';
import type { QuickState } from '@/rules/togo/index';

export type QuickGame = OpenGame<QuickState, QuickState>;

/** The frame's hook with Quick shot's types. */
export const useQuickGame = (): QuickGame => useGame() as QuickGame;
