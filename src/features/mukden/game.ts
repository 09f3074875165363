import type { TurnBodyProps } from '@/features/play/companion';
import { gameHooks } from '@/features/play/game-hooks';
import type { OpenGame as PlayGame } from '@/features/play/open-game';
import type { NamedStep as PlayNamedStep, Step as PlayStep } from '@/features/play/turn/steps';
import type { Book } from '@/game/battle';
import { type CampaignState, type CampaignView, type Command, mukdenCampaign, type Side } from '@/rules/mukden/index';

export type OpenGame = PlayGame<CampaignState, CampaignView>;
export type Step = PlayStep<Command>;
export type NamedStep = PlayNamedStep<Command>;
export type { TurnBodyProps };

export const BOOK = mukdenCampaign as unknown as Book<CampaignState>;

export const { useGame, useGameAs, useViewer, useAct, useActWithToast, useRollAtOnce } = gameHooks<
  CampaignState,
  CampaignView,
  Command,
  Side
>();
