// First: words are looked up as this file is read.
import '@/messages/red-sun';

import type { ShelfBook } from '@/features/play/shelf-book';
import { rules } from '@/messages/en/red-sun/rules';
import { t } from '@/messages/messages';
import { houseSetup, type Rulings } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

import { firstGame } from './guide/first-game';
import { QUICK_FORMS } from './quick/quick-forms';
import { printed } from './report/papers';
import { type CampaignChoices, CampaignFields, FIRST_CHOICES } from './shelf/campaign-choices';
import { ForcesEditor } from './shelf/forces-editor';
import { forcesFor, useOwnForces } from './shelf/own-forces';
import { manoeuvreFor, ownTable, sourceOf, useOwnTable } from './shelf/own-table';
import { rulings } from './shelf/rulings';
import { TableScreen } from './shelf/table-screen';

/** What Red Sun Rising shows of itself on the shelf. */
export const redSunShelfBook: ShelfBook = {
  // The sun over the sea.
  glyph: [{ d: 'M2 30h36M8 30a12 12 0 0 1 24 0M20 4v8M5 12l6 5M35 12l-6 5M10 37h20', width: 2.2 }],
  shortName: t('red-sun.shelf.short'),
  does: t('red-sun.shelf.does'),
  newCampaign: {
    usualName: t('red-sun.shelf.usualName'),
    setup: (chosen, choices) => {
      const { values, season, turnLimit, manoeuvre } = choices as unknown as CampaignChoices;
      return houseSetup(t('red-sun.shelf.usualName'), {
        ...{ season, turnLimit, houseRules: chosen as Partial<Rulings>, ...forcesFor(values) },
        manoeuvre: manoeuvreFor(ownTable(), manoeuvre),
      }) as unknown as Json;
    },
    choices: { first: FIRST_CHOICES, Fields: CampaignFields },
  },
  firstGame: firstGame(),
  printed,
  quick: QUICK_FORMS,
  tables: [
    {
      id: 'forces',
      title: t('red-sun.shelf.forces.title'),
      subtitle: t('red-sun.shelf.forces.subtitle'),
      useSource: () => (useOwnForces() === null ? 'house' : 'yours'),
      Editor: ForcesEditor,
    },
    {
      id: 'manoeuvre',
      title: t('red-sun.shelf.table.title'),
      subtitle: t('red-sun.shelf.table.subtitle'),
      useSource: () => sourceOf(useOwnTable()),
      Editor: TableScreen,
    },
  ],
  rulings: rulings(),
  rules: Object.keys(rules),
};
