// Skia's pictures without its React renderer: that one and its reconciler would be a twelfth of the app, and everything
// here is recorded once and shown. The first line makes what the view below calls when it comes up.
import '@shopify/react-native-skia/lib/module/specs/NativeSkiaModule.web';

export { Skia } from '@shopify/react-native-skia/lib/module/skia/Skia';
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
export { SkiaPictureView } from '@shopify/react-native-skia/lib/module/views/SkiaPictureView';
