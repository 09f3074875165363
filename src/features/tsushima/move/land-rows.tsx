import { useState } from 'react';

import { useT } from '@/messages/messages';
import { LAND_PLANS } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { PlanSheet } from '../terminal/plan-sheet';
import { portName } from '../words/names-in';
import { FlyingBaseSheet } from './hex-sheet';

/** What the Japanese carry and build while they move: loads of the land plan, and flying bases. */
export function LandRows() {
  const t = useT();
  const { view } = useGame();
  const [open, setOpen] = useState<'loads' | 'plan' | 'base' | null>(null);
  const { land, flyingBases, scenario, step } = view;
  const { plan } = land;
  const close = () => setOpen(null);
  return (
    <>
      {scenario === 'war-at-sea' && land.fallen === null && plan === null && (
        <ListRow title={t('tsushima.owed.choose-plan')} onPress={() => setOpen('plan')} testID="choose-plan" />
      )}
      {plan !== null && step === 'setup' && (
        <ListRow
          title={t('tsushima.land.change', { plan })}
          subtitle={portName(LAND_PLANS[plan].destination)}
          onPress={() => setOpen('plan')}
          testID="choose-plan"
        />
      )}
      {plan !== null && land.fallen === null && step !== 'setup' && (
        <ListRow
          title={t('tsushima.land.loads', { delivered: land.delivered, wanted: land.loads ?? 0 })}
          subtitle={t('tsushima.land.plan', { plan, port: portName(LAND_PLANS[plan].destination) })}
          onPress={() => setOpen('loads')}
          testID="loads"
        />
      )}
      {flyingBases.left > 0 && (
        <ListRow
          title={t('tsushima.land.base')}
          subtitle={t('tsushima.land.basesLeft', { count: flyingBases.left })}
          onPress={() => setOpen('base')}
          testID="flying-base"
        />
      )}
      {open === 'plan' && <PlanSheet onClose={close} />}
      {open === 'loads' && <LoadsSheet onClose={close} />}
      {open === 'base' && <FlyingBaseSheet onClose={close} />}
    </>
  );
}

const MOST_LOADS = 40;

/** Loads that have reached their port. What is still wanted is offered first. */
function LoadsSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { delivered, loads } = useGame().view.land;
  const [count, setCount] = useState(Math.max(1, (loads ?? 0) - delivered));
  const keep = async () => {
    onClose();
    await act({ type: 'deliverLoads', loads: count });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tsushima.land.deliver')}
      testID="loads-sheet"
      foot={<Button kind="primary" label={t('tsushima.land.record')} onPress={() => void keep()} testID="loads-keep" />}
    >
      <Text color="ink2">{t('tsushima.land.loads', { delivered, wanted: loads ?? 0 })}</Text>
      <Stepper
        label={t('tsushima.land.deliver')}
        decreaseLabel={t('tsushima.land.less')}
        increaseLabel={t('tsushima.land.more')}
        value={count}
        min={1}
        max={MOST_LOADS}
        onChange={setCount}
        testID="loads-count"
      />
    </Sheet>
  );
}
