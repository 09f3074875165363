import { useT } from '@/messages/messages';
import type { launchLimits } from '@/rules/togo/index';
import { StepRow } from '@/ui/step-row';

import type { LaunchPlan } from './launch-plan';

interface Props {
  limits: ReturnType<typeof launchLimits>;
  plan: LaunchPlan;
  onPlan: (plan: LaunchPlan) => void;
}

/** How many boats of a base, and how many factors of each: what is kept back of one launch is lost (AMB-7). */
export function LaunchAmounts({ limits, plan, onPlan }: Props) {
  const t = useT();
  return (
    <>
      {plan.boats !== null && (
        <StepRow
          label={t('torpedo.launch.boats')}
          hint={t('torpedo.launch.boatsRest')}
          decreaseLabel={t('torpedo.launch.fewerBoats')}
          increaseLabel={t('torpedo.launch.moreBoats')}
          value={plan.boats}
          onChange={(boats) => onPlan({ ...plan, boats })}
          min={1}
          max={limits.boats ?? 1}
          testID="launch-boats"
        />
      )}
      <StepRow
        label={t('torpedo.launch.factors')}
        hint={plan.boats === null ? t('torpedo.launch.rest') : t('torpedo.launch.eachBoat')}
        decreaseLabel={t('torpedo.launch.fewerFactors')}
        increaseLabel={t('torpedo.launch.moreFactors')}
        value={plan.factors}
        onChange={(factors) => onPlan({ ...plan, factors })}
        min={1}
        max={Math.max(1, limits.factors)}
        testID="launch-factors"
      />
    </>
  );
}
