import { chooseFile } from './pick-file.web';
import type { PictureCode } from './picture-code';

/** Large enough for every cell of a code in a photograph of a screen. */
const LONGEST_SIDE = 2000;
const PATIENCE = { effort: 8, timeLimit: 3000 } as const;

/** In a browser the picture is drawn out of sight and looked through; a file that is no picture has no code. */
export async function readPictureCode(): Promise<PictureCode> {
  const file = await chooseFile('image/*');
  if (!file) return { type: 'cancelled' };
  const picture = await pixelsOf(file).catch(() => null);
  if (!picture) return { type: 'no-code' };
  // Sixteen kilobytes that most visits never need.
  const { decodeQR } = await import('qr/decode.js');
  try {
    return { type: 'read', text: decodeQR(picture, PATIENCE) };
  } catch {
    return { type: 'no-code' };
  }
}

async function pixelsOf(file: File): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
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
