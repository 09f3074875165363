import { code } from './code';
import { dial } from './dial';
import { ladder } from './ladder';
import { odds } from './odds';
import { ownTable } from './own-table';

/** The sentences of instruments that any book may use. */
export const instrumentWords = { code, dial, ladder, odds, ownTable } as const;
