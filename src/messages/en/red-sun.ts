import { board } from './red-sun/board';
import * as change from './red-sun/change';
import { event } from './red-sun/event';
import { forces } from './red-sun/forces';
import { guide } from './red-sun/guide';
import * as land from './red-sun/land';
import { owed } from './red-sun/owed';
import { chance, purpose, roll } from './red-sun/purpose';
import { odds, quick } from './red-sun/quick';
import { refusal } from './red-sun/refusal';
import { report } from './red-sun/report';
import { rules } from './red-sun/rules';
import * as sea from './red-sun/sea';
import { shelf } from './red-sun/shelf';
import * as turn from './red-sun/turn';

/** The sentences of Red Sun Rising. */
export const redSunWords = {
  'red-sun': {
    /** Looked up by code. */
    ...{ chance, event, owed, purpose, refusal, roll, rules },
    board,
    forces,
    guide,
    odds,
    quick,
    report,
    shelf,
    ...turn,
    ...sea,
    ...change,
    ...land,
  },
} as const;
