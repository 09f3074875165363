import { Dial } from '@/kit/dial/dial';
import type { DialPosition } from '@/kit/dial/dial-props';
import { dialShip } from '@/kit/dial/dial-ship';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, RANGE_BANDS, type Ship, type Side, TUBE_LIMITS } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';

import { quarterOf } from './fire/fire-words';
import { planStateOf, type ShipView } from './plan-state';

/** TOGO-44: how far a torpedo runs. */
const REACH = RANGE_BANDS[0];
const NEAR = 0.5;

interface Props {
  firer: { readonly name: string; readonly lengthM?: number; readonly view?: ShipView } & Pick<Ship, 'card'>;
  target: { readonly id: string; readonly name: string; readonly side: Side | null };
  at: DialPosition;
  onMove: (at: DialPosition) => void;
  /** Her tubes instead of her guns. */
  tubes?: boolean;
  outOfReach?: readonly number[];
  /** A number the dice will be held against; nothing while there is none. */
  readout: { readonly label: string; readonly need: number | undefined };
  warning?: string;
  hint: string;
  testID?: string;
}

/** The arcs of a ship, and the one target dragged into them. */
export function AimDial({ firer, target, at, onMove, tubes = false, outOfReach, readout, ...dial }: Props) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { card, lengthM = null, view } = firer;
  const { label, need } = readout;
  const { range, bearing } = at;
  const limits = TUBE_LIMITS[card.torpedoes.mount ?? 'trainable'];
  return (
    <Dial
      firerName={firer.name}
      marks={marks}
      arcs={ARC_LIMITS}
      bands={RANGE_BANDS}
      nearWithin={NEAR}
      {...(tubes ? { aims: 'tubes' as const, tubes: { limits, reach: REACH } } : {})}
      ship={dialShip({
        facts: { ...card, lengthM },
        ...(view ? { state: planStateOf(view) } : {}),
        bearing: { quarter: quarterOf(bearing), outOfReach },
      })}
      targets={[{ id: target.id, side: ensignOf(target.side ?? 'irn'), name: target.name, range, bearing }]}
      activeId={target.id}
      onMove={(_, to) => onMove(to)}
      readout={
        need === undefined
          ? undefined
          : { label, value: t('battle.fire.need', { need }), spoken: t('battle.fire.startSpoken', { need }) }
      }
      {...dial}
    />
  );
}
