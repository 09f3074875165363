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
import {
  type CampaignState as TideState,
  type Command as TideCommand,
  playerCommand as tideCommand,
} from '@/rules/tide/index';
import { type BattleState, captainCommand, type Command as TogoCommand, sideToAct } from '@/rules/togo/index';
import {
  type CampaignState as TsushimaState,
  type Command as TsushimaCommand,
  playerCommand as tsushimaCommand,
  usual as tsushimaUsual,
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

/** A table of a campaign, with the simple players of its book. */
abstract class CampaignRecorder<State, Command extends Tagged> extends BookRecorder<Command> {
  protected abstract readonly player: (state: State, pick: (n: number) => number) => Command;
  /** What the rules want next, where the players may be refused. */
  protected readonly usual: ((state: State) => Command) | null = null;

  get state(): State {
    return this.battle.state as State;
  }

  /** What whoever is asked would do. */
  order(): Command {
    return this.player(this.state, this.pick);
  }

  /** Does it with app dice; what may not be done after all they leave, and do what the rules want next. */
  follow(command: Command): boolean {
    return this.act(asJson(command)) || (this.usual !== null && this.act(asJson(this.usual(this.state))));
  }
}

export class TideRecorder extends CampaignRecorder<TideState, TideCommand> {
  protected readonly player = tideCommand;
}

export class TsushimaRecorder extends CampaignRecorder<TsushimaState, TsushimaCommand> {
  protected readonly player = tsushimaCommand;
  protected override readonly usual = tsushimaUsual;
}

export class RedSunRecorder extends CampaignRecorder<RedSunState, RedSunCommand> {
  protected readonly player = redSunCommand;
  protected override readonly usual = redSunUsual;
}

export class MukdenRecorder extends CampaignRecorder<MukdenState, MukdenCommand> {
  protected readonly player = mukdenCommand;
  protected override readonly usual = mukdenUsual;
}

const asJson = (command: Tagged): Json => command as unknown as Json;
