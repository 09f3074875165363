import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { SIDE_LOOKS } from '../side-look';
import { sideWord } from '../ship-words';

/** The side's mark on its own band: framed, or its edge would be lost in the band's colour. */
export function BandMark({ side }: { side: Side }) {
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <View
      style={{ marginHorizontal: space.md, borderWidth: 2.5, borderColor: color.flag, backgroundColor: color.flag }}
    >
      <SideMark side={SIDE_LOOKS[side].mark} marks={marks} width={42} label={sideWord(side)} />
    </View>
  );
}
