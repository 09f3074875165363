import { SkiaPictureView, type SkPicture } from '@shopify/react-native-skia';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { View } from 'react-native';

export interface Surface {
  /** Draws a picture on the next frame, without a render of React's. */
  show(picture: SkPicture): void;
}

interface DialSurfaceProps {
  ref: Ref<Surface>;
  width: number;
  height: number;
}

/** What Skia's view is, on phones and on the web; its types know only the phones'. */
interface ShownView {
  readonly nativeId?: number;
  setPicture?(picture: SkPicture): void;
}

/** How Skia's own canvas hands pictures to a view on a phone; it is there before any view is. */
const phone = globalThis as {
  SkiaViewApi?: {
    setJsiProperty(nativeId: number, name: 'picture', value: SkPicture): void;
    requestRedraw(nativeId: number): void;
  };
};

/** A canvas that is handed pictures. It draws when it gets one, and never otherwise. */
export function DialSurface({ ref, width, height }: DialSurfaceProps) {
  const view = useRef<SkiaPictureView>(null);
  const last = useRef<SkPicture>(null);
  useImperativeHandle(ref, () => ({
    show(picture) {
      if (last.current === picture) return;
      last.current = picture;
      const shown: ShownView | null = view.current;
      // The web draws a changed `picture` property twice, once at once and once on the next frame; this draws once.
      if (shown?.setPicture) shown.setPicture(picture);
      else if (shown?.nativeId !== undefined) {
        phone.SkiaViewApi?.setJsiProperty(shown.nativeId, 'picture', picture);
        phone.SkiaViewApi?.requestRedraw(shown.nativeId);
      }
    },
  }));
  return (
    <View aria-hidden style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}>
      <SkiaPictureView ref={view} style={{ width, height }} />
    </View>
  );
}
