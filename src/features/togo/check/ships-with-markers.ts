import type { BattleView } from '@/rules/togo/index';

import { shipsInLine } from '../formations-in-line';
import type { ShipView } from '../plan-state';

/** Ships on the table that ought to have something beside them. */
export const shipsWithMarkers = (view: Pick<BattleView, 'ships' | 'formations'>): readonly ShipView[] =>
  shipsInLine(view).filter(
    ({ markers, fires, waiting, inPlay }) => inPlay && markers.length + fires + waiting.length > 0,
  );
