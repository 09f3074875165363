import { useCallback, useEffect, useMemo } from 'react';

import { PictureCanvas } from '@/kit/picture-canvas';
import type { SkCanvas } from '@/kit/skia';
import { useTheme } from '@/ui/theme';

import { useLettering } from '@/kit/drawing/lettering';
import { inksOf } from '@/kit/drawing/inks';
import { paintShapes } from '../paint/paint-shapes';
import { makeStamps } from '../paint/stamps';
import type { Shape } from '../scene/shapes';

/** A still drawing as large as its room. */
export function TrueSheet({ width, height, shapes }: { width: number; height: number; shapes: readonly Shape[] }) {
  const { color } = useTheme();
  const lettering = useLettering() ?? null;
  const stamps = useMemo(() => makeStamps(color, 'plain', lettering), [color, lettering]);
  useEffect(() => () => stamps.dispose(), [stamps]);
  const paint = useCallback(
    (canvas: SkCanvas) => paintShapes(canvas, shapes, { inks: inksOf(color), stamps, lettering }),
    [shapes, color, stamps, lettering],
  );
  return <PictureCanvas width={width} height={height} paint={paint} />;
}
