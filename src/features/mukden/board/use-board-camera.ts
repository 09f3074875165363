import { useState } from 'react';

import type { Camera, WindowSize } from '@/measure/camera';
import type { Hex } from '@/rules/mukden/index';
import { useTheme } from '@/ui/theme';

import { firstSight, fitted, resized } from './board-camera';
import type { HexMap } from './hex-geometry';

interface Kept {
  readonly camera: Camera | null;
  readonly onCamera: (camera: Camera) => void;
}

const TOOLS = 74;
/** For those who read large text the hexes begin larger, too. */
const SIZE = { usual: 1, large: 1.35 } as const;

/** The camera over the map: it begins over these hexes and keeps its place when the window changes. */
export function useBoardCamera(map: HexMap, hexes: readonly Hex[], kept?: Kept) {
  const { hand, isLargeText } = useTheme();
  const [own, setOwn] = useState<Camera | null>(null);
  const { camera, onCamera } = kept ?? { camera: own, onCamera: setOwn };
  return {
    camera,
    onCamera,
    onSize(window: WindowSize) {
      if (window.width < 1 || window.height < 1) return;
      const isSame = camera?.window.width === window.width && camera.window.height === window.height;
      if (isSame) return;
      const scale = isLargeText ? SIZE.large : SIZE.usual;
      onCamera(camera ? resized(camera, window, map) : firstSight(map, hexes, window, scale));
    },
    fit() {
      if (camera) onCamera(fitted(map, hexes, camera.window, { width: TOOLS, side: hand }));
    },
  };
}
