import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { picker } from '@/game/shuffle';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { verify } from '@/store/verify';

import { Folder } from './battle-cli';
import { bundled, Program } from './program';

interface KillReport {
  /** Actions that were acknowledged before the killings, all together. */
  readonly acknowledged: number;
  /** What went wrong: nothing, if all is well. */
  readonly failures: readonly string[];
}

const KILLS_A_FILE = 10;
/** Every so many kills, one while the program starts: the file is being made, or brought up to date. */
const KILLS_A_START = 5;
/** So many shots in a row may come too late. */
const MOST_LATE = 20;

/** What is played, and after at most how many actions it is killed: it must be long enough for that. */
interface Killed {
  readonly call: readonly string[];
  readonly actions: number;
}
const TOGO: Killed = { call: ['--scenario', 'tsushima-day', '--turns', '30'], actions: 60 };
/** Shot among secret choices: picks and chits are in the log, or they are not. */
export const TIDE: Killed = { call: ['--book', 'tide'], actions: 12 };
/** Shot among firing rounds, whose rows are long. */
export const TSUSHIMA: Killed = { call: ['--book', 'tsushima', '--scenario', 'round-island'], actions: 60 };
/** Shot among hours and assaults. */
export const RED_SUN: Killed = { call: ['--book', 'red-sun'], actions: 40 };
/** Shot among attacks, whose losses are taken in steps. */
export const MUKDEN: Killed = { call: ['--book', 'mukden'], actions: 40 };

/**
 * The proof that an answered action is on disk: a program plays a battle and is killed at a random moment, again and
 * again on the same file, as a phone would be that keeps running out of battery. Also in the middle of a write.
 */
export async function killBattles(times: number, seed: number, game: Killed = TOGO): Promise<KillReport> {
  const pick = picker(seed);
  const folder = new Folder();
  const failures: string[] = [];
  const answered = new Map<string, number>();
  let acknowledged = 0;
  const programs = join('node_modules', '.cache', `killed-${process.pid}`);
  try {
    const program = await bundled('battle-program', programs);
    for (let [time, late] = [1, 0]; time <= times;) {
      // A fresh file now and then: everything in it is read again after every kill.
      const file = folder.file(`killed-${Math.floor(time / KILLS_A_FILE)}.db`);
      if (time % KILLS_A_FILE === 0) answered.clear();
      const battle = `battle-${time}-${late}`;
      const isStart = time % KILLS_A_START === 0;
      const call = ['auto', '--db', file, ...game.call, '--battle', battle, '--seed', String(1 + pick(1e6))];
      const { lines, isKilled } = await playAndKill(program, call, { ...game, isStart }, pick);
      acknowledged += lines.length;
      answered.set(battle, lines.at(-1)?.seq ?? 0);
      const problems = await lost(file, answered);
      failures.push(...problems.map((problem) => `kill ${time} after ${lines.length} answers: ${problem}`));
      if (isKilled) [time, late] = [time + 1, 0];
      // The killer may have been asleep on a busy machine until the battle was over, or it was a short one: another try.
      else if ((late += 1) > MOST_LATE) throw new Error(`${late} battles ended by themselves`);
    }
  } finally {
    folder.remove();
    rmSync(programs, { recursive: true, force: true });
  }
  return { acknowledged, failures };
}

interface Answer {
  readonly battle: string;
  readonly seq: number;
}

async function playAndKill(
  file: string,
  call: readonly string[],
  { actions, isStart }: Killed & { readonly isStart: boolean },
  pick: (n: number) => number,
): Promise<{ readonly lines: readonly Answer[]; readonly isKilled: boolean }> {
  const answers: Answer[] = [];
  const wanted = pick(actions);
  let isAimed = isStart;
  const program = new Program<Answer>(file, call, (answer) => {
    answers.push(answer);
    if (isAimed || answers.length < wanted) return;
    isAimed = true;
    // A moment after it has answered often enough: anywhere in the next few actions, writes and snapshots included.
    shootIn(pick(40));
  });
  const shootIn = (milliseconds: number) => setTimeout(() => program.process.kill('SIGKILL'), milliseconds);
  if (isStart) shootIn(50 + pick(400));
  await program.over;
  const { exitCode, signalCode } = program.process;
  if (exitCode) throw new Error(`the battle broke off after ${answers.length} answers`);
  return { lines: answers, isKilled: signalCode === 'SIGKILL' };
}

/** What a database lacks after a kill: answered actions, sound pages, unbroken seals, snapshots that agree. */
async function lost(file: string, answered: ReadonlyMap<string, number>): Promise<string[]> {
  const db = openNodeDriver(file);
  try {
    await migrate(db);
    const problems: string[] = [];
    for (const [battle, seq] of answered) {
      const row = await db.get<{ seq: number }>('SELECT seq FROM log WHERE battle = ? AND seq = ?', [battle, seq]);
      if (seq > 0 && !row) problems.push(`${battle} has lost answered row ${seq}`);
      const half = await db.all('SELECT action FROM log WHERE battle = ? GROUP BY action HAVING min(seq) <> action', [
        battle,
      ]);
      if (half.length > 0) problems.push(`${battle} has half an action`);
    }
    const verdict = await verify(db);
    return [...problems, ...(verdict.problems ?? []).map(({ battle, problem }) => `${battle}: ${problem}`)];
  } finally {
    await db.close();
  }
}
