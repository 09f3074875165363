import * as battleBoard from './tsushima/battle-board';
import * as change from './tsushima/change';
import { board } from './tsushima/board';
import { event } from './tsushima/event';
import * as fight from './tsushima/fight';
import { forces } from './tsushima/forces';
import { guide } from './tsushima/guide';
import * as move from './tsushima/move';
import * as names from './tsushima/names';
import { owed } from './tsushima/owed';
import { place } from './tsushima/place';
import { chance, purpose, roll } from './tsushima/purpose';
import { odds, quick } from './tsushima/quick';
import { refusal } from './tsushima/refusal';
import { report } from './tsushima/report';
import { rules } from './tsushima/rules';
import { shelf } from './tsushima/shelf';
import * as terminal from './tsushima/terminal';
import * as turn from './tsushima/turn';

/** The sentences of Tsushima. */
export const tsushimaWords = {
  tsushima: {
    /** Looked up by code. */
    ...{ chance, event, owed, purpose, refusal, roll, rules },
    board,
    forces,
    guide,
    place,
    odds,
    quick,
    report,
    shelf,
    ...names,
    ...turn,
    ...move,
    ...fight,
    ...terminal,
    ...change,
    ...battleBoard,
  },
} as const;
