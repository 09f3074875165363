import { memo } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useT } from '@/messages/messages';

import { STEP } from './dial-aim';
import { inchKeyWidth, KEY } from './dial-boxes';
import type { DialLayout } from './dial-layout';
import { StepKey } from './step-key';

interface DialKeysProps {
  layout: DialLayout;
  step: (by: number) => boolean;
  atLeast: boolean;
  atMost: boolean;
  testID: string;
}

/** The keys in the lower corners: a quarter inch and, above it, a whole one. */
export const DialKeys = memo(function DialKeys({ layout, step, atLeast, atMost, testID }: DialKeysProps) {
  const t = useT();
  const inch = { amount: t('dial.inch'), width: inchKeyWidth(layout), height: KEY.inch.height };
  const quarter = { amount: t('dial.quarter'), width: KEY.width, height: KEY.height };
  const less = { step, disabled: atLeast };
  const more = { step, disabled: atMost };
  return (
    <>
      <View style={[FOOT, LEFT]} testID={`${testID}-foot-less`}>
        <StepKey {...inch} {...less} by={-STEP.inch} label={t('dial.inchNearer')} testID={`${testID}-inch-less`} />
        {!layout.stacked && (
          <StepKey {...quarter} {...less} by={-STEP.range} label={t('dial.nearer')} testID={`${testID}-less`} />
        )}
      </View>
      <View style={[FOOT, RIGHT]} testID={`${testID}-foot-more`}>
        <StepKey {...inch} {...more} by={STEP.inch} label={t('dial.inchFarther')} testID={`${testID}-inch-more`} />
        {!layout.stacked && (
          <StepKey {...quarter} {...more} by={STEP.range} label={t('dial.farther')} testID={`${testID}-more`} />
        )}
      </View>
    </>
  );
});

const FOOT: ViewStyle = { position: 'absolute', bottom: KEY.foot, gap: KEY.gap, pointerEvents: 'box-none' };
const LEFT: ViewStyle = { left: 0, alignItems: 'flex-start' };
const RIGHT: ViewStyle = { right: 0, alignItems: 'flex-end' };
