import { type CampaignView, isInPlay, type Side, SIDES, type UnitView } from '@/rules/mukden/index';

export const FORCES_FILTERS = ['all', 'ready', 'flipped', 'ijn', 'irn'] as const;
export type ForcesFilter = (typeof FORCES_FILTERS)[number];

/** A unit as a row has it: those below it in its stack lie hidden, or have rows of their own. */
export interface UnitItem {
  readonly id: string;
  readonly unit: UnitView;
  readonly hidden: number;
}

export interface ForcesSection {
  readonly id: Side;
  readonly side: Side;
  readonly data: readonly UnitItem[];
}

const isShown = (filter: ForcesFilter, unit: UnitView): boolean =>
  filter === 'ready' ? unit.ready : filter === 'flipped' ? isInPlay(unit) && !unit.ready : true;

/** Both sides with the units that whoever looks may know: those in play first. */
export function forcesSections(view: CampaignView, filter: ForcesFilter): readonly ForcesSection[] {
  const stacks = new Map(view.stacks.map((stack) => [stack.top, stack]));
  const sides = filter === 'ijn' || filter === 'irn' ? [filter] : SIDES;
  return sides.map((side) => {
    const own = Object.values(view.units).filter((unit) => unit.side === side && isShown(filter, unit));
    const inOrder = [...own.filter(isInPlay), ...own.filter((unit) => !isInPlay(unit))];
    return {
      ...{ id: side, side },
      data: inOrder.map((unit) => {
        const stack = stacks.get(unit.id);
        return { id: unit.id, unit, hidden: stack?.units === null ? stack.below : 0 };
      }),
    };
  });
}
