import type { Block } from './place-labels';

/** Advance of a letter of the condensed face as a part of its size: an estimate that errs on the wide side. */
function advance(letter: string): number {
  if (/[iIl1jtfr.,;:'’()| ]/.test(letter)) return 0.33;
  if (/[mwMW″½¼¾]/.test(letter)) return 0.72;
  return /[A-Z0-9]/.test(letter) ? 0.54 : 0.49;
}

export const widthOf = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + advance(letter), 0) * size);

export const LINE = 1.1;

/** The words in lines no wider than asked, unless a single word is. */
export function block(paragraphs: readonly string[], size: number, widest: number): Block {
  const lines = paragraphs.flatMap((paragraph) => wrapped(paragraph, size, widest));
  return {
    lines,
    width: Math.max(0, ...lines.map((line) => widthOf(line, size))),
    height: Math.ceil(lines.length * size * LINE),
  };
}

function wrapped(paragraph: string, size: number, widest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
