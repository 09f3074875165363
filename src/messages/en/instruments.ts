import { dial } from './dial';
import { odds } from './odds';

/** The sentences of instruments that any book may use. */
export const instrumentWords = { dial, odds } as const;
