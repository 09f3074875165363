import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { type Step, useGame } from '../game';
import { mayPassAloud, PASS_ALOUD } from './torpedo-step';

interface Props {
  owed: readonly Obligation[];
  /** The filled button does it already. */
  isNext: boolean;
  onStep: (step: Step) => void;
}

/** In A: what the tap in front of the curtains means, and the tap where the filled button is for the curtains. */
export function PassAloud({ owed, isNext, onStep }: Props) {
  const t = useT();
  const { view } = useGame();
  if (!mayPassAloud(view, owed)) return null;
  const { label, step } = PASS_ALOUD();
  return (
    <View style={{ padding: space.edge, gap: space.sm }}>
      <Text color="ink2">{t('torpedo.aloud.text')}</Text>
      {!isNext && <Button label={label} onPress={() => onStep(step)} testID="pass-aloud" />}
    </View>
  );
}
