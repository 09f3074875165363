import { encodeQR } from 'qr';

/** Up to here a code bears a thumb over a seventh of it; a longer one is better whole on the screen than not at all. */
const BEST_WITH_REDUNDANCY = 1451;
/** The quiet frame that readers look for. */
const BORDER = 4;

/** The cells of a QR code, black or not, with the frame around it. The same line gives the same cells. */
export const codeCells = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: text.length <= BEST_WITH_REDUNDANCY ? 'medium' : 'low', border: BORDER });

/** One path for all black cells: a run of them is one stroke. */
export function cellPath(cells: readonly (readonly boolean[])[]): string {
  const strokes: string[] = [];
  cells.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      let length = 0;
      while (row[x + length] === true) length += 1;
      if (length > 0) strokes.push(`M${x} ${y}h${length}v1h-${length}z`);
      x += length + 1;
    }
  });
  return strokes.join('');
}
