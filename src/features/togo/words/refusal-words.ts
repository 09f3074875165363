import { type Refusable, refusalSentence as sentenceFor } from '@/kit/words/refusal-words';

/** Why not, in Togo's words. */
export const refusalSentence = (refusal: Refusable, nameOf?: (id: string) => string | null): string =>
  sentenceFor('togo', refusal, nameOf);
