import { common } from './en/common';
import { gallery } from './en/gallery';
import { harbour } from './en/harbour';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { storageCheck } from './en/storage-check';
import { transfer } from './en/transfer';

/** Every visible sentence, in English. Whole sentences only: translators cannot reorder glued pieces. */
export const en = { common, gallery, harbour, settings, shell, storageCheck, transfer } as const;
