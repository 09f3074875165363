// First: words are looked up as this file is read.
import '@/messages/tsushima';

import type { ShelfBook } from '@/features/play/shelf-book';
import { rules } from '@/messages/en/tsushima/rules';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { type Rulings, SCENARIOS, type Setup, type TableId, TABLES } from '@/rules/tsushima/index';

import { firstGame } from './guide/first-game';
import { QUICK_FORMS } from './quick/quick-forms';
import { printed } from './report/papers';
import { type CampaignChoices, CampaignFields, FIRST_CHOICES } from './shelf/campaign-choices';
import { CountersScreen } from './shelf/counters-screen';
import { ownCounters, useOwnCounters } from './shelf/own-counters';
import { ownTable, readingFor, sourceOf, useOwnTable } from './shelf/own-tables';
import { rulings } from './shelf/rulings';
import { GunfireScreen, TorpedoScreen } from './shelf/table-screen';

const EDITORS = { gunfire: GunfireScreen, torpedo: TorpedoScreen } as const;

const tableOf = (table: TableId, chosen: CampaignChoices[TableId]): Setup['gunfire'] => {
  const own = ownTable(table);
  return readingFor(own, table, chosen ?? sourceOf(own));
};

function setupOf(chosen: Partial<Rulings>, choices: CampaignChoices): Setup {
  const { scenario, guns, gunfire, torpedo, ticked, startColumns } = choices;
  const counters = ownCounters();
  return {
    ...{ name: t(`tsushima.place.scenario.${scenario}`), scenario, guns, ticked: [...ticked], houseRules: chosen },
    gunfire: tableOf('gunfire', gunfire),
    torpedo: tableOf('torpedo', torpedo),
    ...(counters && { counters: [...counters] }),
    // A battle on the board only begins on the columns its scenario names.
    ...(SCENARIOS[scenario].turns !== null && { startColumns }),
  };
}

/** What Tsushima shows of itself on the shelf. */
export const tsushimaShelfBook: ShelfBook = {
  // Lanes of the Battle Board, and the fire of one division on another.
  glyph: [
    { d: 'M6 6h28M6 16h28M6 26h28M6 36h28', width: 1.4 },
    { d: 'M12 8h16v6H12zM12 28h16v6H12z', width: 0, filled: true },
    { d: 'M20 15v10M17 22l3 4 3-4', width: 1.8 },
  ],
  shortName: t('tsushima.shelf.short'),
  does: t('tsushima.shelf.does'),
  newCampaign: {
    usualName: (choices) => t(`tsushima.place.scenario.${(choices as unknown as CampaignChoices).scenario}`),
    setup: (chosen, choices) =>
      setupOf(chosen as Partial<Rulings>, choices as unknown as CampaignChoices) as unknown as Json,
    choices: { first: FIRST_CHOICES, Fields: CampaignFields },
  },
  firstGame: firstGame(),
  printed,
  quick: QUICK_FORMS,
  tables: [
    ...TABLES.map((table) => ({
      id: table,
      title: t(`tsushima.shelf.table.${table}`),
      subtitle: t(`tsushima.shelf.table.subtitle.${table}`),
      useSource: () => sourceOf(useOwnTable(table)),
      Editor: EDITORS[table],
    })),
    {
      id: 'counters',
      title: t('tsushima.shelf.counters.title'),
      subtitle: t('tsushima.shelf.counters.subtitle'),
      useSource: () => (useOwnCounters() === null ? null : 'yours'),
      Editor: CountersScreen,
    },
  ],
  rulings: rulings(),
  rules: Object.keys(rules),
};
