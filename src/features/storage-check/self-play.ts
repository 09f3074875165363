import { draftFor, entriesOf, rollAppDice, evaluate } from '@/game/act';
import type { Seed } from '@/game/app-dice';
import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import type { Json } from '@/rules/rulebook';
import {
  type BattleState,
  captainCommand,
  type Command,
  countersFor,
  scenarioById,
  setupFromScenario,
  sideToAct,
  togoBattle,
} from '@/rules/togo/index';
import { append, createBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';

export interface Kept {
  readonly actions: number;
  readonly lastMilliseconds: number;
  readonly slowestMilliseconds: number;
}

interface SelfPlay {
  readonly id: string;
  readonly name: string;
  readonly seed: Seed;
  /** Asked after each action. */
  readonly goesOn: () => boolean;
  /** Told after each action, when it is on disk and not before. */
  readonly onKept: (kept: Kept) => void;
}

const SCENARIO = 'ulsan';

/** Two captains play a battle through the same commands and the same store as a real one, as fast as the device keeps it. */
export async function playByItself(db: Driver, { id, name, seed, goesOn, onKept }: SelfPlay): Promise<void> {
  const pick = picker(seed);
  const scenario = scenarioById(SCENARIO);
  if (!scenario) throw new Error(`There is no scenario ${SCENARIO}.`);
  const names = Array.from({ length: countersFor(scenario) }, (_, index) => `c${index + 1}`);
  const setup = setupFromScenario(scenario, { counters: shuffled(names, pick) });
  const created = await createBattle(db, BOOK, { id, name, seed, setup: setup as unknown as Json }, now());
  if (!created.ok) throw new Error(created.error);

  let open = created.value;
  let kept: Kept = { actions: 0, lastMilliseconds: 0, slowestMilliseconds: 0 };
  while (goesOn() && open.battle.state.result === null) {
    const { state } = open.battle;
    const started = performance.now();
    const after = await act(db, open, captainCommand(state, sideToAct(state), pick));
    if (after === open) continue;
    open = after;
    const lastMilliseconds = performance.now() - started;
    const slowestMilliseconds = Math.max(kept.slowestMilliseconds, lastMilliseconds);
    kept = { actions: kept.actions + 1, lastMilliseconds, slowestMilliseconds };
    onKept(kept);
  }
}

const BOOK = togoBattle as Book<BattleState>;

/** The battle after a command with app dice; the same battle when it was refused. */
async function act(db: Driver, open: OpenBattle<BattleState>, command: Command): Promise<OpenBattle<BattleState>> {
  const rolled = rollAppDice(BOOK, open.battle, draftFor(BOOK, open.battle, command), { untilDone: true });
  const evaluated = rolled.ok ? evaluate(BOOK, open.battle, rolled.value) : rolled;
  if (!rolled.ok || !evaluated.ok || evaluated.value.type !== 'done') return open;
  const written = await append(db, open, entriesOf(BOOK, open.battle, rolled.value, evaluated.value.events), now());
  if (!written.ok) throw new Error(written.error);
  return written.value;
}

const now = (): string => new Date().toISOString();
