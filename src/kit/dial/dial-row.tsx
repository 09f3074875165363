import { inchWords } from '../words/inches';
import { View } from 'react-native';

import '@/messages/instruments';
import { useT } from '@/messages/messages';
import { space, touch } from '@/ui/tokens';

import { STEP } from './dial-aim';
import type { DialReadout } from './dial-props';
import { Readout } from './dial-readouts';
import { StepKey } from './step-key';

interface DialRowProps {
  step: (by: number) => boolean;
  range: number | undefined;
  atLeast: boolean;
  atMost: boolean;
  readout?: DialReadout;
  testID: string;
}

/** The numbers above the dial, for readers of large text and for narrow windows: its corners have no room for them. */
export function DialRow({ step, range, atLeast, atMost, readout, testID }: DialRowProps) {
  const t = useT();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.lg, paddingVertical: space.sm }}>
      <View style={{ flexDirection: 'row', flexGrow: 1, flexShrink: 1, alignItems: 'center', gap: space.sm }}>
        <StepKey
          label={t('dial.nearer')}
          by={-STEP.range}
          step={step}
          disabled={atLeast}
          width={touch.stepper}
          height={touch.primary}
          testID={`${testID}-less`}
        />
        <View style={{ flexGrow: 1, minWidth: touch.min, alignItems: 'center' }}>
          {range !== undefined && (
            <Readout
              label={t('dial.range')}
              value={inchWords(range)}
              align="center"
              stacked
              testID={`${testID}-range`}
            />
          )}
        </View>
        <StepKey
          label={t('dial.farther')}
          by={STEP.range}
          step={step}
          disabled={atMost}
          width={touch.stepper}
          height={touch.primary}
          testID={`${testID}-more`}
        />
      </View>
      {readout && <Readout {...readout} align="right" stacked testID={`${testID}-readout`} />}
    </View>
  );
}
