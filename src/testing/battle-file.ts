import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { newProfile } from './chromium';
import { togoBattleAt, type Wanted } from './togo-session';
import { AT } from './toy-database';

/** A battle that two captains have played up to a moment, as a file to import. */
export async function battleFile(wanted: Wanted): Promise<string> {
  const db = openNodeDriver();
  await migrate(db);
  await togoBattleAt(db, wanted.scenario, wanted);
  const file = join(newProfile(), `${wanted.scenario}.json`);
  writeFileSync(file, writeTransfer(await collectTransfer(db, 'everything', AT)));
  await db.close();
  return file;
}
