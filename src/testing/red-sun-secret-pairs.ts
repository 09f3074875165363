import { strayCommand } from '@/cli/battle/red-sun-mistakes';
import type { Book } from '@/game/battle';
import { describeAll, isKnownTo } from '@/game/curtain';
import { picker } from '@/game/shuffle';
import { redo, undo } from '@/game/undo';
import {
  type CampaignState,
  type Command,
  houseSetup,
  playerCommand,
  redSunCampaign,
  sailable,
  type Side,
} from '@/rules/red-sun/index';

import { text, whereTheyPart } from './parting';
import { type Answer, type Onlooker, SecretTable } from './secret-table';

const BOOK = redSunCampaign as unknown as Book<CampaignState>;
type Table = SecretTable<CampaignState, Command>;

/** How often what was done: pairs that hid nothing show nothing. */
interface RedSunPairTally {
  open: number;
  refused: number;
  different: number;
  undone: number;
  revealing: number;
}

/** Two campaigns that differ in what one side picked in secret for initiative, played side by side until its dice. */
class RedSunSecretPair {
  readonly tables: readonly [Table, Table];
  readonly onlookers: readonly Onlooker[];
  private done = 'the beginning';
  private isOver = false;

  constructor(
    readonly secret: Side,
    private readonly pick: (n: number) => number,
    private readonly tally: RedSunPairTally,
  ) {
    this.onlookers = [secret === 'ijn' ? 'irn' : 'ijn', 'public'];
    const setup = houseSetup('pair', { houseRules: { sortiePicks: 'private' } });
    this.tables = [new SecretTable(BOOK, setup, this.onlookers), new SecretTable(BOOK, setup, this.onlookers)];
  }

  play(steps: number): void {
    for (let step = 0; step < steps && !this.isOver; step += 1) {
      const chance = this.pick(8);
      if (chance === 0) this.takeBack();
      else if (chance < 4) this.probe();
      else this.goOn();
      for (const each of this.onlookers) {
        const [one, two] = this.tables.map((table) => table.seenBy(each));
        for (const what of Object.keys(one!)) this.same(`${what} of ${each}`, one![what]!, two![what]!);
      }
    }
  }

  private same(what: string, one: string, two: string): void {
    if (one === two) return;
    throw new Error(`${what} after ${this.done}:${whereTheyPart(one, two)}`);
  }

  private goOn(): void {
    const { state } = this.tables[0];
    const command = playerCommand(state, this.pick);
    if (command.type !== 'pickSorties' || command.side !== this.secret) return this.together(command);
    const fleets = sailable(state, this.secret).map(({ id }) => id);
    const other = { ...command, fleets: fleets.filter(() => this.pick(2) === 0) };
    this.done = `in secret ${text(command)}, ${text(other)}`;
    const answers = this.tables.map((table, place) => {
      table.openCurtain();
      return table.ask(place === 0 ? command : other, { faces: [1], source: 'app', override: true });
    });
    const told = this.tables.map((table, place) =>
      text(this.onlookers.map((each) => describeAll(BOOK, table.state, answers[place]!.events ?? [], each))),
    );
    this.same('answers', told[0]!, told[1]!);
    if (text(command) !== text(other)) this.tally.different += 1;
    for (const [place, table] of this.tables.entries()) table.commit(answers[place]!);
  }

  /** Both answers, the same but for the dice that reveal what was picked: then the pair has done its work. */
  private answers(command: Command): readonly [Answer, Answer] | null {
    const asking = { faces: this.faces(), source: 'app', override: this.pick(6) === 0 } as const;
    const answers = this.tables.map((table) => table.ask(command, asking)) as [Answer, Answer];
    const shown = answers.map(({ asked, events }, place) =>
      text([asked, events && this.tables[place]!.telling(events)]),
    );
    if (shown[0] === shown[1]) return answers;
    this.done = `asking ${text(command)}`;
    if (command.type !== 'rollInitiative' || command.side !== this.secret) this.same('answers', shown[0]!, shown[1]!);
    return null;
  }

  private together(command: Command): void {
    const answers = this.answers(command);
    if (answers === null) {
      this.tally.revealing += 1;
      this.isOver = true;
      return;
    }
    this.done = text(command);
    for (const [place, table] of this.tables.entries()) table.commit(answers[place]!);
    this.tally[answers[0].events === null ? 'refused' : 'open'] += 1;
  }

  /** Answers to what nobody goes on with: refusals are read, too. */
  private probe(): void {
    for (let tries = 0; tries < 5; tries += 1) {
      const command = strayCommand(this.tables[0].state, this.pick);
      const isSecret = BOOK.curtainOf(this.tables[0].state, command) === this.secret;
      if (!isSecret && this.answers(command)?.[0].events === null) this.tally.refused += 1;
    }
  }

  private takeBack(): void {
    const way = this.pick(2) === 0 ? undo : redo;
    this.done = way === undo ? 'undo' : 'redo';
    const known = isKnownTo(BOOK, 'public');
    const taken = this.tables.map((table) => table.take(() => way(table.battle, known), 'public'));
    this.same('answers', text(taken[0]), text(taken[1]));
    if (taken[0]) this.tally.undone += 1;
  }

  private faces(): readonly number[] {
    return Array.from({ length: 60 }, () => 1 + this.pick(6));
  }
}

/** So many pairs; where a secret showed, with the seed that shows it again. `then` looks at each once it is played. */
export function playRedSunPairs(
  count: number,
  firstSeed: number,
  steps: number,
  then: (pair: RedSunSecretPair) => void = () => undefined,
) {
  const tally: RedSunPairTally = { open: 0, refused: 0, different: 0, undone: 0, revealing: 0 };
  const failures: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    try {
      const pair = new RedSunSecretPair(seed % 2 === 0 ? 'ijn' : 'irn', picker(seed), tally);
      pair.play(steps);
      then(pair);
    } catch (error) {
      failures.push(`seed ${seed}: ${(error as Error).message}`);
    }
  }
  return { tally, failures };
}
