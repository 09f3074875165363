import { mukdenCampaignBy } from '@/cli/battle/mukden-campaign';
import { mistakenCommand as mukdenMistake } from '@/cli/battle/mukden-mistakes';
import { redSunCampaignBy } from '@/cli/battle/red-sun-campaign';
import { mistakenCommand as redSunMistake } from '@/cli/battle/red-sun-mistakes';
import type { NewBattle } from '@/cli/battle/scenario-battle';
import { tideCampaignBy } from '@/cli/battle/tide-campaign';
import { strayCommand as tideMistake } from '@/cli/battle/tide-mistakes';
import { tsushimaCampaignBy } from '@/cli/battle/tsushima-campaign';
import { mistakenCommand as tsushimaMistake } from '@/cli/battle/tsushima-mistakes';
import { newDraft } from '@/game/act';
import { invariants as mukdenInvariants } from '@/rules/mukden/battle/invariants';
import { invariants as redSunInvariants } from '@/rules/red-sun/battle/invariants';
import type { Json, Tagged } from '@/rules/rulebook';
import { invariants as tideInvariants } from '@/rules/tide/battle/invariants';
import { invariants as tsushimaInvariants } from '@/rules/tsushima/battle/invariants';
import { SCENARIO_IDS } from '@/rules/tsushima/index';

import { type BookRecorder, MukdenRecorder, RedSunRecorder, TideRecorder, TsushimaRecorder } from './recorder';
import { logProblems, type SequenceReport } from './sequences';

const COMMANDS = 80;

/** A campaign whose players and mistakes are played at random. */
interface Random<State extends { readonly result: unknown }, Command extends Tagged> {
  game(seed: number): NewBattle;
  table(game: NewBattle, seed: number): BookRecorder<Command> & { readonly state: State; order(): Command };
  mistake(state: State, pick: (n: number) => number): Command;
  /** Commands that may set any value. */
  readonly byHand: readonly Command['type'][];
  invariants(state: State): readonly string[];
}

/**
 * Campaigns where half of the commands are mistakes and some are taken back, every third with rules set aside. Without that
 * no state is ever invalid; with it nothing throws; and the log always tells the same story.
 */
const campaignSequences =
  <State extends { readonly result: unknown }, Command extends Tagged>(random: Random<State, Command>) =>
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

function runOne<State extends { readonly result: unknown }, Command extends Tagged>(
  random: Random<State, Command>,
  seed: number,
  fail: (problem: string) => void,
): number {
  const override = seed % 3 === 0;
  const table = random.table(random.game(seed), seed);
  const { pick } = table;
  const moments = new Map<number, unknown>();
  let done = 0;
  for (let commands = 0; commands < COMMANDS && table.state.result === null; commands += 1) {
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

export const runTideSequences = campaignSequences({
  game: (seed) => tideCampaignBy(seed, { varied: true }),
  table: (game, seed) => new TideRecorder(game, seed),
  mistake: tideMistake,
  byHand: ['correct'],
  invariants: tideInvariants,
});

export const runTsushimaSequences = campaignSequences({
  game: (seed) => tsushimaCampaignBy(SCENARIO_IDS[seed % SCENARIO_IDS.length]!, seed, { varied: true })!,
  table: (game, seed) => new TsushimaRecorder(game, seed),
  mistake: (state, pick) => tsushimaMistake(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants: tsushimaInvariants,
});

export const runRedSunSequences = campaignSequences({
  game: (seed) => redSunCampaignBy(seed, { varied: true }),
  table: (game, seed) => new RedSunRecorder(game, seed),
  mistake: (state, pick) => redSunMistake(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants: redSunInvariants,
});

export const runMukdenSequences = campaignSequences({
  game: (seed) => mukdenCampaignBy(seed, { varied: true }),
  table: (game, seed) => new MukdenRecorder(game, seed),
  mistake: (state, pick) => mukdenMistake(state, null, pick),
  byHand: ['correct', 'goTo'],
  invariants: mukdenInvariants,
});
