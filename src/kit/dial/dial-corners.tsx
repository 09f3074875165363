import { View, type ViewStyle } from 'react-native';

import { useT } from '@/messages/messages';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { STEP } from './dial-aim';
import { inchKeyWidth, KEY } from './dial-boxes';
import type { DialLayout } from './dial-layout';
import type { DialReadout } from './dial-props';
import { Readout } from './dial-readouts';
import { inchWords } from './dial-words';
import { StepKey } from './step-key';

export interface DialKeysProps {
  /** Moves the target in or out; answers whether there was anywhere to go. */
  step: (by: number) => boolean;
  range: number | undefined;
  farthest: number;
  readout?: DialReadout;
  testID: string;
}

/** What stands beside the round of the dial: numbers above, keys below. The left hand gets plus on the left. */
export function DialCorners({
  step,
  range,
  farthest,
  readout,
  testID,
  layout,
}: DialKeysProps & { layout: DialLayout }) {
  const t = useT();
  const { hand } = useTheme();
  const { stacked } = layout;
  const less = range === undefined || range <= 0;
  const more = range === undefined || range >= farthest;
  const [lessSide, moreSide] = hand === 'left' ? ([RIGHT, LEFT] as const) : ([LEFT, RIGHT] as const);
  return (
    <>
      {!stacked && (
        <>
          {range !== undefined && (
            <View style={[TOP, { left: 0 }]}>
              <Readout
                readout={{ label: t('dial.range'), value: inchWords(t, range) }}
                align="left"
                stacked={false}
                testID={`${testID}-range`}
              />
            </View>
          )}
          {readout && (
            <View style={[TOP, { right: 0 }]}>
              <Readout readout={readout} align="right" stacked={false} testID={`${testID}-readout`} />
            </View>
          )}
        </>
      )}
      <View style={[FOOT, lessSide]} testID={`${testID}-foot-less`}>
        <StepKey
          way="less"
          label={t('dial.inchNearer')}
          amount={t('dial.inch')}
          step={() => step(-STEP.inch)}
          disabled={less}
          width={inchKeyWidth(layout)}
          height={KEY.inch.height}
          testID={`${testID}-inch-less`}
        />
        {!stacked && (
          <StepKey
            way="less"
            label={t('dial.nearer')}
            amount={t('dial.quarter')}
            step={() => step(-STEP.range)}
            disabled={less}
            width={KEY.width}
            testID={`${testID}-less`}
          />
        )}
      </View>
      <View style={[FOOT, moreSide]} testID={`${testID}-foot-more`}>
        <StepKey
          way="more"
          label={t('dial.inchFarther')}
          amount={t('dial.inch')}
          step={() => step(STEP.inch)}
          disabled={more}
          width={inchKeyWidth(layout)}
          height={KEY.inch.height}
          testID={`${testID}-inch-more`}
        />
        {!stacked && (
          <StepKey
            way="more"
            label={t('dial.farther')}
            amount={t('dial.quarter')}
            step={() => step(STEP.range)}
            disabled={more}
            width={KEY.width}
            testID={`${testID}-more`}
          />
        )}
      </View>
    </>
  );
}

const TOP: ViewStyle = { position: 'absolute', top: space.sm, pointerEvents: 'none' };
const FOOT: ViewStyle = { position: 'absolute', bottom: KEY.foot, gap: KEY.gap, pointerEvents: 'box-none' };
const LEFT: ViewStyle = { left: 0, alignItems: 'flex-start' };
const RIGHT: ViewStyle = { right: 0, alignItems: 'flex-end' };
