import type { Viewer } from '../../rulebook';
import type { Side } from '../types';
import type { Command } from './commands';
import { type CampaignState, isPrivate } from './state';

export type RedSunViewer = Viewer<Side>;
export const isOwn = (viewer: RedSunViewer, side: Side): boolean => viewer === side || viewer === 'umpire';

/** The side behind whose curtain a command belongs: picks of private initiative alone (RSR-2). */
export const curtainOf = (state: CampaignState, command: Command): Side | null =>
  command.type === 'pickSorties' && isPrivate(state) ? command.side : null;
