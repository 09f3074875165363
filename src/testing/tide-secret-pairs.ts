import { strayCommand } from '@/cli/battle/tide-mistakes';
import type { Book } from '@/game/battle';
import { describeAll, isKnownTo, lastKnown } from '@/game/curtain';
import { picker } from '@/game/shuffle';
import { redo, undo } from '@/game/undo';
import {
  allShips,
  type CampaignState,
  CHITS,
  type Command,
  houseSetup,
  playerCommand,
  type Side,
  tideCampaign,
} from '@/rules/tide/index';

import { type Answer, type Onlooker, SecretTable, text } from './secret-table';

const BOOK = tideCampaign as unknown as Book<CampaignState>;
type Table = SecretTable<CampaignState, Command>;

/** How often what was done: pairs that hid nothing show nothing. */
export interface TidePairTally {
  open: number;
  refused: number;
  different: number;
  givenUp: number;
  undone: number;
  revealing: number;
}

/** What turns over what was hidden. */
const REVEALING: readonly string[] = ['reveal', 'revealChits'];
/** Whether a command shows what was hidden: who is evacuated, and where Port markers are open who lies under one. */
const isShowing = (command: Command, { rulings, step, evacuating }: CampaignState): boolean =>
  REVEALING.includes(command.type) ||
  command.type === 'changeHouseRule' ||
  (evacuating && (step === 'japan' || step === 'leave')) ||
  (rulings.conditionInPort === 'open' && (command.type === 'stayOut' || step === 'leave'));

/** Two campaigns that differ in one side's ships, chits, dice for mines and conditions in port, played side by side. */
class TideSecretPair {
  readonly tables: readonly [Table, Table];
  readonly onlookers: readonly Onlooker[];
  private done = 'the beginning';
  private isOver = false;

  constructor(
    readonly secret: Side,
    isSecretInPort: boolean,
    private readonly pick: (n: number) => number,
    private readonly tally: TidePairTally,
  ) {
    this.onlookers = [secret === 'ijn' ? 'irn' : 'ijn', 'public'];
    const houseRules = {
      conditionInPort: isSecretInPort ? 'secret' : 'open',
      bothFleetsOut: pick(2) === 0 ? 'split' : 'vladivostok-first',
    } as const;
    const setup = houseSetup('pair', { turnLimit: 8, houseRules });
    this.tables = [new SecretTable(BOOK, setup, this.onlookers), new SecretTable(BOOK, setup, this.onlookers)];
  }

  play(steps: number): void {
    for (let step = 0; step < steps && !this.isOver; step += 1) {
      const chance = this.pick(12);
      if (chance === 0) this.takeBack();
      else if (chance < 3) this.probe();
      else this.goOn();
      this.compare();
      if (this.tables.some((table) => table.state.result !== null)) return;
    }
  }

  private compare(): void {
    for (const each of this.onlookers) {
      const [one, two] = this.tables.map((table) => table.seenBy(each));
      for (const what of Object.keys(one!)) {
        if (one![what] !== two![what]) this.leak(`${what} of ${each}`, one![what]!, two![what]!);
      }
    }
  }

  private leak(what: string, one: string, two: string): never {
    let at = 0;
    while (at < one.length && one[at] === two[at]) at += 1;
    const near = (told: string) => told.slice(Math.max(0, at - 160), at + 120);
    throw new Error(`${what} after ${this.done}:\n  ${near(one)}\n  ${near(two)}`);
  }

  private goOn(): void {
    const command = playerCommand(this.tables[0].state, this.pick);
    if (this.isSecret(command)) this.inSecret(command);
    else this.together(command, this.pick(10) === 0);
  }

  private isSecret = (command: Command): boolean => BOOK.curtainOf(this.tables[0].state, command) === this.secret;

  /** The same kind of thing behind the curtain, but mostly not the same thing. */
  private inSecret(command: Command): void {
    const isSame = this.pick(3) === 0;
    const other = isSame ? command : this.varied(command);
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
    if (answers.some(({ events }) => events === null)) {
      // One of them cannot: neither does.
      if (command.type === 'enterCoastal') this.together({ type: 'stayOut', side: 'ijn' }, false);
      return;
    }
    const [one, two] = this.tables.map((table, place) => this.told(table, answers[place]!));
    if (isShowing(command, this.tables[0].state) && one !== two) return this.stop();
    if (one !== two) this.leak('answers', one!, two!);
    if (!isSame) this.tally.different += 1;
    for (const [place, answer] of answers.entries()) {
      const table = this.tables[place]!;
      // Given up at one table alone, and begun again: nobody else hears of it.
      if (answer.draft.appDice > 0 && this.pick(3) === 0) {
        table.giveUp(answer.draft);
        this.tally.givenUp += 1;
      }
      if (answer.draft.appDice > 0 && this.pick(4) === 0) table.leaveOpen(answer.draft);
      table.commit(answer);
    }
  }

  /** What onlookers are told of it; that a rule was set aside in secret is not. */
  private told({ state }: Table, { events }: Answer): string {
    return text(
      this.onlookers.map((each) => describeAll(BOOK, state, events ?? [], each).filter((one) => one !== null)),
    );
  }

  /** Another way of doing the same: other ships, other chits. */
  private varied(command: Command): Command {
    const chit = () => CHITS[this.pick(CHITS.length)]!;
    if (command.type === 'pickChits') return { ...command, chits: [chit(), chit()] };
    if (command.type !== 'sail') return command;
    const all = allShips(this.tables[1].state)
      .filter(({ fleet, fate }) => fleet === command.fleet && fate === 'afloat')
      .map(({ id }) => id);
    const some = all.filter(() => this.pick(2) === 0);
    const ships = some.length === 0 ? all.slice(0, 1) : some;
    if (command.portArthur === undefined) return { ...command, ships };
    const here = ships.filter(() => this.pick(2) === 0);
    return { ...command, ships: here, portArthur: ships.filter((id) => !here.includes(id)) };
  }

  /** What everybody sees, the same at both tables. */
  private together(command: Command, givesUp: boolean): void {
    const answers = this.answers(command);
    if (answers === null) return this.stop();
    this.done = text(command);
    for (const [place, answer] of answers.entries()) {
      const table = this.tables[place]!;
      if (givesUp && answer.draft.appDice > 0) table.giveUp(answer.draft);
      if (answer.events === null) this.tally.refused += 1;
      else {
        table.commit(answer);
        this.tally.open += 1;
      }
    }
  }

  private stop(): void {
    this.tally.revealing += 1;
    this.isOver = true;
  }

  /** Both answers; null where they show what was hidden, because that is what the command is for. */
  private answers(command: Command): readonly [Answer, Answer] | null {
    for (const table of this.tables) table.leaveStrip(BOOK.curtainOf(table.state, command) ?? 'public');
    const asking = { faces: this.faces(), source: 'app', override: this.pick(8) === 0 } as const;
    const answers = this.tables.map((table) => table.ask(command, asking)) as [Answer, Answer];
    const isRevealing = this.tables.some((table) => isShowing(command, table.state));
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
      const command = strayCommand(this.tables[0].state, this.pick);
      if (!this.isSecret(command) && this.answers(command)?.[0].events === null) this.tally.refused += 1;
    }
  }

  private takeBack(): void {
    const isUndo = this.pick(2) === 0;
    const known = isKnownTo(BOOK, 'public');
    this.done = isUndo ? 'undo' : 'redo';
    const last = this.tables.map((table) => lastKnown(BOOK, table.battle, 'public') !== null);
    const taken = this.tables.map((table) =>
      table.take(() => (isUndo ? undo(table.battle, known) : redo(table.battle, known)), 'public'),
    );
    if (text(taken[0]) !== text(taken[1]) || last[0] !== last[1]) this.leak('answers', text(taken[0]), text(taken[1]));
    if (taken[0]) this.tally.undone += 1;
  }

  private faces(): readonly number[] {
    return Array.from({ length: 60 }, () => 1 + this.pick(6));
  }
}

/** So many pairs; where a secret showed, with the seed that shows it again. */
export function playTidePairs(count: number, firstSeed: number, steps: number) {
  const tally: TidePairTally = { open: 0, refused: 0, different: 0, givenUp: 0, undone: 0, revealing: 0 };
  const failures: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    try {
      new TideSecretPair(seed % 2 === 0 ? 'ijn' : 'irn', seed % 3 !== 0, picker(seed), tally).play(steps);
    } catch (error) {
      failures.push(`seed ${seed}: ${(error as Error).message}`);
    }
  }
  return { tally, failures };
}
