import { type NewBattle, scenarioBattle } from '@/cli/battle/scenario-battle';
import { entriesOf, givenUp, newDraft, rollAppDice, evaluate, type Draft } from '@/game/act';
import type { Entry } from '@/game/entry';
import { picker } from '@/game/shuffle';
import { backTo, redo, undo } from '@/game/undo';
import { meets } from '@/rules/common/dice';
import {
  type CampaignState as MukdenState,
  type Command as MukdenCommand,
  playerCommand as mukdenCommand,
  usual as mukdenUsual,
} from '@/rules/mukden/index';
import {
  type CampaignState as RedSunState,
  type Command as RedSunCommand,
  playerCommand as redSunCommand,
  usual as redSunUsual,
} from '@/rules/red-sun/index';
import type { Json, Tagged } from '@/rules/rulebook';
import { type CampaignState, type Command as TideCommand, playerCommand } from '@/rules/tide/index';
import { type BattleState, captainCommand, type Command as TogoCommand, sideToAct } from '@/rules/togo/index';
import {
  type CampaignState as TsushimaState,
  type Command as TsushimaCommand,
  playerCommand as tsushimaCommand,
  usual,
} from '@/rules/tsushima/index';

import type { GoldenEntry } from './golden-file';
import { MemoryLog } from './log';

/** A table at which everything is written down as it would be on disk. */
export class BookRecorder<Command extends Tagged = Tagged> extends MemoryLog<unknown> {
  readonly entries: GoldenEntry[] = [];
  readonly pick: (n: number) => number;

  constructor({ book, setup }: NewBattle, seed: number) {
    super(book, setup, seed);
    this.pick = picker(seed);
    const begun = { type: 'v1.Begun', book: book.id, bookVersion: book.version, seed, setup } as const;
    this.entries.push({ action: 1, entry: begun });
  }

  override append(entries: readonly Entry[]): void {
    const action = this.battle.seq + 1;
    super.append(entries);
    this.entries.push(...entries.map((entry) => ({ action, entry })));
  }

  /** With the umpire's leave. */
  insist(command: Command): boolean {
    return this.act(asJson(command), newDraft(asJson(command), { override: true }));
  }

  /** The players' own dice: a count where only successes matter, every other time, else faces. */
  rollAtTheTable(command: Command): boolean {
    let draft = newDraft(asJson(command));
    for (;;) {
      const evaluated = evaluate(this.book, this.battle, draft);
      if (!evaluated.ok) return false;
      if (evaluated.value.type === 'done') {
        this.append(entriesOf(this.book, this.battle, draft, evaluated.value.events));
        return true;
      }
      const { call } = evaluated.value.needs;
      const faces = Array.from({ length: call.dice.value }, () => 1 + this.pick(6));
      const successes = faces.filter((face) => meets(call, face)).length;
      const step =
        call.countable && this.pick(2) === 0 ? { count: successes, source: 'count' as const } : this.dice(faces);
      draft = { ...draft, dice: { ...draft.dice, [call.key]: step } };
    }
  }

  /** Dice read off the table, one in eight of them misread and put right by the umpire. */
  private dice(faces: readonly number[]): Draft['dice'][string] {
    return {
      dice: faces.map((face) =>
        this.pick(8) === 0
          ? { face, source: 'umpire' as const, was: [{ face: (face % 6) + 1, source: 'table' as const }] }
          : { face, source: 'table' as const },
      ),
    };
  }

  /** Looks at app dice for a command and leaves it; false when it needed none. */
  giveUp(command: Command): boolean {
    const rolled = rollAppDice(this.book, this.battle, newDraft(asJson(command)), { untilDone: false });
    const entry = rolled.ok ? givenUp(this.book, this.battle, rolled.value) : null;
    if (entry) this.append([entry]);
    return entry !== null;
  }

  undo = (): boolean => this.takeBack(undo(this.battle));
  redo = (): boolean => this.takeBack(redo(this.battle));
  backTo = (seq: number): boolean => this.takeBack(backTo(this.battle, seq));

  private takeBack(entry: ReturnType<typeof undo>): boolean {
    if (entry.ok) this.append([entry.value]);
    return entry.ok;
  }
}

/** A table of Togo. */
export class Recorder extends BookRecorder<TogoCommand> {
  constructor(scenario: string, seed: number) {
    const made = scenarioBattle(scenario, seed);
    if (!made) throw new Error(`there is no scenario ${scenario}`);
    super(made, seed);
  }

  get state(): BattleState {
    return this.battle.state as BattleState;
  }

  /** What the captain whose turn it is would do. */
  order(): TogoCommand {
    return captainCommand(this.state, sideToAct(this.state), this.pick);
  }

  /** Does it with app dice; what a captain may not do after all, the table waives. */
  follow(command: TogoCommand): void {
    if (this.act(asJson(command))) return;
    const { phase } = this.state;
    if (!this.act({ type: 'endPhase', phase, waive: true })) this.act({ type: 'endBattle' });
  }
}

/** A campaign of The Tide at Sunrise. */
export class TideRecorder extends BookRecorder<TideCommand> {
  get state(): CampaignState {
    return this.battle.state as CampaignState;
  }

  /** What whoever is asked would do. */
  order(): TideCommand {
    return playerCommand(this.state, this.pick);
  }

  follow(command: TideCommand): boolean {
    return this.act(asJson(command));
  }
}

/** A campaign of Tsushima. */
export class TsushimaRecorder extends BookRecorder<TsushimaCommand> {
  get state(): TsushimaState {
    return this.battle.state as TsushimaState;
  }

  order(): TsushimaCommand {
    return tsushimaCommand(this.state, this.pick);
  }

  /** Does it with app dice; what may not be done after all they leave, and do what the rules want next. */
  follow(command: TsushimaCommand): boolean {
    return this.act(asJson(command)) || this.act(asJson(usual(this.state)));
  }
}

/** A campaign of Red Sun Rising. */
export class RedSunRecorder extends BookRecorder<RedSunCommand> {
  get state(): RedSunState {
    return this.battle.state as RedSunState;
  }

  order(): RedSunCommand {
    return redSunCommand(this.state, this.pick);
  }

  /** Does it with app dice; what may not be done after all they leave, and do what the rules want next. */
  follow(command: RedSunCommand): boolean {
    return this.act(asJson(command)) || this.act(asJson(redSunUsual(this.state)));
  }
}

/** A campaign of Mukden. */
export class MukdenRecorder extends BookRecorder<MukdenCommand> {
  get state(): MukdenState {
    return this.battle.state as MukdenState;
  }

  order(): MukdenCommand {
    return mukdenCommand(this.state, this.pick);
  }

  /** Does it with app dice; what may not be done after all they leave, and do what the rules want next. */
  follow(command: MukdenCommand): boolean {
    return this.act(asJson(command)) || this.act(asJson(mukdenUsual(this.state)));
  }
}

const asJson = (command: Tagged): Json => command as unknown as Json;
