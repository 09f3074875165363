import { gameAddress } from '@/features/play/addresses';
import { RuleLink } from '@/kit/rule-link';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { groundingOdds, type Side, SIDES } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { useGame, useRollAtOnce } from '../game';
import { SideScreen } from '../roll/side-screen';
import { GroundingOrder, useGroundingOrder } from './grounding-order';

/** Where stacks are hidden, behind the curtain of their side. */
export function GroundingScreen({ param }: { param: string }) {
  const { view } = useGame();
  if (view.rulings.stacks === 'hidden') return <SideScreen param={param} />;
  return <Grounding side={SIDES.find((each) => each === param) ?? 'ijn'} />;
}

/** The ships that entered partial sea, in the order their owner has them roll (TSU-9). */
function Grounding({ side }: { side: Side }) {
  const t = useT();
  const roll = useRollAtOnce();
  const { id, state } = useGame();
  const back = useBack(gameAddress(id));
  const { order, setOrder } = useGroundingOrder(side);
  const isDue = order.length > 0 && !state.grounded[side];
  const take = async () => {
    if (await roll({ type: 'rollGrounding', side, order }, { replace: true })) back();
  };
  return (
    <Screen
      title={t('tsushima.grounding.title')}
      band={bandOf(side)}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="grounding-screen"
      actionBar={
        isDue
          ? {
              main: (
                <Button
                  kind="primary"
                  icon="dice"
                  label={t('tsushima.next.grounding')}
                  onPress={() => void take()}
                  testID="roll-grounding"
                />
              ),
            }
          : undefined
      }
    >
      <Row align="center" gap="sm" paddingX="edge" paddingY="sm">
        <Text style={{ flex: 1 }}>
          {isDue
            ? t('tsushima.grounding.order', { percent: percentWords(groundingOdds(order.length)) })
            : t('tsushima.grounding.none')}
        </Text>
        <RuleLink rule="TSU-9" />
      </Row>
      {isDue && <GroundingOrder order={order} onChange={setOrder} />}
    </Screen>
  );
}
