// First: words are looked up as this file is read.
import '@/messages/mukden';

import type { ShelfBook } from '@/features/play/shelf-book';
import { rules } from '@/messages/en/mukden/rules';
import { t } from '@/messages/messages';
import { houseSetup, LAST_ROW, type Rulings } from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';

import { firstGame } from './guide/first-game';
import { QUICK_FORMS } from './quick/quick-forms';
import { printed } from './report/papers';
import { type CampaignChoices, CampaignFields, FIRST_CHOICES } from './shelf/campaign-choices';
import { CrtScreen } from './shelf/crt-screen';
import { MapEditor } from './shelf/map-editor';
import { ownBoard, useOwnBoard } from './shelf/own-board';
import { tableFor, useOwnCrt } from './shelf/own-crt';
import { unitsFor, useOwnUnits } from './shelf/own-units';
import { rulings } from './shelf/rulings';
import { UnitsEditor } from './shelf/units-editor';

/** What Mukden shows of itself on the shelf. */
export const mukdenShelfBook: ShelfBook = {
  // A hex among others.
  glyph: [{ d: 'M12 14l8-5 8 5v10l-8 5-8-5zM20 9V3M28 24l6 4M12 24l-6 4', width: 2.2 }],
  shortName: t('mukden.shelf.short'),
  does: t('mukden.shelf.does'),
  newCampaign: {
    usualName: t('mukden.shelf.usualName'),
    setup: (chosen, choices) => {
      const { units, table, usesMap, lastRow } = choices as unknown as CampaignChoices;
      const map = ownBoard();
      return houseSetup(t('mukden.shelf.usualName'), {
        ...{ houseRules: chosen as Partial<Rulings>, ...unitsFor(units), table: tableFor(table) },
        ...{ board: (usesMap && map?.board) || null, lastRow: lastRow ?? map?.lastRow ?? LAST_ROW },
      }) as unknown as Json;
    },
    choices: { first: FIRST_CHOICES, Fields: CampaignFields },
  },
  firstGame: firstGame(),
  printed,
  quick: QUICK_FORMS,
  tables: [
    {
      id: 'crt',
      title: t('mukden.shelf.crt.title'),
      subtitle: t('mukden.shelf.crt.subtitle'),
      useSource: () => useOwnCrt().source,
      Editor: CrtScreen,
    },
    {
      id: 'units',
      title: t('mukden.shelf.units.title'),
      subtitle: t('mukden.shelf.units.subtitle'),
      useSource: () => (useOwnUnits() === null ? 'house' : 'yours'),
      Editor: UnitsEditor,
    },
    {
      id: 'map',
      title: t('mukden.shelf.map.title'),
      subtitle: t('mukden.shelf.map.subtitle'),
      useSource: () => (useOwnBoard() === null ? null : 'yours'),
      Editor: MapEditor,
    },
  ],
  rulings: rulings(),
  rules: Object.keys(rules),
};
