import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { useGame } from '../game';
import { type AttackPlan, planOn } from './attack-plan';
import { FactorsPad } from './factors-pad';
import { HexField } from './hex-field';

interface TargetSheetProps {
  plan: AttackPlan;
  onChange: (plan: AttackPlan) => void;
  onClose: () => void;
}

/** The hex that is attacked, and how strong its defenders are where that is known at the table only. */
export function TargetSheet({ plan, onChange, onClose }: TargetSheetProps) {
  const t = useT();
  const { state, view } = useGame();
  const [target, setTarget] = useState(plan.target);
  // Another hex has other neighbours.
  const aimed = target === plan.target ? plan : target === null ? { ...plan, target } : planOn(state, view, target);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('mukden.attack.targetTitle')}
      testID="target-sheet"
      foot={
        <Button
          kind="primary"
          label={t('mukden.attack.hexDone')}
          onPress={() => {
            if (aimed !== plan) onChange(aimed);
            onClose();
          }}
          testID="target-done"
        />
      }
    >
      <HexField
        label={t('mukden.attack.targetHex')}
        hint={t('mukden.attack.targetHexHint')}
        value={target}
        onChange={setTarget}
        testID="target-hex"
      />
      <Section title={t('mukden.attack.defence')} aside="MUK-18">
        <FactorsPad
          label={t('mukden.attack.defence')}
          least={1}
          value={plan.defence}
          onChoose={(defence) => {
            onChange({ ...aimed, defence });
            onClose();
          }}
          testID="defence"
        />
      </Section>
    </Sheet>
  );
}
