import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { fallenBy, LAND_PLANS, type LandPlan, planOdds, PLANS, pointsLeft, rollTotal } from '@/rules/tsushima/index';
import { Row } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { keeping, QuickStep } from './quick-parts';

const FACES = 6;
/** From where nearly nothing changes any more. */
const ALMOST = 0.995;

/** How many months Port Arthur still has. */
export function PlanForm(props: QuickFormProps) {
  const t = useT();
  const [plan, setPlan] = useState<LandPlan>('B');
  const [successes, setSuccesses] = useState<number>(LAND_PLANS.B.successes);
  const [rolled, setTotal] = useState(0);
  const [raids, setRaids] = useState(0);
  const { successes: needed, total: goal } = LAND_PLANS[plan];
  const before = Math.max(0, needed - successes);
  const total = Math.min(rolled, goal - 1);
  const facts = { plan, total, raids };
  const left = pointsLeft(facts);
  const chances = fallenBy({ ...facts, before, turns: before + goal });
  const first = chances.findIndex((p) => p > 0);
  const last = Math.max(1, chances.findIndex((p) => p >= ALMOST) + 1);
  const falls = Math.max(0, Math.min(FACES, FACES + 1 - left)) / FACES;
  return (
    <QuickProcedure
      {...props}
      begin={before === 0 ? () => rollTotal(left) : null}
      chance={before === 0 ? { p: falls, of: t('tsushima.quick.chance.falls') } : null}
      button={t('tsushima.quick.roll', { count: 1 })}
      asks={() => t('tsushima.quick.asks.total')}
      {...keeping((die: number, source) => ({
        ...{ type: 'plan', die, total: Math.max(0, total - raids) + die, goal, source },
      }))}
      testID="quick-plan"
    >
      <SegmentedChoice
        label={t('tsushima.quick.plan.plan')}
        options={PLANS.map((value) => ({
          value,
          label: t(`tsushima.quick.plan.plans.${value}`),
          shortLabel: t(`tsushima.quick.plan.plansShort.${value}`),
        }))}
        value={plan}
        onChange={(next) => {
          setPlan(next);
          setSuccesses(LAND_PLANS[next].successes);
        }}
        testID="plan-plan"
      />
      <QuickStep
        label={t('tsushima.quick.plan.successes')}
        hint={t('tsushima.quick.plan.successesNote', { needed })}
        value={successes}
        range={[0, needed]}
        onChange={setSuccesses}
        testID="plan-successes"
      />
      <QuickStep
        label={t('tsushima.quick.plan.total')}
        hint={t('tsushima.quick.plan.goal', { goal })}
        value={total}
        range={[0, goal - 1]}
        onChange={setTotal}
        testID="plan-total"
      />
      <QuickStep
        label={t('tsushima.quick.plan.raids')}
        value={raids}
        range={[0, 9]}
        onChange={setRaids}
        testID="plan-raids"
      />
      <Ruler
        label={t('tsushima.quick.plan.ruler', { total: goal - left, goal })}
        least={0}
        most={goal}
        numbered={5}
        value={goal - left}
        goal={goal}
        filled
      />
      {before === 0 ? (
        <FaceLadder
          label={t('tsushima.quick.ladder.face')}
          resultOf={(face) => ({
            brings: String(goal - left + face),
            note: face >= left ? t('tsushima.quick.ladder.falls') : t('tsushima.quick.ladder.holds'),
            scores: face >= left,
          })}
          testID="plan-ladder"
        />
      ) : (
        <Text testID="plan-no-dice">{t('tsushima.quick.plan.noDice', { count: before })}</Text>
      )}
      <ChanceBars
        label={t('tsushima.quick.plan.months')}
        bars={chances.slice(first, last).map((p, place) => ({
          id: String(first + place + 1),
          label: t('tsushima.quick.plan.after', { count: first + place + 1 }),
          p,
        }))}
        testID="plan-months"
      />
      <Row align="center" gap="sm">
        <Text color="ink2" style={{ flex: 1 }} testID="plan-mean">
          {t('tsushima.quick.plan.mean', { months: (before + planOdds(facts).mean).toFixed(1) })}
        </Text>
        <RuleLink rule="TSU-59" />
      </Row>
    </QuickProcedure>
  );
}
