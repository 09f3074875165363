import type { NewBattle } from '@/cli/battle/scenario-battle';
import { newDraft } from '@/game/act';
import type { Json, Tagged } from '@/rules/rulebook';

import type { BookRecorder } from './recorder';
import { logProblems, type SequenceReport } from './sequences';

const COMMANDS = 80;

/** A campaign whose players and mistakes are played at random. */
interface Random<State, Command extends Tagged> {
  game(seed: number): NewBattle;
  table(game: NewBattle, seed: number): BookRecorder<Command> & { readonly state: State; order(): Command };
  isOver(state: State): boolean;
  mistake(state: State, pick: (n: number) => number): Command;
  /** Commands that may set any value. */
  readonly byHand: readonly Command['type'][];
  invariants(state: State): readonly string[];
}

/**
 * Campaigns where half of the commands are mistakes and some are taken back, every third with rules set aside. Without that
 * no state is ever invalid; with it nothing throws; and the log always tells the same story.
 */
export const campaignSequences =
  <State, Command extends Tagged>(random: Random<State, Command>) =>
  (count: number, firstSeed: number): SequenceReport => {
    const failures: string[] = [];
    let commands = 0;
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      try {
        commands += runOne(random, seed, (problem) => failures.push(`seed ${seed}: ${problem}`));
      } catch (error) {
        failures.push(`seed ${seed} threw ${(error as Error).message}`);
      }
    }
    return { commands, failures };
  };

function runOne<State, Command extends Tagged>(
  random: Random<State, Command>,
  seed: number,
  fail: (problem: string) => void,
): number {
  const override = seed % 3 === 0;
  const table = random.table(random.game(seed), seed);
  const { pick } = table;
  const moments = new Map<number, unknown>();
  let done = 0;
  for (let commands = 0; commands < COMMANDS && !random.isOver(table.state); commands += 1) {
    const { battle } = table;
    step();
    if (table.battle === battle) continue;
    done += 1;
    moments.set(table.rows.length, table.battle.state);
    const broken = override ? [] : random.invariants(table.state);
    if (broken.length > 0) {
      fail(`after ${JSON.stringify(table.entries.at(-1)?.entry)}: ${broken.join('; ')}`);
      return done;
    }
  }
  for (const problem of logProblems(table, moments)) fail(problem);
  return done;

  function step(): void {
    if (pick(12) === 0) {
      if (pick(2) === 0) table.undo();
      else table.redo();
      return;
    }
    const command = pick(2) === 0 ? random.mistake(table.state, pick) : table.order();
    const json = command as unknown as Json;
    if (override) table.act(json, newDraft(json, { override: pick(2) === 0 }));
    else if (!random.byHand.includes(command.type)) table.act(json);
  }
}
