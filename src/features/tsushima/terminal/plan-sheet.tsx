import { useState } from 'react';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { LAND_PLANS, type LandPlan, PLANS } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';

/** Where the Japanese land (TSU-59); later only an easier plan, and the total begins again (TSU-60). */
export function PlanSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { plan: now } = useGame().view.land;
  const [chosen, setChosen] = useState<LandPlan | null>(null);
  const title = now === null ? t('tsushima.board.plan.choose') : t('tsushima.board.plan.change');
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      testID="plan-sheet"
      foot={
        <Button
          kind="primary"
          label={title}
          disabled={chosen === null}
          onPress={() => {
            onClose();
            if (chosen) void act({ type: 'choosePlan', plan: chosen });
          }}
          testID="plan-keep"
        />
      }
    >
      {now !== null && <Text>{t('tsushima.board.plan.changeText')}</Text>}
      <RadioGroup label={title} gap="edge">
        {PLANS.filter((plan) => plan !== now).map((plan) => {
          const { loads, rolled, successes, total } = LAND_PLANS[plan];
          const words = t(`tsushima.board.plan.planName.${plan}`);
          const detail = rolled
            ? t('tsushima.board.plan.planTextRolled', { successes, total })
            : t('tsushima.board.plan.planText', { loads, successes, total });
          return (
            <RadioRow
              key={plan}
              words={words}
              detail={detail}
              on={chosen === plan}
              onPress={() => setChosen(plan)}
              testID={`plan-${plan}`}
            />
          );
        })}
      </RadioGroup>
      <RuleLink rule={now === null ? 'TSU-59' : 'TSU-60'} />
    </Sheet>
  );
}
