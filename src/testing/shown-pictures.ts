import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { type Ref, useImperativeHandle } from 'react';

/**
 * Stands in for Skia's view as the web has it (under Jest it is a plain view that draws nothing), and keeps what it was
 * handed: a picture for each drawing, null where one was let go of.
 */
export function keepShownPictures(): (SkPicture | null)[] {
  const shown: (SkPicture | null)[] = [];
  const skia = jest.requireMock<{ SkiaPictureView: unknown }>('@shopify/react-native-skia');
  skia.SkiaPictureView = function WebView({ ref }: { ref: Ref<object> }) {
    useImperativeHandle(ref, () => ({ setPicture: (picture: SkPicture | null) => void shown.push(picture) }), []);
    return null;
  };
  return shown;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What colour a picture has at a place, as #RRGGBB; null where it is bare. */
export function colourAt(picture: SkPicture, { x, y }: Place): string | null {
  const [width, height] = [Math.ceil(x) + 1, Math.ceil(y) + 1];
  const surface = Skia.Surface.Make(width, height);
  if (!surface) throw new Error('no surface');
  surface.getCanvas().drawPicture(picture);
  const pixels = surface.makeImageSnapshot().readPixels();
  const index = (Math.round(y) * width + Math.round(x)) * 4;
  surface.dispose();
  if (!pixels?.[index + 3]) return null;
  return `#${[0, 1, 2]
    .map((part) =>
      Number(pixels[index + part])
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}
