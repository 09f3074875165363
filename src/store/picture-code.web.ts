import { codeInPixels, readableSize } from './code-in-pixels';
import { chooseFile } from './pick-file.web';
import type { PictureCode } from './picture-code';

/** In a browser the picture is drawn out of sight and looked through; a file that is no picture has no code. */
export async function readPictureCode(): Promise<PictureCode> {
  const file = await chooseFile('image/*');
  if (!file) return { type: 'cancelled' };
  return codeInPixels(await pixelsOf(file).catch(() => null));
}

async function pixelsOf(file: File): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, readableSize(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (context) {
    // What is transparent in a picture is white on paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
