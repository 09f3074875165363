import { common } from './en/common';
import { gallery } from './en/gallery';
import { harbour } from './en/harbour';
import { refusal } from './en/refusal';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { storageCheck } from './en/storage-check';
import { togoRules } from './en/togo-rules';
import { transfer } from './en/transfer';

/** Every visible sentence, in English. Whole sentences only: translators cannot reorder glued pieces. */
export const en = { common, gallery, harbour, refusal, settings, shell, storageCheck, togoRules, transfer } as const;
