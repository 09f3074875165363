import { shipCardsPage } from '@/kit/print/card-ship';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import { boatsOn, type Designs, findDesign, type Fleet, mayShareBase, shipsOf, THRESHOLDS } from '@/rules/togo/index';

import { typeName } from '../words';

/** The cards of a fleet as it is drawn up, to be marked by hand. Ships that are gone from the library have none. */
export const blankCards = (fleet: Fleet, own: Designs): string =>
  shipCardsPage(
    t('paper.named', { name: fleet.name, what: t('paper.blank') }),
    t('paper.blankPage'),
    shipsOf(fleet).flatMap((ship) => {
      const design = findDesign(ship.ship, own);
      if (!design) return [];
      const { name, side, ratings, lengthM } = design;
      const rating = { ...ratings, lengthM };
      return {
        name,
        side: ensignOf(side),
        kind: typeName(ratings.type),
        units: mayShareBase(design) ? boatsOn(ship, design) : 1,
        rating,
      };
    }),
    THRESHOLDS,
  );
