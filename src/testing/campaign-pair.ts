import type { Book } from '@/game/battle';
import { describeAll, isKnownTo, lastKnown } from '@/game/curtain';
import { picker } from '@/game/shuffle';
import { redo, undo } from '@/game/undo';
import type { Tagged } from '@/rules/rulebook';

import { text, whereTheyPart } from './parting';
import { type Answer, type Onlooker, SecretTable } from './secret-table';

type Side = 'ijn' | 'irn';

/** How often what was done: pairs that hid nothing show nothing. */
interface PairTally {
  open: number;
  refused: number;
  different: number;
  givenUp: number;
  undone: number;
  revealing: number;
}

interface Chances {
  readonly takeBack: number;
  readonly probe: number;
  readonly of: number;
}

/** What screens make of a table, by name. */
export type TableWords<State, Command extends Tagged> = (
  table: SecretTable<State, Command>,
) => Readonly<Record<string, unknown>>;

export interface PairOf<State, Command extends Tagged> {
  readonly secret: Side;
  readonly pick: (n: number) => number;
  readonly tally: PairTally;
  readonly words: TableWords<State, Command>;
}

/** Two campaigns of a book that differ in what one side alone may know, played side by side. */
export abstract class CampaignPair<State, Command extends Tagged> {
  readonly tables: readonly [SecretTable<State, Command>, SecretTable<State, Command>];
  readonly onlookers: readonly Onlooker[];
  protected readonly secret: Side;
  protected readonly pick: (n: number) => number;
  /** How often something is taken back or only asked for; else the players go on. */
  protected readonly chances: Chances = { takeBack: 1, probe: 2, of: 12 };
  private done = 'the beginning';
  private isOver = false;

  constructor(
    private readonly book: Book<State>,
    setup: object,
    private readonly of: PairOf<State, Command>,
  ) {
    this.secret = of.secret;
    this.pick = of.pick;
    this.onlookers = [of.secret === 'ijn' ? 'irn' : 'ijn', 'public'];
    this.tables = [new SecretTable(book, setup, this.onlookers), new SecretTable(book, setup, this.onlookers)];
  }

  protected abstract goOn(): void;
  /** Whether a command may show what was hidden. */
  protected abstract isShowing(command: Command, state: State): boolean;
  protected abstract isEnded(state: State): boolean;
  /** A command that may well be refused. */
  protected abstract stray(state: State): Command;

  play(steps: number): void {
    for (let step = 0; step < steps && !this.isOver; step += 1) {
      const { takeBack, probe, of } = this.chances;
      const chance = this.pick(of);
      if (chance < takeBack) this.takeBack();
      else if (chance < takeBack + probe) this.probe();
      else this.goOn();
      this.compare();
      if (this.tables.some((table) => this.isEnded(table.state))) return;
    }
  }

  private compare(): void {
    const isSame = (what: string, one: unknown, two: unknown) => {
      const said = [text(one), text(two)] as const;
      if (said[0] !== said[1]) this.leak(what, ...said);
    };
    for (const each of this.onlookers) {
      const [one, two] = this.tables.map((table) => table.seenBy(each));
      for (const what of Object.keys(one!)) isSame(`${what} of ${each}`, one![what], two![what]);
    }
    const [one, two] = this.tables.map(this.of.words);
    for (const what of Object.keys(one!)) isSame(what, one![what], two![what]);
  }

  private leak(what: string, one: string, two: string): never {
    throw new Error(`${what} after ${this.done}:${whereTheyPart(one, two)}`);
  }

  protected isSecret = (command: Command): boolean =>
    this.book.curtainOf(this.tables[0].state, command) === this.secret;

  /** The same kind of thing behind the curtain, with other choices or other dice. False where one of them cannot: neither does. */
  protected inSecret(command: Command, other: Command, { isSame = false, mayShow = false } = {}): boolean {
    const [faces, others] = [this.faces(), this.faces()];
    const asked: readonly [Command, readonly number[]][] = [
      [command, faces],
      [other, isSame ? faces : others],
    ];
    const answers = this.tables.map((table, place) => {
      table.leaveStrip(this.secret);
      table.openCurtain();
      return table.ask(asked[place]![0], { faces: asked[place]![1], source: 'app', override: true });
    }) as [Answer, Answer];
    this.done = `in secret ${text(command)}, ${text(other)}`;
    if (answers.some(({ events }) => events === null)) return false;
    const [one, two] = this.tables.map((table, place) => this.told(table, answers[place]!));
    const shown = this.tables.map((table, place) => table.showing(answers[place]!.events ?? []));
    if (mayShow && (one !== two || shown[0] !== shown[1])) {
      this.stop();
      return true;
    }
    if (one !== two) this.leak('answers', one!, two!);
    if (!isSame) this.of.tally.different += 1;
    for (const [place, answer] of answers.entries()) {
      const table = this.tables[place]!;
      // Given up at one table alone, and begun again: nobody else hears of it.
      if (answer.draft.appDice > 0 && this.pick(3) === 0) {
        table.giveUp(answer.draft);
        this.of.tally.givenUp += 1;
      }
      if (answer.draft.appDice > 0 && this.pick(4) === 0) table.leaveOpen(answer.draft);
      table.commit(answer);
    }
    return true;
  }

  /** What onlookers are told of it; that a rule was set aside in secret is not. */
  private told({ state }: SecretTable<State, Command>, { events }: Answer): string {
    return text(
      this.onlookers.map((each) => describeAll(this.book, state, events ?? [], each).filter((one) => one !== null)),
    );
  }

  /** What everybody sees, the same at both tables. */
  protected together(command: Command, givesUp: boolean): void {
    const answers = this.answers(command);
    if (answers === null) return this.stop();
    this.done = text(command);
    for (const [place, answer] of answers.entries()) {
      const table = this.tables[place]!;
      if (givesUp && answer.draft.appDice > 0) table.giveUp(answer.draft);
      if (answer.events === null) this.of.tally.refused += 1;
      else {
        table.commit(answer);
        this.of.tally.open += 1;
      }
    }
  }

  private stop(): void {
    this.of.tally.revealing += 1;
    this.isOver = true;
  }

  /** Both answers; null where they show what was hidden, because that is what the command is for. */
  private answers(command: Command): readonly [Answer, Answer] | null {
    for (const table of this.tables) table.leaveStrip(this.book.curtainOf(table.state, command) ?? 'public');
    const asking = { faces: this.faces(), source: 'app', override: this.pick(8) === 0 } as const;
    const answers = this.tables.map((table) => table.ask(command, asking)) as [Answer, Answer];
    const isRevealing = this.tables.some((table) => this.isShowing(command, table.state));
    const shown = answers.map(({ asked, events }, place) => {
      const table = this.tables[place]!;
      return text([asked, events && (isRevealing ? table.showing(events) : table.telling(events))]);
    });
    if (shown[0] === shown[1]) return answers;
    this.done = `asking ${text(command)}`;
    if (!isRevealing) this.leak('answers', shown[0]!, shown[1]!);
    return null;
  }

  /** Answers to what nobody goes on with: refusals are read, too. */
  private probe(): void {
    for (let tries = 0; tries < 5; tries += 1) {
      const command = this.stray(this.tables[0].state);
      if (!this.isSecret(command) && this.answers(command)?.[0].events === null) this.of.tally.refused += 1;
    }
  }

  private takeBack(): void {
    const isUndo = this.pick(2) === 0;
    const known = isKnownTo(this.book, 'public');
    this.done = isUndo ? 'undo' : 'redo';
    const last = this.tables.map((table) => lastKnown(this.book, table.battle, 'public') !== null);
    const taken = this.tables.map((table) =>
      table.take(() => (isUndo ? undo(table.battle, known) : redo(table.battle, known)), 'public'),
    );
    if (text(taken[0]) !== text(taken[1]) || last[0] !== last[1]) this.leak('answers', text(taken[0]), text(taken[1]));
    if (taken[0]) this.of.tally.undone += 1;
  }

  private faces(): readonly number[] {
    return Array.from({ length: 60 }, () => 1 + this.pick(6));
  }
}

/** So many pairs; where a secret showed, with the seed that shows it again. */
export function playPairs<State, Command extends Tagged>(
  [first, count]: readonly [number, number],
  words: TableWords<State, Command>,
  play: (of: PairOf<State, Command>, seed: number) => void,
) {
  const tally: PairTally = { open: 0, refused: 0, different: 0, givenUp: 0, undone: 0, revealing: 0 };
  const failures: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      play({ secret: seed % 2 === 0 ? 'ijn' : 'irn', pick: picker(seed), tally, words }, seed);
    } catch (error) {
      failures.push(`seed ${seed}: ${(error as Error).message}`);
    }
  }
  return { tally, failures };
}
