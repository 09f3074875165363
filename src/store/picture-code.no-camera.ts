import { AlphaType, ColorType, Skia } from '@shopify/react-native-skia';

import { codeInPixels, readableSize } from './code-in-pixels';
import { pickUri } from './pick-file';
import type { PictureCode } from './picture-code';

// In a build without expo-camera this takes the place of picture-code.ts: see metro.config.js.

/** The picture is drawn out of sight and looked through by ourselves. */
export async function readPictureCode(): Promise<PictureCode> {
  const found = await pickUri('image/*', async (uri) => codeInPixels(await pixelsOf(uri).catch(() => null)));
  return found ?? { type: 'cancelled' };
}

async function pixelsOf(uri: string) {
  const image = Skia.Image.MakeImageFromEncoded(await Skia.Data.fromURI(uri));
  if (!image) return null;
  const size = readableSize(image.width(), image.height());
  const surface = Skia.Surface.Make(size.width, size.height);
  if (!surface) return null;
  const canvas = surface.getCanvas();
  // What is transparent in a picture is white on paper.
  canvas.drawColor(Skia.Color('white'));
  const whole = Skia.XYWHRect(0, 0, image.width(), image.height());
  canvas.drawImageRect(image, whole, Skia.XYWHRect(0, 0, size.width, size.height), Skia.Paint());
  const info = { ...size, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul };
  const data = surface.makeImageSnapshot().readPixels(0, 0, info);
  return data instanceof Uint8Array ? { ...size, data } : null;
}
