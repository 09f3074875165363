import { about } from './en/about';
import { backup } from './en/backup';
import { battles } from './en/battles';
import { clock } from './en/clock';
import { common } from './en/common';
import { curtain } from './en/curtain';
import { harbour } from './en/harbour';
import { log } from './en/log';
import { play } from './en/play';
import { refusal } from './en/refusal';
import { rooms } from './en/rooms';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { storageCheck } from './en/storage-check';
import { strip } from './en/strip';
import { transfer } from './en/transfer';
import { turned } from './en/turned';

/**
 * The sentences of the house, in English: what is there before any book is loaded. Whole sentences only: translators cannot
 * reorder glued pieces.
 */
export const en = {
  about,
  backup,
  battles,
  clock,
  common,
  curtain,
  harbour,
  log,
  play,
  refusal,
  rooms,
  settings,
  shell,
  storageCheck,
  strip,
  transfer,
  turned,
} as const;
