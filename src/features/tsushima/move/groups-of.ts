import type { CampaignView, GroupView, Side } from '@/rules/tsushima/index';

const RANK: Readonly<Record<GroupView['kind'], number>> = { battle: 0, cruiser: 1, boats: 2, merchants: 3, dock: 4 };

/** The groups of a side as they stand in a list: battle divisions first, then cruisers, boats and merchants. */
export const groupsOf = (view: CampaignView, side: Side): readonly GroupView[] =>
  Object.values(view.groups)
    .filter((group) => group.side === side)
    .sort((a, b) => RANK[a.kind] - RANK[b.kind] || a.number - b.number);
