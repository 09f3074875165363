import type { Ref } from 'react';

import { PictureSurface, type Surface } from '../picture-surface';

export type { Surface };

interface DialSurfaceProps {
  ref: Ref<Surface>;
  width: number;
  height: number;
}

/** The dial's canvas, behind what is pressed and read. */
export function DialSurface(props: DialSurfaceProps) {
  return <PictureSurface {...props} style={{ position: 'absolute', left: 0, top: 0 }} />;
}
