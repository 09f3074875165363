import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { picker } from '@/game/shuffle';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { verify } from '@/store/verify';

import { Folder } from './battle-cli';

export interface KillReport {
  /** Actions that were acknowledged before the killings, all together. */
  readonly acknowledged: number;
  /** What went wrong: nothing, if all is well. */
  readonly failures: readonly string[];
}

const KILLS_A_FILE = 20;

/** What is played, and after at most how many actions it is shot: it must be long enough for that. */
interface Killed {
  readonly call: readonly string[];
  readonly actions: number;
}
const TOGO: Killed = { call: ['--scenario', 'tsushima-day', '--turns', '30'], actions: 60 };
/** Shot among secret choices: picks and chits are in the log, or they are not. */
export const TIDE: Killed = { call: ['--book', 'tide'], actions: 12 };

/**
 * The proof that an answered action is on disk: a program plays a battle and is shot at a random moment, again and
 * again on the same file, as a phone would be that keeps running out of battery. Also in the middle of a write.
 */
export async function killBattles(times: number, seed: number, game: Killed = TOGO): Promise<KillReport> {
  const pick = picker(seed);
  const folder = new Folder();
  const failures: string[] = [];
  const answered = new Map<string, number>();
  let acknowledged = 0;
  try {
    for (let time = 1; time <= times; time += 1) {
      // A fresh file now and then: everything in it is read again after every kill.
      const file = folder.file(`killed-${Math.floor(time / KILLS_A_FILE)}.db`);
      if (time % KILLS_A_FILE === 0) answered.clear();
      const battle = `battle-${time}`;
      const lines = await playAndKill(file, battle, game, pick);
      acknowledged += lines.length;
      answered.set(battle, lines.at(-1)?.seq ?? 0);
      const problems = await lost(file, answered);
      failures.push(...problems.map((problem) => `kill ${time} after ${lines.length} answers: ${problem}`));
    }
  } finally {
    folder.remove();
  }
  return { acknowledged, failures };
}

interface Answer {
  readonly battle: string;
  readonly seq: number;
}

async function playAndKill(
  file: string,
  battle: string,
  { call: which, actions }: Killed,
  pick: (n: number) => number,
): Promise<readonly Answer[]> {
  const call = ['auto', '--db', file, ...which, '--battle', battle];
  const program = ['--import', 'tsx', 'src/cli/zflag.ts', 'battle', ...call, '--seed', String(1 + pick(1e6))];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const answers: Answer[] = [];
  const wanted = pick(actions);
  let isAimed = false;
  // Once it has answered often enough, a moment later: anywhere in the next few actions, writes and snapshots included.
  const aim = () => {
    if (isAimed || answers.length < wanted) return;
    isAimed = true;
    setTimeout(() => child.kill('SIGKILL'), pick(40));
  };
  // Now and then while it starts: the file is being made, or brought up to date.
  if (pick(5) === 0) {
    isAimed = true;
    setTimeout(() => child.kill('SIGKILL'), 200 + pick(700));
  }
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    // The pipe may be cut in the middle of a line: half an answer is none.
    if (!line.endsWith('}')) return;
    answers.push(JSON.parse(line) as Answer);
    aim();
  });
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(reader, 'close')]);
  if (signal !== 'SIGKILL') throw new Error(`the battle ended by itself after ${answers.length} answers`);
  return answers;
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
