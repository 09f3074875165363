import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { StepRow } from '@/ui/step-row';
import { useAct } from '../game';

const MOST = 12;

/** As many as are wanted, for nothing (TOGO-45). */
export function Dummies({ side }: { side: Side }) {
  const t = useT();
  const act = useAct();
  const [count, setCount] = useState(1);
  return (
    <Section title={t('torpedo.dummies.title')}>
      <StepRow
        label={t('torpedo.dummies.count')}
        hint={t('torpedo.dummies.text')}
        decreaseLabel={t('torpedo.dummies.fewer')}
        increaseLabel={t('torpedo.dummies.more')}
        value={count}
        onChange={setCount}
        min={1}
        max={MOST}
        testID="dummies"
      />
      <Button
        icon="plus"
        label={t('torpedo.dummies.place', { count })}
        onPress={() => void act({ type: 'placeDummyMarker', side, count })}
        testID="place-dummies"
      />
    </Section>
  );
}
