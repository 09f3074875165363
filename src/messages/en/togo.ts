import { balance } from './togo/balance';
import { battle } from './togo/battle';
import { bestTargets } from './togo/best-targets';
import { cards } from './togo/cards';
import { changes } from './togo/changes';
import { damage } from './togo/damage';
import { event } from './togo/event';
import { firstBattle } from './togo/first-battle';
import { fleets } from './togo/fleets';
import { gun } from './togo/gun';
import { hand } from './togo/hand';
import { house } from './togo/house';
import { move } from './togo/move';
import { newBattle } from './togo/new-battle';
import { owed } from './togo/owed';
import { paper } from './togo/paper';
import { plan } from './togo/plan';
import { purpose, roll } from './togo/purpose';
import { quick } from './togo/quick';
import { records } from './togo/records';
import { refusal } from './togo/refusal';
import { report } from './togo/report';
import { rules } from './togo/rules';
import { scenarios } from './togo/scenarios';
import { ships } from './togo/ships';
import { sight } from './togo/sight';
import { standing } from './togo/standing';
import { summary } from './togo/summary';
import { table } from './togo/table';
import { torpedo } from './togo/torpedo';
import { volley } from './togo/volley';

/** The sentences of Togo. */
export const togoWords = {
  /** Looked up by code. */
  togo: { event, owed, purpose, refusal, roll, rules },
  balance,
  battle,
  bestTargets,
  cards,
  changes,
  damage,
  firstBattle,
  fleets,
  gun,
  hand,
  house,
  move,
  newBattle,
  paper,
  plan,
  quick,
  records,
  report,
  scenarios,
  ships,
  sight,
  standing,
  summary,
  table,
  torpedo,
  volley,
} as const;
