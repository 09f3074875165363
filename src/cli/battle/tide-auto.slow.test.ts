import { entriesOf, evaluate } from '@/game/act';
import { invariants } from '@/rules/tide/battle/invariants';
import { ALL_REFUSALS, type CampaignState, COMMAND_TYPES } from '@/rules/tide/index';
import { MemoryLog } from '@/testing/log';

import { draftOf, type CommandLine } from './actions';
import { playOn } from './auto';
import { tideCampaignBy } from './tide-campaign';

/** A line has faces or app dice; a count of successes comes from the screens only. Tried by itself in tide.test.ts. */
const NOT_IN_A_LINE = ['COUNT_NOT_ALLOWED'];

test('over a hundred seeds the players carry out every command, and their mistakes meet every refusal', async () => {
  const done = new Set<string>();
  const met = new Set<string>();
  const broken: string[] = [];
  for (let seed = 1; seed <= 100; seed += 1) {
    const made = tideCampaignBy(seed, { varied: true });
    const log = new MemoryLog<unknown>(made.book, made.setup, seed);
    const act = async (line: CommandLine): Promise<boolean> => {
      const draft = draftOf(log.book, log.battle, line);
      const weighed = draft.ok ? evaluate(log.book, log.battle, draft.value) : draft;
      if (!weighed.ok) met.add(weighed.error.code);
      if (!draft.ok || !weighed.ok || weighed.value.type !== 'done') return false;
      log.append(entriesOf(log.book, log.battle, draft.value, weighed.value.events));
      done.add(line.type);
      broken.push(...invariants(log.battle.state as CampaignState).map((problem) => `seed ${seed}: ${problem}`));
      return true;
    };
    const refused = ({ code }: { code: string }) => void met.add(code);
    const table = { book: log.book, battle: () => log.battle, act, refused };
    if ((await playOn(table, 99)) !== 'done') broken.push(`seed ${seed} gets nowhere`);
    if ((log.battle.state as CampaignState).result === null) broken.push(`seed ${seed} has no end`);
  }
  expect(broken.slice(0, 5)).toEqual([]);
  expect(COMMAND_TYPES.filter((type) => !done.has(type))).toEqual([]);
  expect(ALL_REFUSALS.filter((code) => !met.has(code) && !NOT_IN_A_LINE.includes(code))).toEqual([]);
}, 300_000);
