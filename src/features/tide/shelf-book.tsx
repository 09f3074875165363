// First: words are looked up as this file is read.
import '@/messages/tide';

import type { ShelfBook } from '@/features/play/shelf-book';
import { rules } from '@/messages/en/tide/rules';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { houseSetup, type Rulings } from '@/rules/tide/index';

import { firstGame } from './guide/first-game';
import { QUICK_FORMS } from './quick/quick-forms';
import { printed } from './report/papers';
import { CampaignFields, type CampaignChoices, FIRST_CHOICES } from './shelf/campaign-choices';
import { CountersEditor } from './shelf/counters-editor';
import { countersFor, useOwnCounters } from './shelf/own-counters';
import { rulings } from './shelf/rulings';

/** What The Tide at Sunrise shows of itself on the shelf. */
export const tideShelfBook: ShelfBook = {
  // The matrix, and the cell where both pairs meet.
  glyph: [
    { d: 'M5 6h30v30H5zM15 6v30M25 6v30M5 16h30M5 26h30', width: 1.6 },
    { d: 'M15 16h10v10H15z', width: 0, filled: true },
  ],
  shortName: t('tide.shelf.short'),
  does: t('tide.shelf.does'),
  newCampaign: {
    usualName: t('tide.shelf.usualName'),
    setup: (chosen, choices) => {
      const { values, turnLimit } = choices as unknown as CampaignChoices;
      return houseSetup(t('tide.shelf.usualName'), {
        turnLimit,
        counters: countersFor(values),
        houseRules: chosen as Partial<Rulings>,
      }) as unknown as Json;
    },
    choices: { first: FIRST_CHOICES, Fields: CampaignFields },
  },
  firstGame: firstGame(),
  printed,
  quick: QUICK_FORMS,
  tables: [
    {
      id: 'counters',
      title: t('tide.shelf.counters.title'),
      subtitle: t('tide.shelf.counters.subtitle'),
      useSource: () => (useOwnCounters() === null ? 'house' : 'yours'),
      Editor: CountersEditor,
    },
  ],
  rulings: rulings(),
  rules: Object.keys(rules),
};
