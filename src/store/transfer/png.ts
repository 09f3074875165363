import { strToU8, zlibSync } from 'fflate';

import { joinBytes } from '@/lib/join-bytes';

import { crc32 } from './crc32';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** One bit for a pixel, grey, not interlaced. */
const KIND = [1, 0, 0, 0, 0];

/** A picture of black and white cells, each `scale` pixels wide. For chats and mail: a screenshot would bring the rest of the screen. */
export function pngOf(isBlack: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const width = (isBlack[0]?.length ?? 0) * scale;
  const height = isBlack.length * scale;
  const stride = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const black = isBlack[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false;
      const at = y * stride + 1 + (x >> 3);
      if (!black) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', joinBytes([uint32(width), uint32(height), Uint8Array.from(KIND)])),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joinBytes([strToU8(type), data]);
  return joinBytes([uint32(data.length), named, uint32(crc32(named))]);
}

const uint32 = (value: number): Uint8Array => Uint8Array.from([24, 16, 8, 0], (by) => (value >>> by) & 0xff);
