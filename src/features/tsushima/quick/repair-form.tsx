import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { run } from '@/rules/common/procedure';
import { keptRepair, repairOdds, repairShips, type RepairRoll } from '@/rules/tsushima/index';
import { ToggleRow } from '@/ui/toggle-row';

import { keeping, QuickStep } from './quick-parts';

/** One attempt at one ship. */
export function RepairForm(props: QuickFormProps) {
  const t = useT();
  const [hits, setHits] = useState(1);
  const [captured, setCaptured] = useState(false);
  const begin = () => repairShips([{ id: 'ship', captured }]);
  const { none } = repairOdds(hits, { captured });
  /** What the book makes of a face. */
  const resultOf = (face: number): RepairRoll['result'] => {
    const answer = run(begin(), [face]);
    return answer.type === 'done' ? (answer.outcome[0]?.result ?? 'none') : 'none';
  };
  const brings = {
    none: t('tsushima.quick.ladder.nothing'),
    one: t('tsushima.quick.ladder.oneHit'),
    all: t('tsushima.quick.ladder.allHits'),
  };
  return (
    <QuickProcedure
      {...props}
      begin={begin}
      chance={{ p: 1 - none, of: t('tsushima.quick.chance.repaired') }}
      button={t('tsushima.quick.roll', { count: 1 })}
      asks={() => t('tsushima.quick.asks.repair')}
      {...keeping((repaired: readonly RepairRoll[], source) => keptRepair(repaired, { captured, source }))}
      testID="quick-repair"
    >
      <FaceLadder
        label={t('tsushima.quick.ladder.face')}
        resultOf={(face) => ({ brings: brings[resultOf(face)], scores: resultOf(face) !== 'none' })}
        testID="repair-ladder"
      />
      <QuickStep
        label={t('tsushima.quick.repair.hits')}
        value={hits}
        range={[1, 2]}
        onChange={setHits}
        testID="repair-hits"
      />
      <ToggleRow
        title={t('tsushima.quick.repair.captured')}
        subtitle={t('tsushima.quick.repair.capturedNote')}
        on={captured}
        onChange={setCaptured}
        testID="repair-captured"
      />
      <RuleLine words={t('tsushima.quick.repair.capacity')} rule="TSU-48" quiet flush />
    </QuickProcedure>
  );
}
