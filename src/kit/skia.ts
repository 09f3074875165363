/** The kit's doorway to Skia. The browser has its own, which leaves out what we do not draw with. */
export {
  ImageFormat,
  PaintStyle,
  Skia,
  SkiaPictureView,
  StrokeCap,
  StrokeJoin,
  type SkCanvas,
  type SkColor,
  type SkFont,
  type SkPaint,
  type SkPath,
  type SkPicture,
  type SkTypeface,
} from '@shopify/react-native-skia';
