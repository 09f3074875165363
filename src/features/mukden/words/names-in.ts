import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { CampaignView, Hex, Side } from '@/rules/mukden/index';

/** "Japanese", "Russians": who acts. */
export const sideWords = (side: Side): string => t(`mukden.side.${side}`);
/** "Japanese", "Russian": before what belongs to them. */
export const ofSideWords = (side: Side): string => t(`mukden.sides.${side}`);

const OTHERS: Readonly<Record<string, () => string>> = {
  ijn: () => sideWords('ijn'),
  irn: () => sideWords('irn'),
  both: () => t('mukden.side.both'),
};

/** A unit or a side by name. */
export const namesIn =
  ({ units }: Pick<CampaignView, 'units'>): NameOf =>
  (id) =>
    units[id]?.name ?? OTHERS[id]?.() ?? id;

/** Several names in one sentence. */
export const listed = (ids: readonly string[], nameOf: NameOf): string =>
  ids.length === 0 ? t('mukden.nobody') : ids.map(nameOf).join(', ');

/** "2413", or that its place is known at the table only. */
export const hexWords = (hex: Hex | null): string => hex ?? t('mukden.somewhere');
