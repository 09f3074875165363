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

let starting: Promise<void> | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Once, whoever asks; after a failure again. */
const start = (): Promise<void> =>
  (starting ??= import('./skia-engine.web')
    .then(({ startEngine }) => startEngine())
    .then((engine) => {
      ({ Skia, SkiaPictureView } = engine);
      for (const tell of waiting) tell();
    })
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

/** Fetches CanvasKit, 3 MB packed, when the first screen that draws asks for it. The Harbour never waits for it. */
export const loadSkia = (): Promise<void> => (loading ??= loadPart(start));

/** Fetches it before that, once nobody touches anything: a screen that draws then opens at once. */
export function useSkiaSoon(): void {
  useEffect(() => {
    // Safari has no idle moments to offer.
    if (typeof requestIdleCallback === 'undefined') return;
    // Nobody has asked for it yet: a failure is told to whoever does.
    const idle = requestIdleCallback(() => void start().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, []);
}

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
