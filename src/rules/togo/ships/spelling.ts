/** Names compare without case, accents, blanks, hyphens and apostrophes: `Chin'en`, `CHIN EN` and `Chin-en` are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** How many letters must be added, dropped or changed to make one word of the other; gives up beyond `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    if (Math.min(...line) > limit) return limit + 1;
    above = line;
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}
