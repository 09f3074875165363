/** The kit's doorway to Skia. The browser has its own, which loads the engine when something is drawn. */
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

/** Before anything is drawn off screen. On a phone Skia is part of the app. */
export const loadSkia = async (): Promise<void> => {};

/** Whether it can be drawn now. In a browser false for a while: leave the room free until then. */
export const useSkia = (): boolean => true;

/** For screens from which one may go on to one that draws. */
export const useSkiaSoon = (): void => {};
