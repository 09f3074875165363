import { useContext } from 'react';

import { type Act, useAct as usePlayAct } from '@/features/play/act-provider';
import {
  type OpenGame as PlayGame,
  useGame as usePlayGame,
  useGameAs as usePlayGameAs,
  Viewer,
} from '@/features/play/open-game';
import { useWholeStory as usePlayStory } from '@/features/play/log/use-story';
import type { NamedStep as PlayNamedStep, Step as PlayStep } from '@/features/play/turn/steps';
import { useActWithToast as usePlayActWithToast } from '@/features/play/use-act-with-toast';
import { useRollAtOnce as usePlayRollAtOnce } from '@/features/play/use-roll-at-once';
import type { Book } from '@/game/battle';
import type { StoryItem } from '@/game/story';
import { type BattleState, type BattleView, type Command, type Side, togoBattle } from '@/rules/togo/index';

/** The frame's hooks with Togo's types: its screens use these. */
export type OpenGame = PlayGame<BattleState, BattleView>;
export type Item = StoryItem<BattleState>;
export type Step = PlayStep<Command>;
export type NamedStep = PlayNamedStep<Command>;

export const BOOK = togoBattle as Book<BattleState>;

export const useGame = (): OpenGame => usePlayGame() as OpenGame;

export const useGameAs = (viewer: Side | 'public'): OpenGame => usePlayGameAs(viewer) as OpenGame;

/** The battle as one side knows it: only for what is rendered behind that side's open curtain. */
export const useSideGame = (side: Side): OpenGame => useGameAs(side);

export const useViewer = (): Side | 'public' => useContext(Viewer) as Side | 'public';

export const useAct = (): Act<Command> => usePlayAct();

export const useActWithToast = (): ((command: Command) => Promise<boolean>) => usePlayActWithToast();

export const useRollAtOnce = (): ((command: Command) => Promise<boolean>) => usePlayRollAtOnce();

export const useWholeStory = (): readonly Item[] | null => usePlayStory() as readonly Item[] | null;
