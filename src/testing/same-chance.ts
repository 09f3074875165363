import type { BrowserContext } from 'playwright-core';

/**
 * The same dice in every run: a page takes its seeds from a generator that begins with these words, in place of the
 * browser's secure source. A page that is loaded again begins again.
 */
export const sameChance = (context: BrowserContext, words: string): Promise<unknown> =>
  context.addInitScript((begin) => {
    let state = 1904;
    for (const letter of begin) state = (Math.imul(state ^ letter.codePointAt(0)!, 16777619) + 1) >>> 0;
    const byte = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      // The low bits of such a generator repeat themselves soon.
      return state >>> 24;
    };
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array)
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, all) => (all[at] = byte()));
      return array;
    };
  }, words);
