import { memo } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import type { DialReadout } from './dial-props';

const FIGURE = { size: 54, cap: 1.1, line: 0.94, tight: 38 } as const;
/** "3¾″" stands beside the bezel at full size; "11¾″" would run into it. */
const ROOMY = 3;

interface ReadoutProps extends DialReadout {
  align: 'left' | 'center' | 'right';
  /** In the row above the dial, where there is room for the whole size. */
  stacked: boolean;
  testID: string;
}

/** A label and one large number. It follows the finger without motion, so nothing announces it: the dial speaks. */
export const Readout = memo(function Readout({
  label,
  shortLabel,
  value,
  spoken,
  align,
  stacked,
  testID,
}: ReadoutProps) {
  const t = useT();
  const { magnification } = useTheme();
  const full = stacked || [...value].length <= ROOMY;
  const size = (full ? FIGURE.size : FIGURE.tight) * Math.min(FIGURE.cap, magnification);
  return (
    <View
      accessible
      role="img"
      aria-label={t('dial.readout', { label, value: spoken ?? value })}
      style={{ alignItems: { left: 'flex-start', center: 'center', right: 'flex-end' }[align] as 'center' }}
    >
      <Text as="label" color="ink2" numberOfLines={1}>
        {stacked ? (shortLabel ?? label) : label}
      </Text>
      <Text
        as="keyLarge"
        testID={testID}
        style={{ fontSize: size, lineHeight: FIGURE.size * FIGURE.line * Math.min(FIGURE.cap, magnification) }}
      >
        {value}
      </Text>
    </View>
  );
});
