import { View } from 'react-native';

import { Dial } from '@/kit/dial/dial';
import type { DialPosition } from '@/kit/dial/dial-props';
import { dialShip } from '@/kit/dial/dial-ship';
import { RuleLink } from '@/kit/rule-link';
import { ensignOf } from '@/kit/sides';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, type LaunchPreview, RANGE_BANDS, type Ship, type Side, TUBE_LIMITS } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { quarterOf } from '../fire/fire-words';
import { planStateOf, type ShipView } from '../plan-state';
import type { LaunchPlan } from './launch-plan';
import { useSideGame } from '../game';

/** TOGO-44: how far a torpedo runs. */
const REACH = RANGE_BANDS[0];
const NEAR = 0.5;

interface Props {
  side: Side;
  ship: Ship;
  plan: LaunchPlan;
  preview: LaunchPreview;
  onPlan: (plan: LaunchPlan) => void;
}

/** The arcs of her tubes, the target dragged into them, and in words whether they bear. */
export function LaunchDial({ side, ship, plan, preview, onPlan }: Props) {
  const t = useT();
  const { view, nameOf } = useSideGame(side);
  const own = view.ships[ship.id];
  const mount = ship.card.torpedoes.mount ?? 'trainable';
  const size = preview.attacks.at(-1)?.size ?? 0;
  const target = view.ships[plan.target];
  return (
    <View style={{ paddingHorizontal: space.edge }}>
      <TubeDial
        firer={{ name: nameOf(ship.id), card: ship.card, lengthM: ship.lengthM, view: own }}
        target={{ id: plan.target, name: nameOf(plan.target), side: target?.side ?? null }}
        at={plan}
        onMove={({ range, bearing }) => onPlan({ ...plan, range, bearing })}
        size={size}
        hint={t('torpedo.launch.hint')}
      />
      <Legality refusal={preview.refusal} mount={mount} nameOf={nameOf} />
    </View>
  );
}

interface TubeDialProps {
  firer: { readonly name: string; readonly lengthM?: number; readonly view?: ShipView } & Pick<Ship, 'card'>;
  target: { readonly id: string; readonly name: string; readonly side: Side | null };
  at: DialPosition;
  onMove: (at: DialPosition) => void;
  /** The size the dice will be held against. */
  size: number;
  hint: string;
  testID?: string;
}

/** The arcs of a ship's tubes, and the target dragged into them. */
export function TubeDial({ firer, target, at: { range, bearing }, onMove, size, hint, testID }: TubeDialProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { card, lengthM = null, view } = firer;
  return (
    <Dial
      firerName={firer.name}
      marks={marks}
      arcs={ARC_LIMITS}
      bands={RANGE_BANDS}
      nearWithin={NEAR}
      aims="tubes"
      tubes={{ limits: TUBE_LIMITS[card.torpedoes.mount ?? 'trainable'], reach: REACH }}
      ship={dialShip({
        facts: { ...card, lengthM },
        ...(view ? { state: planStateOf(view) } : {}),
        bearing: { quarter: quarterOf(bearing) },
      })}
      targets={[{ id: target.id, side: ensignOf(target.side ?? 'irn'), name: target.name, range, bearing }]}
      activeId={target.id}
      onMove={(_, to) => onMove(to)}
      readout={{
        label: t('torpedo.launch.size'),
        value: t('torpedo.launch.need', { need: size }),
        spoken: t('torpedo.launch.needSpoken', { need: size }),
      }}
      hint={hint}
      testID={testID}
    />
  );
}

interface LegalityProps {
  refusal: LaunchPreview['refusal'];
  mount: 'fixed' | 'trainable';
  nameOf: (id: string) => string;
}

function Legality({ refusal, mount, nameOf }: LegalityProps) {
  const t = useT();
  const legal = mount === 'fixed' ? t('torpedo.launch.bears.fixed') : t('torpedo.launch.bears.trainable');
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }} testID="launch-legality">
      <Icon name={refusal === null ? 'check' : 'warning'} size={24} color={refusal === null ? 'ok' : 'danger'} strong />
      <Text style={{ flex: 1 }} color={refusal === null ? 'ink' : 'danger'}>
        {refusal === null ? legal : refusalSentence(refusal, nameOf)}
      </Text>
      <RuleLink rule={refusal?.rule ?? 'TOGO-44'} />
    </View>
  );
}
