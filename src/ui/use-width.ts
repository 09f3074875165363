import { useState } from 'react';
import { type LayoutChangeEvent, useWindowDimensions } from 'react-native';

import { skeleton, space } from './tokens';

/** How wide a view of the body is: before it has been laid out, as wide as the body of an upright phone. */
export function useWidth(): readonly [number, (event: LayoutChangeEvent) => void] {
  const window = useWindowDimensions().width;
  const [measured, setMeasured] = useState<number>();
  return [
    measured ?? Math.min(window, skeleton.maxWidth) - 2 * space.edge,
    // In a browser a screen below another is laid out as nothing: it keeps its width for when it is seen again.
    ({ nativeEvent }) => setMeasured((before) => Math.floor(nativeEvent.layout.width) || before),
  ];
}
