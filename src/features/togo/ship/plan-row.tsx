import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { ListRow, type ListRowProps } from '@/ui/list-row';
import { useTheme } from '@/ui/theme';

import { planStateOf, type ShipView } from '../plan-state';
import { shipName } from '../words/ship-words';

interface Props extends Omit<ListRowProps, 'title' | 'leading'> {
  ship: ShipView;
  /** Nothing more is to be done by her now: drawn in outline. */
  spent?: boolean;
}

/** A ship in a list, by her plan and name. Large words need the room of the drawing: no name breaks in its middle. */
export function PlanRow({ ship, spent, ...row }: Props) {
  const { isLargeText } = useTheme();
  return (
    <ListRow
      {...row}
      title={shipName(ship)}
      leading={
        isLargeText ? undefined : (
          <ShipPlan
            facts={{ ...ship.card, lengthM: ship.lengthM ?? null }}
            state={planStateOf(ship)}
            spent={spent}
            label={null}
          />
        )
      }
    />
  );
}
