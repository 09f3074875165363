import { useState } from 'react';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { RuleLine } from '@/kit/rule-line';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { russianGoal, russianTotal, type Side, verdictOf } from '@/rules/mukden/index';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Heading } from '@/ui/text';

import { LossBars } from '../victory/loss-bars';

const COUNTS = ['ijnLosses', 'irnLosses', 'withoutLoc', 'cavalryEliminations'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;
const MOST = { ijnLosses: 200, irnLosses: 200, withoutLoc: 100, cavalryEliminations: 6 } as const;

/** The victory test by the losses on the table: 1.2 times the Japanese, and Mukden (MUK-9). No die. */
export function LossesForm({ head, forms }: QuickFormProps) {
  const t = useT();
  const [counts, setCounts] = useState<Counts>({
    ...{ ijnLosses: 20, irnLosses: 21, withoutLoc: 2, cavalryEliminations: 0 },
  });
  const [mukden, setMukden] = useState<Side>('ijn');
  const goal = russianGoal(counts.ijnLosses);
  const missing = Math.max(0, goal - russianTotal(counts));
  const { winner } = verdictOf({ ...counts, mukden });
  return (
    <Screen {...head} testID="quick-losses">
      {forms}
      <Heading testID="losses-verdict">
        {winner === 'ijn'
          ? t('mukden.quick.losses.japanese')
          : missing > 0
            ? t('mukden.quick.losses.missing', { count: missing })
            : t('mukden.quick.losses.mukdenMissing')}
      </Heading>
      <LossBars
        japanese={counts.ijnLosses}
        russian={counts.irnLosses + counts.cavalryEliminations}
        hatched={counts.withoutLoc}
        goal={goal}
      />
      {COUNTS.map((id) => (
        <StepRow
          key={id}
          label={t(`mukden.quick.losses.${id}`)}
          decreaseLabel={t('mukden.quick.losses.less', { what: t(`mukden.quick.losses.${id}`) })}
          increaseLabel={t('mukden.quick.losses.more', { what: t(`mukden.quick.losses.${id}`) })}
          value={counts[id]}
          min={0}
          max={MOST[id]}
          onChange={(value) => setCounts({ ...counts, [id]: value })}
          testID={`losses-${id}`}
        />
      ))}
      <SegmentedChoice
        label={t('mukden.quick.losses.mukden')}
        options={SIDE_CHOICES.map(({ value }) => ({ value, label: t(`mukden.quick.losses.held.${value}`) }))}
        value={mukden}
        onChange={setMukden}
        testID="losses-mukden"
      />
      <RuleLine flush quiet words={t('mukden.quick.losses.text')} rule="MUK-9" />
    </Screen>
  );
}
