import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { newProfile } from './chromium';
import { togoBattleAt } from './togo-session';
import { AT } from './toy-database';

/** A battle off Ulsan that two captains have played up to the gunfire of the sixth turn, as a file to import. */
export async function ulsanFile(): Promise<string> {
  const db = openNodeDriver();
  await migrate(db);
  await togoBattleAt(db, 'ulsan', { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } });
  const file = join(newProfile(), 'ulsan.json');
  writeFileSync(file, writeTransfer(await collectTransfer(db, 'everything', AT)));
  await db.close();
  return file;
}
