import { allFleets, type CampaignView, type Fleet, isFloating } from '@/rules/red-sun/index';

/** Those with something left to sail. */
export const fleetsAfloat = (view: CampaignView): readonly Fleet[] =>
  allFleets(view).filter((fleet) => isFloating(view, fleet));
