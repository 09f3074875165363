import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { ensignOf } from './sides';

/** The ensign at the far end of a band, framed so that it stands off from the band's colour. */
export function BandMark({ side }: { side: Side }) {
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ borderWidth: 2.5, borderColor: color.flag, marginRight: space.md }}>
      <SideMark side={ensignOf(side)} marks={marks} width={42} />
    </View>
  );
}
