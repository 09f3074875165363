import { newDraft, evaluate } from '@/game/act';
import { invariants } from '@/testing/togo-invariants';
import { ALL_REFUSALS, type BattleState, COMMAND_TYPES, SCENARIOS } from '@/rules/togo/index';
import { autoCoverage } from '@/testing/auto-coverage';
import { MemoryLog } from '@/testing/log';

import { scenarioBattle } from './scenario-battle';

/** Codes of the book's own procedures that a battle never asks for, and why. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  GAP_OVER_2_INCHES: 'the battle does not measure the gaps between ships of a line',
  FORMED_ON_THE_TABLE: 'formations are made at set-up; joining one on the table is JOINED_ON_THE_TABLE',
  ONLY_DUMMIES_WATCHING: 'saying so would tell the other side which counters are dummies',
  DUMMY_DOES_NOT_ROLL: 'saying so would tell the other side which counters are dummies',
};
/** A line has faces or app dice; a count of successes comes from the screens only. Tried by itself below. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED'];

/** One tap for what each captain does by himself. */
const FOR_BOTH: readonly string[] = ['passTorpedoesAloud', 'drawBoth'];

const FIRST = [30, 38, 48, 49, 51, 60, 97, 101, 107, 117, 130, 135];

test('over a hundred seeds the captains carry out every command, and their mistakes meet every refusal', async () => {
  // Some small battles to the end, for last turns and the one late division that a die brings; the rest short.
  const game = (seed: number) => {
    const scenario = SCENARIOS[seed % SCENARIOS.length]!;
    const made = scenarioBattle(scenario.id, seed, { varied: true })!;
    const isSmall = Object.keys((made.book.begin(made.setup) as BattleState).ships).length < 30;
    return { ...made, turns: scenario.id === 'hitachi-maru' || (isSmall && seed % 5 === 0) ? 40 : 3 };
  };
  const covered = await autoCoverage<BattleState>({
    ...{ game, seeds: 150, first: FIRST },
    problems: (state, command) => (command === 'endPhase' ? invariants(state) : []),
    commands: COMMAND_TYPES.filter((type) => !FOR_BOTH.includes(type)),
    refusals: ALL_REFUSALS.filter((code) => !(code in UNREACHABLE) && !NOT_IN_A_LINE.includes(code)),
  });
  expect(covered).toMatchObject({ broken: [], undone: [], unmet: [] });
  expect(Object.keys(UNREACHABLE).filter((code) => covered.met.includes(code))).toEqual([]);
}, 600_000);

test('a count where faces are wanted is refused', () => {
  const made = scenarioBattle('chemulpo', 1);
  if (!made) throw new Error('no scenario');
  const log = new MemoryLog<unknown>(made.book, made.setup, 1);
  for (const side of ['ijn', 'irn']) log.act({ type: 'passTorpedoes', side });
  log.act({ type: 'endPhase', phase: 'A', waive: true });
  const draft = newDraft({ type: 'rollInitiative' });
  const asked = evaluate(log.book, log.battle, draft);
  if (!asked.ok || asked.value.type !== 'needs') throw new Error('initiative wants dice');
  const dice = { [asked.value.needs.call.key]: { count: 1, source: 'count' as const } };
  expect(evaluate(log.book, log.battle, { ...draft, dice })).toMatchObject({ error: { code: 'COUNT_NOT_ALLOWED' } });
});
