import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a browser may ask for, the smaller first. */
export const PACKINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const WORTH_IT = new Set(['.html', '.js', '.json', '.svg', '.ttf', '.wasm', '.webmanifest']);
/** The last few hundredths of CanvasKit would cost half a minute of every build. */
const LARGE = 1_000_000;
/** Nobody fetches what is built to be tested: a fortieth of the work there, a tenth more to fetch. */
const BEST = process.env.CI ? 5 : 11;

/** Beside each file of a built app the same file packed, for hosts that send those, and `npm run serve` is one. */
export function packFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTH_IT.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const quality = bytes.length > LARGE ? Math.min(9, BEST) : BEST;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
