import type { Viewer } from '../../rulebook';
import { type Side, SIDES, sideOf } from '../types';
import { type CampaignState, type Group, isSecretInPort, type Meeting, type Ship, throughMines } from './state';

export type TideViewer = Viewer<Side>;

export const isOwn = (viewer: TideViewer, side: Side): boolean => viewer === side || viewer === 'umpire';

/** The group as a viewer knows it; null ships: that it is at sea is all he knows. */
export type SeenGroup = Group | { readonly ships: null; readonly turnedBack: null };

export function seenGroup(
  state: CampaignState,
  viewer: TideViewer,
  side: Side,
  { revealed, ...groups }: Meeting,
): SeenGroup | null {
  const group = groups[side];
  if (group === null || isOwn(viewer, side)) return group;
  if (!revealed) return { ships: null, turnedBack: null };
  // Who is back in port is part of what may be secret there.
  return isSecretInPort(state) ? { ships: throughMines(group), turnedBack: [] } : group;
}

/** Ships that everybody can see at sea. */
const isInSight = ({ meetings }: CampaignState, id: string): boolean =>
  Object.values(meetings).some(
    (meeting) => meeting.revealed && SIDES.some((side) => throughMines(meeting[side]).includes(id)),
  );

/** Whether a viewer knows how she is: in port that may be her side's secret (TAS-31). */
export const knowsCondition = (state: CampaignState, viewer: TideViewer, ship: Ship): boolean =>
  !isSecretInPort(state) || isOwn(viewer, sideOf(ship.fleet)) || isInSight(state, ship.id);
