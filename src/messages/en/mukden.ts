import * as attack from './mukden/attack';
import { board } from './mukden/board';
import * as change from './mukden/change';
import { event } from './mukden/event';
import { forces } from './mukden/forces';
import { guide } from './mukden/guide';
import { owed } from './mukden/owed';
import { purpose, roll } from './mukden/purpose';
import { odds, quick } from './mukden/quick';
import { refusal } from './mukden/refusal';
import { report } from './mukden/report';
import { rules } from './mukden/rules';
import { shelf } from './mukden/shelf';
import * as turn from './mukden/turn';

/** The sentences of Mukden. */
export const mukdenWords = {
  mukden: {
    /** Looked up by code. */
    ...{ event, owed, purpose, refusal, roll, rules },
    board,
    forces,
    guide,
    odds,
    quick,
    report,
    shelf,
    ...turn,
    ...change,
    ...attack,
  },
} as const;
