import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

const SLAT = 7;

/** The slats of a blind, barely there. */
export function Slats({ color }: { color: string }) {
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const rows = Math.ceil(height / (2 * SLAT));
  const d = Array.from({ length: rows }, (_, row) => `M0 ${(2 * row + 1.5) * SLAT}H${width}`).join('');
  return (
    <View
      aria-hidden
      style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, pointerEvents: 'none' }}
      onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
    >
      {rows > 0 && (
        <Svg width={width} height={height}>
          <Path d={d} stroke={color} strokeOpacity={0.06} strokeWidth={SLAT} />
        </Svg>
      )}
    </View>
  );
}
