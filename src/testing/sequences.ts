import { newDraft } from '@/game/act';
import type { Battle } from '@/game/battle';
import { fold } from '@/game/fold';
import { firstNeeded } from '@/game/this-turn';
import type { Json } from '@/rules/rulebook';
import { strayCommand } from '@/rules/togo/battle/captains/stray';
import { type Command, SCENARIOS } from '@/rules/togo/index';

import { knownProblems } from './known-states';
import { text } from './parting';
import { type BookRecorder, Recorder } from './recorder';
import { invariants } from './togo-invariants';

export interface SequenceReport {
  readonly commands: number;
  /** What went wrong, with the seed that shows it again: nothing, if all is well. */
  readonly failures: readonly string[];
}

const COMMANDS = 60;
/** The large ones take ten times as long and show the same. */
const LARGE = ['tsushima-day', 'yellow-sea', 'port-arthur-bombardment'];
const SMALL = SCENARIOS.map(({ id }) => id).filter((id) => !LARGE.includes(id));

/**
 * Tables of Togo where half of the commands are mistakes and some are taken back, every third with an umpire who allows
 * anything. Without one no state is ever invalid; with one nothing throws; and the log always tells the same story.
 */
export function runSequences(count: number, firstSeed: number): SequenceReport {
  const failures: string[] = [];
  let commands = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const umpire = seed % 3 === 0;
    const scenarios = seed % 20 === 0 ? LARGE : SMALL;
    const scenario = scenarios[seed % scenarios.length] as string;
    const fail = (problem: string) => failures.push(`seed ${seed}, ${scenario}${umpire ? ', umpire' : ''}: ${problem}`);
    try {
      commands += runOne(new Recorder(scenario, seed), umpire, fail);
    } catch (error) {
      fail(`threw ${(error as Error).message}`);
    }
  }
  return { commands, failures };
}

function runOne(table: Recorder, umpire: boolean, fail: (problem: string) => void): number {
  const { pick } = table;
  for (let warm = pick(seldom(pick) ? 150 : 40); warm > 0 && table.state.result === null; warm -= 1) {
    table.follow(table.order());
  }
  const moments = new Map<number, unknown>();
  let done = 0;
  for (let commands = 0; commands < COMMANDS; commands += 1) {
    const { battle } = table;
    step(table, umpire);
    if (table.battle === battle) continue;
    done += 1;
    moments.set(table.rows.length, table.battle.state);
    const broken = umpire ? [] : invariants(table.state);
    if (broken.length > 0) {
      fail(`after ${JSON.stringify(table.entries.at(-1)?.entry)}: ${broken.join('; ')}`);
      return done;
    }
  }
  for (const problem of logProblems(table, moments)) fail(problem);
  return done;
}

function step(table: Recorder, umpire: boolean): void {
  const { pick } = table;
  if (pick(12) === 0) {
    if (pick(2) === 0) table.undo();
    else table.redo();
    return;
  }
  const command = pick(2) === 0 ? strayCommand(table.state, pick) : table.order();
  if (umpire) table.act(asJson(command), newDraft(asJson(command), { override: pick(2) === 0 }));
  // An umpire's hand may set any value, and an ended battle has no more to show.
  else if (command.type !== 'correct' && command.type !== 'endBattle') table.act(asJson(command));
}

/** Where the log tells another story than the table remembers. */
export function logProblems(table: BookRecorder, moments: ReadonlyMap<number, unknown>): string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  const { battle, book, rows, pick } = table;
  const kept = remembered(battle);
  claim(battle.problems.length === 0, `the log has problems: ${text(battle.problems)}`);
  claim(remembered(table.replay()) === kept && remembered(table.replay()) === kept, 'replayed, the battle is another');

  const cut = 1 + pick(rows.length);
  const prefix = table.replay(rows.slice(0, cut));
  claim(prefix.problems.length === 0, `the first ${cut} rows do not replay`);
  if (moments.has(cut)) claim(text(prefix.state) === text(moments.get(cut)), `the first ${cut} rows are another state`);

  // As a snapshot is: before the oldest action anybody asks for, through text, without the history. Where nothing after it
  // reaches back, the rest leads to the same.
  const first = firstNeeded(book, battle);
  const seq = (first?.from ?? 1) - 1;
  const rest = rows.slice(seq);
  const reachesBack = rest.some(({ entry }) => entry && 'actions' in entry && entry.actions.some((at) => at <= seq));
  if (first && !reachesBack) {
    const { seed } = battle;
    const kept = JSON.parse(text({ seed, state: first.before, ...first.diceBefore, problems: [] })) as Battle<unknown>;
    const short = fold(book, { ...kept, book: book.id, seq, actions: [], undone: [] }, rest);
    const end = { ...battle, actions: battle.actions.slice(-short.actions.length) };
    claim(short.actions[0]?.seq === first.seq && remembered(short) === remembered(end), 'a snapshot leads elsewhere');
  }
  if (table.undo()) {
    table.redo();
    claim(remembered(table.battle) === remembered(battle), 'undo and redo leave another battle');
  }
  problems.push(...knownProblems(book, table.battle.state));
  claim(text(JSON.parse(text(table.battle.state))) === text(table.battle.state), 'the state is not plain JSON');
  return problems;
}

/**
 * All of a battle but the length of its log; an action is written down without its state. A roll taken back no times is
 * one never taken back.
 */
const remembered = ({ state, actions, undone, appDice, takenBack, problems }: Battle<unknown>): string =>
  text([state, actions, undone, appDice, problems, Object.entries(takenBack).filter(([, times]) => times > 0)]);

const asJson = (command: Command): Json => command as unknown as Json;
const seldom = (pick: (n: number) => number): boolean => pick(8) === 0;
