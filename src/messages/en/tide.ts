import { board } from './tide/board';
import * as change from './tide/change';
import { event } from './tide/event';
import { forces } from './tide/forces';
import { guide } from './tide/guide';
import { owed } from './tide/owed';
import * as play from './tide/play';
import { purpose, roll } from './tide/purpose';
import { odds, quick } from './tide/quick';
import { refusal } from './tide/refusal';
import { report } from './tide/report';
import { rules } from './tide/rules';
import * as screens from './tide/screens';
import { shelf } from './tide/shelf';

/** The sentences of The Tide at Sunrise. */
export const tideWords = {
  tide: {
    /** Looked up by code. */
    ...{ event, owed, purpose, refusal, roll, rules },
    board,
    forces,
    guide,
    odds,
    quick,
    report,
    shelf,
    ...play,
    ...change,
    ...screens,
  },
} as const;
