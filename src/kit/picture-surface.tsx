import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { View, type ViewStyle } from 'react-native';

import { SkiaPictureView, type SkPicture, useSkia } from './skia';

export interface Surface {
  /** Draws a picture on the next frame, without a render of React's. */
  show(picture: SkPicture): void;
  /** Lets go of the picture, which may then be freed; what was drawn stays until another is shown. */
  release(): void;
}

export interface PictureSurfaceProps {
  ref: Ref<Surface>;
  width: number;
  height: number;
  style?: ViewStyle;
}

/** What Skia's view is, on phones and on the web; its types know only the phones'. */
interface ShownView {
  readonly nativeId?: number;
  setPicture?(picture: SkPicture | null): void;
}

/** How Skia's own canvas hands pictures to a view on a phone; it is there before any view is. */
const phone = globalThis as {
  SkiaViewApi?: {
    setJsiProperty(nativeId: number, name: 'picture', value: SkPicture): void;
    requestRedraw(nativeId: number): void;
  };
};

/** A canvas that is handed pictures. It draws when it gets one or a new size, and never otherwise. */
export function PictureSurface({ ref, width, height, style }: PictureSurfaceProps) {
  const ready = useSkia();
  const view = useRef<SkiaPictureView>(null);
  const last = useRef<SkPicture>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(picture) {
        if (last.current === picture) return;
        last.current = picture;
        draw(view.current, picture);
      },
      release() {
        last.current = null;
        // A phone's view keeps a share of its own in the picture; the web's would draw a freed one when it is resized.
        const shown: ShownView | null = view.current;
        shown?.setPicture?.(null);
      },
    }),
    [],
  );
  // What was to be shown before there was a view.
  useLayoutEffect(() => {
    if (last.current) draw(view.current, last.current);
  }, [ready]);
  return (
    <View aria-hidden style={[{ pointerEvents: 'none' }, style]}>
      {ready ? <SkiaPictureView ref={view} style={{ width, height }} /> : <View style={{ width, height }} />}
    </View>
  );
}

function draw(shown: ShownView | null, picture: SkPicture): void {
  // The web draws a changed `picture` property twice, once at once and once on the next frame; this draws once.
  if (shown?.setPicture) shown.setPicture(picture);
  else if (shown?.nativeId !== undefined) {
    phone.SkiaViewApi?.setJsiProperty(shown.nativeId, 'picture', picture);
    phone.SkiaViewApi?.requestRedraw(shown.nativeId);
  }
}
