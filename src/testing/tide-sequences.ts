import { strayCommand } from '@/cli/battle/tide-mistakes';
import { tideCampaignBy } from '@/cli/battle/tide-campaign';
import { newDraft } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import { invariants } from '@/rules/tide/battle/invariants';

import { TideRecorder } from './recorder';
import { logProblems, type SequenceReport } from './sequences';

const COMMANDS = 80;

/**
 * Campaigns where half of the commands are mistakes and some are taken back, every third with rules set aside. Without that
 * no state is ever invalid; with it nothing throws; and the log always tells the same story.
 */
export function runTideSequences(count: number, firstSeed: number): SequenceReport {
  const failures: string[] = [];
  let commands = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const override = seed % 3 === 0;
    try {
      const table = new TideRecorder(tideCampaignBy(seed, { varied: true }), seed);
      commands += runOne(table, override, (problem) => failures.push(`seed ${seed}: ${problem}`));
    } catch (error) {
      failures.push(`seed ${seed} threw ${(error as Error).message}`);
    }
  }
  return { commands, failures };
}

function runOne(table: TideRecorder, override: boolean, fail: (problem: string) => void): number {
  const moments = new Map<number, unknown>();
  let done = 0;
  for (let commands = 0; commands < COMMANDS && table.state.result === null; commands += 1) {
    const { battle } = table;
    step(table, override);
    if (table.battle === battle) continue;
    done += 1;
    moments.set(table.rows.length, table.battle.state);
    const broken = override ? [] : invariants(table.state);
    if (broken.length > 0) {
      fail(`after ${JSON.stringify(table.entries.at(-1)?.entry)}: ${broken.join('; ')}`);
      return done;
    }
  }
  for (const problem of logProblems(table, moments)) fail(problem);
  return done;
}

function step(table: TideRecorder, override: boolean): void {
  const { pick } = table;
  if (pick(12) === 0) {
    if (pick(2) === 0) table.undo();
    else table.redo();
    return;
  }
  const command = pick(2) === 0 ? strayCommand(table.state, pick) : table.order();
  const json = command as unknown as Json;
  if (override) table.act(json, newDraft(json, { override: pick(2) === 0 }));
  // A hand may set any value.
  else if (command.type !== 'correct') table.act(json);
}
