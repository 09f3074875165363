import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BattleState } from '@/rules/togo/index';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { togoBattleAt, type Wanted } from './played-togo';
import { scratchFolder } from './scratch';
import { AT } from './toy-database';

/** In a run of the tests the same for all workers: what one has played, the others find. */
const FOLDER = process.env.ZFLAG_TEST_FOLDER ?? scratchFolder();

interface Prepared {
  /** To import. */
  readonly file: string;
  readonly state: BattleState;
}

/** A battle that two captains have played up to a moment. Many tests want the same: it is played once in a run. */
export async function preparedBattle(wanted: Wanted): Promise<Prepared> {
  const name = `${wanted.scenario}-${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16)}`;
  const [file, stateFile] = [join(FOLDER, `${name}.json`), join(FOLDER, `${name}.state.json`)];
  if (!existsSync(stateFile)) {
    const db = openNodeDriver();
    await migrate(db);
    const state = await togoBattleAt(db, wanted.scenario, wanted);
    writeWhole(file, writeTransfer(await collectTransfer(db, 'everything', AT)));
    writeWhole(stateFile, JSON.stringify(state));
    await db.close();
  }
  return { file, state: JSON.parse(readFileSync(stateFile, 'utf8')) as BattleState };
}

export const battleFile = async (wanted: Wanted): Promise<string> => (await preparedBattle(wanted)).file;

/** Another worker may want the same at the same moment, and must not find half of it. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
