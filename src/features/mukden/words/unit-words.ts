import { t } from '@/messages/messages';
import { type CampaignState, type CampaignView, isBlank, stackAt, type Unit } from '@/rules/mukden/index';

/** Whether everybody at the table knows this unit: below the top of a stack nobody looks (MUK-18). */
export const isShown = (view: Pick<CampaignView, 'units'>, { id }: Pick<Unit, 'id'>): boolean =>
  Object.hasOwn(view.units, id);

/** Where a unit lies among those of a list that nobody may know in its hex, from 1: who else is there the list does not say. */
function rankBelow(
  state: CampaignState,
  view: Pick<CampaignView, 'units'>,
  among: readonly Unit[],
  unit: Unit,
): number {
  const isOf = (id: string) => among.some((each) => each.id === id && !isShown(view, each));
  const stack = unit.hex === null ? [] : stackAt(state, unit.hex).filter(({ id }) => isOf(id));
  return stack.findIndex(({ id }) => id === unit.id) + 1;
}

interface UnitLine {
  readonly unit: Unit;
  /** Its name, or its place in the stack where nobody may know it. */
  readonly title: string;
  /** An id is as good as a name: what nobody may know goes by its hex and its place. */
  readonly key: string;
  readonly isNamed: boolean;
}

/**
 * Units in their own order, those that nobody may know last, as they lie: the order of a list would tell who they are (MUK-18).
 * What only stands for a unit on a phone that does not know it is left out: no command could name it.
 */
export function unitLines(
  state: CampaignState,
  view: Pick<CampaignView, 'units'>,
  units: readonly Unit[],
): readonly UnitLine[] {
  const lines = units
    .filter((unit) => !isBlank(unit))
    .map((unit): UnitLine & { readonly place: string } => {
      const { id, hex, name } = unit;
      if (isShown(view, unit)) return { unit, title: name, key: id, isNamed: true, place: '' };
      const place = rankBelow(state, view, units, unit);
      const top = hex === null ? undefined : stackAt(state, hex)[0];
      return {
        ...{ unit, isNamed: false, key: `${hex}-${place}`, place: `${hex} ${place}` },
        title: t('mukden.below', { place, name: top?.name ?? '' }),
      };
    });
  return [
    ...lines.filter(({ isNamed }) => isNamed),
    ...lines.filter(({ isNamed }) => !isNamed).sort((one, two) => (one.place < two.place ? -1 : 1)),
  ];
}
