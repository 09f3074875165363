import { common } from './en/common';
import { gallery } from './en/gallery';

/** Every visible sentence, in English. Whole sentences only: translators cannot reorder glued pieces. */
export const en = { common, gallery } as const;
