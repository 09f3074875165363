import { View } from 'react-native';

import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { SideMark, type MarkStyle } from './side-mark';
import { ensignOf, type Navy } from './sides';

interface BandMarkProps {
  side: Navy;
  marks: MarkStyle;
  /** What a screen reader says; leave out where the side's name stands beside it. */
  label?: string;
}

/** The side's mark on its own band: framed and backed, or a plain disc would be lost in the band's colour. */
export function BandMark({ side, marks, label }: BandMarkProps) {
  const { color } = useTheme();
  return (
    <View
      testID="band-mark"
      style={{ marginHorizontal: space.md, borderWidth: 2.5, borderColor: color.flag, backgroundColor: color.flag }}
    >
      <SideMark side={ensignOf(side)} marks={marks} width={42} label={label} />
    </View>
  );
}
