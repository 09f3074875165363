import { randomBytes, randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';

import { openById } from '@/cli/battle/database';
import type { Options } from '@/cli/battle/options';
import { begin, now, VERBS } from '@/cli/battle/verbs';
import { err, ok, type Result } from '@/lib/result';
import type { Table } from '@/link/umpire/table';
import { append, listBattles } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

const NEW = 'ulsan';

/** The battle to be hosted: the one named, one made now, one brought in from a file, or one of those that are there. */
export async function chosenBattle(db: Driver, options: Options): Promise<Result<string, string>> {
  if (options.file !== undefined) {
    const said: object[] = [];
    const imported = await VERBS.import!(db, options, async (line) => void said.push(line));
    if (!imported.ok) return imported;
    if (imported.value === 'failed') return err(`${options.file} cannot be brought in: ${JSON.stringify(said[0])}`);
    const [{ imported: items = [] } = {}] = said as readonly { imported?: readonly { type: string; id: string }[] }[];
    const battle = items.find(({ type }) => type === 'battle');
    if (battle) {
      await reseed(db, battle.id);
      return ok(battle.id);
    }
    return err(
      `The battle in ${options.file} is in this database already: start the host without --file to go on with it.`,
    );
  }
  if (options.battle !== undefined && options.scenario === undefined && options.book === undefined) {
    const row = await db.get('SELECT id FROM battles WHERE id = ?', [options.battle]);
    return row ? ok(options.battle) : err(`there is no battle ${options.battle}`);
  }
  if (options.scenario !== undefined || options.book !== undefined) return begun(db, options);
  const battles = await listBattles(db);
  if (battles.length === 0) return begun(db, { ...options, scenario: NEW });
  const chosen = process.stdin.isTTY ? await ask(battles.map(({ name, updatedAt }) => `${name} (${updatedAt})`)) : 1;
  const battle = battles[chosen - 1];
  return battle ? ok(battle.id) : begun(db, { ...options, scenario: NEW });
}

/** The whole battle in a file, which any phone opens as a game of its own. Strips in hand are left: no phone has those seats. */
export async function takeBack(db: Driver, battle: string, table: Table, file: string): Promise<void> {
  await table.clearStrips();
  await VERBS.export!(db, { battle, file }, async () => undefined);
}

export async function begun(db: Driver, options: Options): Promise<Result<string, string>> {
  const open = await begin(db, { ...options, seed: options.seed ?? String(randomInt(2 ** 31)) });
  if (!open.ok) return open;
  // A seed that fits on the command line can be guessed.
  if (options.seed === undefined) await reseed(db, open.value.id);
  return ok(open.value.id);
}

/** From here on the dice are nobody's to foresee, also not his who brought the battle. */
export async function reseed(db: Driver, battle: string): Promise<void> {
  const open = await openById(db, battle);
  const reseeded = { type: 'v1.Reseeded', seed: randomBytes(16).toString('hex') } as const;
  if (open.ok) await append(db, open.value, [reseeded], now());
}

/** The number of a battle; 0 for a new one. */
async function ask(names: readonly string[]): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log('\n  Which battle?\n');
  for (const [place, name] of names.entries()) console.log(`  ${place + 1}  ${name}`);
  console.log('  0  A new one\n');
  for (;;) {
    const answer = (await terminal.question('  Number (Enter: 1): ')).trim();
    const number = answer === '' ? 1 : Number(answer);
    if (Number.isInteger(number) && number >= 0 && number <= names.length) {
      terminal.close();
      return number;
    }
  }
}
