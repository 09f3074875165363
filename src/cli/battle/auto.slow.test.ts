import { entriesOf, newDraft, evaluate } from '@/game/act';
import { invariants } from '@/rules/togo/battle/invariants';
import { ALL_REFUSALS, type BattleState, COMMAND_TYPES, SCENARIOS } from '@/rules/togo/index';
import { MemoryLog } from '@/testing/log';

import { draftOf, type CommandLine } from './actions';
import { playOn } from './auto';
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

test('over a hundred seeds the captains carry out every command, and their mistakes meet every refusal', async () => {
  const done = new Set<string>();
  const met = new Set<string>();
  const broken: string[] = [];
  const wanted = ALL_REFUSALS.filter((code) => !(code in UNREACHABLE) && !NOT_IN_A_LINE.includes(code));
  const missing = () => ({
    commands: COMMAND_TYPES.filter((type) => !done.has(type) && !FOR_BOTH.includes(type)),
    refusals: wanted.filter((code) => !met.has(code)),
  });
  for (let seed = 1; seed <= 150; seed += 1) {
    const scenario = SCENARIOS[seed % SCENARIOS.length];
    const made = scenarioBattle(scenario?.id ?? '', seed, { varied: true });
    if (!made) throw new Error(`no scenario for seed ${seed}`);
    const log = new MemoryLog<unknown>(made.book, made.setup, seed);
    const act = async (line: CommandLine): Promise<boolean> => {
      const draft = draftOf(log.book, log.battle, line);
      const weighed = draft.ok ? evaluate(log.book, log.battle, draft.value) : draft;
      if (!weighed.ok) met.add(weighed.error.code);
      if (!draft.ok || !weighed.ok || weighed.value.type !== 'done') return false;
      log.append(entriesOf(log.book, log.battle, draft.value, weighed.value.events));
      done.add(line.type);
      return true;
    };
    const refused = ({ code }: { code: string }) => void met.add(code);
    const table = { book: log.book, battle: () => log.battle, act, refused };
    // Some small battles to the end, for last turns and the one late division that a die brings; the rest short.
    const isSmall = Object.keys((log.battle.state as BattleState).ships).length < 30;
    const isLong = scenario?.id === 'hitachi-maru' || (isSmall && seed % 5 === 0);
    if ((await playOn(table, isLong ? 40 : 3)) !== 'done') broken.push(`seed ${seed} gets nowhere`);
    broken.push(...invariants(log.battle.state as BattleState).map((problem) => `seed ${seed}: ${problem}`));
    const { commands, refusals } = missing();
    if (commands.length + refusals.length === 0) break;
  }
  expect(broken).toEqual([]);
  expect(missing()).toEqual({ commands: [], refusals: [] });
  expect(Object.keys(UNREACHABLE).filter((code) => met.has(code))).toEqual([]);
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
