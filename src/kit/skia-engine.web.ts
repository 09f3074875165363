// Skia's pictures without its React renderer: that one and its reconciler would be as large as all the rest here, and
// everything of ours is recorded once and shown. The first line makes what the view below calls when it comes up.
import '@shopify/react-native-skia/lib/module/specs/NativeSkiaModule.web';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';

/** CanvasKit and what calls it. A file of its own, which a browser keeps when the app is updated. */
export async function startEngine() {
  await LoadSkiaWeb({ locateFile: (file: string) => `/${file}` });
  /* eslint-disable @typescript-eslint/no-require-imports -- They look for CanvasKit when they are first run: imported above, they would find none. */
  const { Skia } = require('@shopify/react-native-skia/lib/module/skia/Skia') as SkiaModule;
  const { SkiaPictureView } = require('@shopify/react-native-skia/lib/module/views/SkiaPictureView') as ViewModule;
  /* eslint-enable @typescript-eslint/no-require-imports */
  return { Skia, SkiaPictureView };
}

type SkiaModule = typeof import('@shopify/react-native-skia/lib/module/skia/Skia');
type ViewModule = typeof import('@shopify/react-native-skia/lib/module/views/SkiaPictureView');
