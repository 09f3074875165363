import { useLayoutEffect, useRef } from 'react';
import type { ViewStyle } from 'react-native';

import { PictureSurface, type Surface } from './picture-surface';
import { recordPicture } from './record-picture';
import { type SkCanvas, useSkia } from './skia';

interface PictureCanvasProps {
  width: number;
  height: number;
  /** The same function as long as the drawing is the same: it is recorded anew for every other. */
  paint: (canvas: SkCanvas) => void;
  style?: ViewStyle;
}

/** A drawing that stands still: recorded once, drawn once, and freed when another takes its place. */
export function PictureCanvas({ width, height, paint, style }: PictureCanvasProps) {
  const ready = useSkia();
  const surface = useRef<Surface>(null);
  useLayoutEffect(() => {
    if (!ready) return;
    const shown = surface.current;
    const picture = recordPicture({ x: 0, y: 0, width, height }, paint);
    shown?.show(picture);
    return () => {
      shown?.release();
      picture.dispose();
    };
  }, [ready, width, height, paint]);
  return <PictureSurface ref={surface} width={width} height={height} style={style} />;
}
