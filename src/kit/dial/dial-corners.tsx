import { inchWords } from '../words/inches';
import { View, type ViewStyle } from 'react-native';

import { useT } from '@/messages/messages';
import { space } from '@/ui/tokens';

import type { DialReadout } from './dial-props';
import { Readout } from './dial-readouts';

interface DialCornersProps {
  range: number | undefined;
  readout?: DialReadout;
  testID: string;
}

/** The numbers in the upper corners, beside the round of the dial. */
export function DialCorners({ range, readout, testID }: DialCornersProps) {
  const t = useT();
  return (
    <>
      {range !== undefined && (
        <View style={[TOP, { left: 0 }]}>
          <Readout
            label={t('dial.range')}
            value={inchWords(range)}
            align="left"
            stacked={false}
            testID={`${testID}-range`}
          />
        </View>
      )}
      {readout && (
        <View style={[TOP, { right: 0 }]}>
          <Readout {...readout} align="right" stacked={false} testID={`${testID}-readout`} />
        </View>
      )}
    </>
  );
}

const TOP: ViewStyle = { position: 'absolute', top: space.sm, pointerEvents: 'none' };
