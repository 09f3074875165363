import { copyFileSync, existsSync } from 'node:fs';

import { makeDriver, type Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';

/** How many steps a device still takes before it is switched off: whoever acts after that fails, for good. */
export class Life {
  constructor(private left: number) {}

  get isOver(): boolean {
    return this.left <= 0;
  }

  step(): void {
    if (this.isOver) throw new Error('switched off');
    this.left -= 1;
  }
}

/** A database whose device is switched off after so many steps: every statement is one, also in the middle of a transaction. */
export function openDyingDriver(file: string, life: Life): Driver & { abandon(): Promise<void> } {
  const db = openNodeDriver(file);
  const driver = makeDriver({
    exec: async (sql) => {
      for (const statement of sql.split(';').filter((each) => each.trim() !== '')) {
        life.step();
        await db.exec(statement);
      }
    },
    run: async (sql, params) => {
      life.step();
      return db.run(sql, params);
    },
    all: async (sql, params) => {
      life.step();
      return db.all(sql, params);
    },
    serialize: () => db.serialize(),
    close: () => db.close(),
  });
  return { ...driver, abandon: () => db.close() };
}

/** The files of a database as they lie on disk at this moment, unfinished transactions and all, under another name. */
export function copyDatabase(from: string, to: string): void {
  for (const ending of ['', '-wal', '-journal']) {
    if (existsSync(from + ending)) copyFileSync(from + ending, to + ending);
  }
}
