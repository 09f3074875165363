import type { PictureCode } from './picture-code';

/** Of a picture, in pixels: large enough for every cell of a code in a photograph of a screen. */
const LONGEST_SIDE = 2000;
const PATIENCE = { effort: 8, timeLimit: 3000 } as const;

/** The size at which a picture of that size is looked through. */
export function readableSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The code in a picture; null where a file was no picture, which has none. */
export async function codeInPixels(picture: Pixels | null): Promise<PictureCode> {
  if (!picture) return { type: 'no-code' };
  // Sixteen kilobytes that most visits never need.
  const { decodeQR } = await import('qr/decode.js');
  try {
    return { type: 'read', text: decodeQR(picture, PATIENCE) };
  } catch {
    return { type: 'no-code' };
  }
}
