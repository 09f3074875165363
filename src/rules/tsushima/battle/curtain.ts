import type { Viewer } from '../../rulebook';
import type { Side } from '../types';
import type { Command } from './commands';
import { areStacksHidden, type CampaignState, findGroup, findShip, type Group, groupOf, type Ship } from './state';

export type TsushimaViewer = Viewer<Side>;
export const isOwn = (viewer: TsushimaViewer, side: Side): boolean => viewer === side || viewer === 'umpire';

/** Whether a viewer may know all of a group: its own, one that was spotted, or any where stacks are open (TSU-17). */
export const knowsGroup = (state: CampaignState, viewer: TsushimaViewer, group: Group): boolean =>
  !areStacksHidden(state) || group.revealed || isOwn(viewer, group.side);

/** Whether a viewer may know where a ship is and how: then she leads her group, or all of it is known. */
export function knowsShip(state: CampaignState, viewer: TsushimaViewer, ship: Ship): boolean {
  if (!areStacksHidden(state) || isOwn(viewer, ship.side) || ship.fate !== 'afloat') return true;
  return groupOf(state, ship.id)?.revealed === true;
}

/** Values of a ship that are her side's to know while her group is hidden. */
const CONDITIONS: readonly string[] = ['hits', 'morale', 'portPhases', 'torpedoUsed', 'inDock', 'unready', 'fate'];

/** Whose secret a value is; null where everybody may know it. */
export function secretPath(state: CampaignState, [first, id = '', value = '']: readonly string[]): Side | null {
  const ship = first === 'ships' && CONDITIONS.includes(value) ? findShip(state, id) : null;
  return ship !== null && !knowsShip(state, 'public', ship) ? ship.side : null;
}

/** The side behind whose curtain a command belongs; null where all may see it. */
export function curtainOf(state: CampaignState, command: Command): Side | null {
  if (!areStacksHidden(state)) return null;
  switch (command.type) {
    case 'form':
    case 'rollGrounding':
      return command.side;
    case 'repair':
      return command.side ?? null;
    case 'moveGroup':
      // Which ships a mine strikes is not for everybody; where a group goes is seen on the map.
      return findGroup(state, command.group)?.side ?? null;
    case 'search':
      return state.active;
    case 'sweepMine':
      return findShip(state, command.ships[0] ?? '')?.side ?? null;
    case 'correct':
      return secretPath(state, command.path);
    default:
      return null;
  }
}
