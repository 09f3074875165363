import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { LaunchPreview, Ship, Side } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { AimDial } from '../aim-dial';
import type { LaunchPlan } from './launch-plan';
import { useSideGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

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
  const size = preview.attacks.at(-1)?.size ?? undefined;
  const target = view.ships[plan.target] ?? view.formations[plan.target];
  return (
    <View style={{ paddingHorizontal: space.edge }}>
      <AimDial
        tubes
        firer={{ name: nameOf(ship.id), card: ship.card, lengthM: ship.lengthM, view: own }}
        target={{ id: plan.target, name: nameOf(plan.target), side: target?.side ?? null }}
        at={plan}
        onMove={({ range, bearing }) => onPlan({ ...plan, range, bearing })}
        readout={{ label: t('torpedo.launch.size'), need: size }}
        hint={t('torpedo.launch.hint')}
      />
      <Legality refusal={preview.refusal} mount={mount} nameOf={nameOf} />
    </View>
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
