import { useEffect, useSyncExternalStore } from 'react';

import type { Skia as SkiaApi } from '@shopify/react-native-skia/lib/module/skia/types';
import type { SkiaPictureView as PictureView } from '@shopify/react-native-skia/lib/module/views/SkiaPictureView';

import { loadPart } from '@/ui/parts';

export {
  ImageFormat,
  PaintStyle,
  StrokeCap,
  StrokeJoin,
  type SkCanvas,
  type SkColor,
  type SkFont,
  type SkPaint,
  type SkPath,
  type SkPicture,
  type SkTypeface,
} from '@shopify/react-native-skia/lib/module/skia/types';

// Undefined until the engine is there: nothing may be drawn before `useSkia` says so or `loadSkia` has resolved.
export let Skia: SkiaApi;
export let SkiaPictureView: typeof PictureView;

let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Fetches CanvasKit, 3 MB packed, when the first screen that draws asks for it. The Harbour never waits for it. */
export const loadSkia = (): Promise<void> =>
  (loading ??= loadPart(async () => (await import('./skia-engine.web')).startEngine()).then((engine) => {
    ({ Skia, SkiaPictureView } = engine);
    for (const tell of waiting) tell();
  }));

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

export function useSkia(): boolean {
  const ready = useSyncExternalStore(subscribe, () => Skia !== undefined);
  useEffect(() => {
    if (!ready) void loadSkia();
  }, [ready]);
  return ready;
}
