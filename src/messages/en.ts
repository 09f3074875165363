import { backup } from './en/backup';
import { balance } from './en/balance';
import { battle } from './en/battle';
import { battles } from './en/battles';
import { cards } from './en/cards';
import { clock } from './en/clock';
import { changes } from './en/changes';
import { common } from './en/common';
import { curtain } from './en/curtain';
import { damage } from './en/damage';
import { dial } from './en/dial';
import { firstBattle } from './en/first-battle';
import { fleets } from './en/fleets';
import { event } from './en/event';
import { gallery } from './en/gallery';
import { gun } from './en/gun';
import { hand } from './en/hand';
import { harbour } from './en/harbour';
import { bestTargets } from './en/best-targets';
import { house } from './en/house';
import { log } from './en/log';
import { move } from './en/move';
import { newBattle } from './en/new-battle';
import { odds } from './en/odds';
import { paper } from './en/paper';
import { plan } from './en/plan';
import { quick } from './en/quick';
import { records } from './en/records';
import { refusal } from './en/refusal';
import { report } from './en/report';
import { scenarios } from './en/scenarios';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { ships } from './en/ships';
import { standing } from './en/standing';
import { sight } from './en/sight';
import { storageCheck } from './en/storage-check';
import { strip } from './en/strip';
import { summary } from './en/summary';
import { table } from './en/table';
import { togoRules } from './en/togo-rules';
import { torpedo } from './en/torpedo';
import { transfer } from './en/transfer';
import { turned } from './en/turned';

/** Every visible sentence, in English. Whole sentences only: translators cannot reorder glued pieces. */
export const en = {
  backup,
  balance,
  battle,
  battles,
  cards,
  clock,
  changes,
  common,
  curtain,
  damage,
  dial,
  firstBattle,
  fleets,
  event,
  // Only whoever works on the app can open it; plain Node knows of no such difference.
  gallery: typeof __DEV__ === 'undefined' || __DEV__ ? gallery : ({} as typeof gallery),
  gun,
  hand,
  harbour,
  bestTargets,
  house,
  log,
  move,
  newBattle,
  odds,
  paper,
  plan,
  quick,
  records,
  refusal,
  report,
  scenarios,
  settings,
  shell,
  ships,
  standing,
  sight,
  storageCheck,
  strip,
  summary,
  table,
  togoRules,
  torpedo,
  transfer,
  turned,
} as const;
