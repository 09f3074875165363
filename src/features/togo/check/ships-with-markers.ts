import type { BattleView } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';

/** Ships on the table that ought to have something beside them. */
export const shipsWithMarkers = ({ ships }: Pick<BattleView, 'ships'>): readonly ShipView[] =>
  Object.values(ships).filter(
    ({ markers, fires, waiting, inPlay }) => inPlay && markers.length + fires + waiting.length > 0,
  );
