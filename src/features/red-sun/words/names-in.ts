import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { CampaignView, Side } from '@/rules/red-sun/index';

/** "Japanese", "Russians": who acts. */
export const sideWords = (side: Side): string => t(`red-sun.side.${side}`);
/** "Japanese", "Russian": before what belongs to them. */
export const ofSideWords = (side: Side): string => t(`red-sun.sides.${side}`);

const OTHERS: Readonly<Record<string, () => string>> = {
  ijn: () => sideWords('ijn'),
  irn: () => sideWords('irn'),
  both: () => t('red-sun.side.both'),
};

/** A ship, a fleet, a headquarters, a unit or a side by name. */
export const namesIn =
  ({ fleets, ships, headquarters, units }: CampaignView): NameOf =>
  (id) =>
    (ships[id] ?? fleets[id] ?? headquarters[id] ?? units[id])?.name ?? OTHERS[id]?.() ?? id;

/** Several names in one sentence. */
export const listed = (ids: readonly string[], nameOf: NameOf): string =>
  ids.length === 0 ? t('red-sun.nobody') : ids.map(nameOf).join(', ');
