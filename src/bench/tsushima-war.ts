import { join } from 'node:path';

import type { Book } from '@/game/battle';
import type { Entry } from '@/game/entry';
import type { Json } from '@/rules/rulebook';
import { houseSetup, tsushimaCampaign } from '@/rules/tsushima/index';
import { append, createBattle, openBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { TsushimaRecorder } from '@/testing/recorder';
import { scratchFolder } from '@/testing/scratch';

import type { Bench } from './harness';

const AT = '1905-05-27T14:08:00.000Z';

/** Opening a whole War at Sea from disk: the whole log, against its latest snapshot and the rows after it. */
export async function openWarAtSea(): Promise<Bench> {
  const db = openNodeDriver(join(scratchFolder(), 'war.db'));
  await migrate(db);
  const { book, months, events } = await playWar(db);
  const open = async (whole: boolean) => {
    const opened = await openBattle(db, book, 'war', { whole });
    if (!opened.ok) throw new Error(opened.error);
    return JSON.stringify(opened.value.battle.state).length;
  };
  return {
    contenders: [
      { name: 'reading, checking and replaying the whole log', operations: 1, run: () => open(true) },
      { name: 'from the latest snapshot', operations: 1, run: () => open(false) },
    ],
    sameChecksum: true,
    note: `${months} months, ${events} events.`,
    aim: 0.1,
  };
}

/** Two simple players at a war of all its months, written down action by action. */
async function playWar(db: Driver) {
  const book = tsushimaCampaign as Book<unknown>;
  const name = 'War at Sea';
  const setup = houseSetup(name, 'war-at-sea') as unknown as Json;
  const table = new TsushimaRecorder({ book, name, setup }, 1);
  while (table.state.result === null) table.follow(table.order());
  const created = await createBattle(db, book, { id: 'war', name, seed: 1, setup }, AT);
  if (!created.ok) throw new Error(created.error);
  let open = created.value;
  const actions = new Map<number, Entry[]>();
  for (const { action, entry } of table.entries.slice(1)) actions.set(action, [...(actions.get(action) ?? []), entry]);
  for (const entries of actions.values()) {
    const written = await append(db, open, entries, AT);
    if (!written.ok) throw new Error(written.error);
    open = written.value;
  }
  return { book, months: table.state.turn, events: table.entries.length };
}
