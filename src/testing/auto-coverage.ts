import { type CommandLine, draftOf } from '@/cli/battle/actions';
import { playOn } from '@/cli/battle/auto';
import type { NewBattle } from '@/cli/battle/scenario-battle';
import { entriesOf, evaluate } from '@/game/act';

import { MemoryLog } from './log';

interface Played<S> {
  /** The game of a seed, and after how many turns it has been played long enough. */
  game(seed: number): NewBattle & { readonly turns: number };
  /** Games that show all there is to see between them, while the rules stay as they are: they are played first. */
  readonly first: readonly number[];
  /** Of these the others are played, as long as something is missing. */
  readonly seeds: number;
  readonly commands: readonly string[];
  readonly refusals: readonly string[];
  /** What is wrong with a state after this command. */
  problems(state: S, command: string): readonly string[];
}

/**
 * Two simple players of a book at one game after the other, until they have carried out every command and their
 * mistakes have met every refusal, or the seeds are used up: then what is left is told.
 */
export async function autoCoverage<S>({ game, first, seeds, commands, refusals, problems }: Played<S>) {
  const done = new Set<string>();
  const met = new Set<string>();
  const broken: string[] = [];
  const missing = () => ({
    undone: commands.filter((type) => !done.has(type)),
    unmet: refusals.filter((code) => !met.has(code)),
  });
  for (const seed of new Set([...first, ...Array.from({ length: seeds }, (_, index) => index + 1)])) {
    if (broken.length >= 20) break;
    const { book, setup, turns } = game(seed);
    const log = new MemoryLog<unknown>(book, setup, seed);
    const act = async (line: CommandLine): Promise<boolean> => {
      const draft = draftOf(log.book, log.battle, line);
      const evaluated = draft.ok ? evaluate(log.book, log.battle, draft.value) : draft;
      if (!evaluated.ok) met.add(evaluated.error.code);
      if (!draft.ok || !evaluated.ok || evaluated.value.type !== 'done') return false;
      log.append(entriesOf(log.book, log.battle, draft.value, evaluated.value.events));
      done.add(line.type);
      const wrong = problems(log.battle.state as S, line.type);
      broken.push(...wrong.map((problem) => `seed ${seed}, ${line.type}: ${problem}`));
      return true;
    };
    const refused = ({ code }: { code: string }) => void met.add(code);
    const table = { book: log.book, battle: () => log.battle, act, refused };
    if ((await playOn(table, turns)) !== 'done') broken.push(`seed ${seed} gets nowhere`);
    const { undone, unmet } = missing();
    if (undone.length + unmet.length === 0) break;
  }
  return { broken, ...missing(), met: [...met] };
}
