import { isKnownTo } from '@/game/curtain';
import type { DiceSource } from '@/game/entry';
import { backTo, redo, undo } from '@/game/undo';
import { strayCommand, strayOf } from '@/rules/togo/battle/captains/stray';
import type { Tagged } from '@/rules/rulebook';
import { type BattleState, captainCommand, type Command, type Setup, type Side, sideToAct } from '@/rules/togo/index';

import { disguisedSetup } from './disguised-setup';
import { text, whereTheyPart } from './parting';
import { type Answer, BOOK, type Onlooker, SecretTable } from './secret-table';

type Way = 'do' | 'give up' | 'leave';

/** How often what was done: a pair that hid nothing shows nothing. */
export interface PairTally {
  open: number;
  refused: number;
  /** Commands that would have shown a secret: the two tables did not go on with them. */
  revealing: number;
  secrets: number;
  givenUp: number;
  undone: number;
}

/** Two tables that differ only in the secrets of one side, played side by side. A leak is an error that says where. */
export class SecretPair {
  readonly tables: readonly [SecretTable, SecretTable];
  readonly onlookers: readonly Onlooker[];
  readonly tally: PairTally = { open: 0, refused: 0, revealing: 0, secrets: 0, givenUp: 0, undone: 0 };
  private done = 'the beginning';

  constructor(
    setup: Setup,
    readonly secret: Side,
    private readonly pick: (n: number) => number,
  ) {
    this.onlookers = [secret === 'ijn' ? 'irn' : 'ijn', 'public'];
    this.tables = [
      new SecretTable(BOOK, setup, this.onlookers),
      new SecretTable(BOOK, disguisedSetup(setup, secret, pick), this.onlookers),
    ];
    // Half of them plot from the start, where places must not tell a dummy either.
    if (pick(2) === 0) this.together({ type: 'keepPlot', on: true, from: 'known' }, 'table', 'do');
    this.compare();
  }

  play(steps: number): this {
    for (let step = 0; step < steps && this.tables[0].state.result === null; step += 1) {
      this.step();
      this.compare();
    }
    for (const each of this.onlookers) this.same(`whole story of ${each}`, (table) => table.storyFor(each));
    return this;
  }

  /** Fails where the two tables differ in this. */
  same(what: string, of: (table: SecretTable) => string): void {
    const [one, two] = this.tables.map(of) as [string, string];
    if (one !== two) this.leak(what, one, two);
  }

  private step(): void {
    const chance = this.pick(24);
    if (chance < 14) this.inTheOpen();
    else if (chance < 15) this.probe();
    else if (chance < 20) this.behindTheCurtain();
    else if (chance < 22) this.noticed();
    else this.takeBack();
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
    throw new Error(`${what} after ${this.done}:${whereTheyPart(one, two)}`);
  }

  /** Something everybody sees, the same at both tables: done, given up, or its strip left open. */
  private inTheOpen(): void {
    const source = this.pick(2) === 0 ? 'app' : 'table';
    const chance = this.pick(12);
    const way = chance === 0 ? 'give up' : chance === 1 ? 'leave' : 'do';
    for (let tries = 0; tries < 3; tries += 1) {
      const command = this.openCommand();
      if (command !== null && this.together(command, source, way)) return;
    }
    this.together({ type: 'endPhase', phase: this.tables[0].state.phase, waive: true }, source, 'do');
  }

  /** Answers to what nobody goes on with: refusals are read, too. */
  private probe(): void {
    for (let tries = 0; tries < 6; tries += 1) {
      const command = this.openCommand();
      if (command !== null) this.answers(command, 'table', Infinity);
    }
  }

  private openCommand(): Command | null {
    const { state } = this.tables[0];
    const command =
      this.pick(3) === 0 ? strayCommand(state, this.pick) : captainCommand(state, sideToAct(state), this.pick);
    const isOpen = this.tables.every((table) => !this.isSecret(table, command) && !isOut(table, command));
    return isOpen ? command : null;
  }

  private isSecret({ state }: SecretTable, command: Command): boolean {
    return BOOK.curtainOf(state, command) === this.secret;
  }

  /** Both answers; null where they show a secret, because that is what the command is for. */
  private answers(command: Command, source: DiceSource, steps: number): readonly [Answer, Answer] | null {
    // Nobody names a ship he does not know of and gets the umpire's leave for it.
    const override = this.pick(6) === 0 && !this.tables.some((table) => this.namesHidden(table, command));
    const asking = { faces: this.faces(), source, steps, override };
    const answers = this.tables.map((table) => table.ask(command, asking)) as [Answer, Answer];
    const isRevealing = answers.some(
      ({ events }, place) => reveals(command, events ?? []) || opensChart(this.tables[place]!, events ?? []),
    );
    const shown = answers.map(({ asked, events }, place) => {
      const table = this.tables[place]!;
      return text([asked, events && (isRevealing ? table.showing(events) : table.telling(events))]);
    });
    if (shown[0] === shown[1]) return answers;
    this.done = `asking ${text(command)}`;
    if (!isRevealing) this.leak('answers', shown[0]!, shown[1]!);
    this.tally.revealing += 1;
    return null;
  }

  private namesHidden({ state }: SecretTable, command: Command): boolean {
    const told = text(command);
    return Object.values(state.ships).some(
      ({ id, side, group }) => side === this.secret && !state.groups[group]?.sighted && told.includes(`"${id}"`),
    );
  }

  /** False when it was refused, or would have shown a secret. */
  private together(command: Command, source: DiceSource, way: Way): boolean {
    for (const table of this.tables) table.leaveStrip(BOOK.curtainOf(table.state, command) ?? 'public');
    const answers = this.answers(command, source, way === 'do' ? Infinity : 1);
    if (answers === null) return false;
    this.done = `${way} ${text(command)}`;
    if (answers[0].events === null && way === 'do') {
      this.tally.refused += 1;
      return false;
    }
    for (const [place, answer] of answers.entries()) {
      const table = this.tables[place]!;
      if (way === 'do') table.commit(answer);
      else if (way === 'give up') table.giveUp(answer.draft);
      else if (answer.draft.appDice > 0) table.leaveOpen(answer.draft);
    }
    this.tally.open += 1;
    return true;
  }

  private faces(): readonly number[] {
    return Array.from({ length: 60 }, () => 1 + this.pick(6));
  }

  /** Each table for itself: what nobody else hears of, done, given up, left open, taken back and brought back. */
  private behindTheCurtain(): void {
    this.done = 'behind the curtain';
    for (const table of this.tables) {
      table.openCurtain();
      for (let deeds = this.pick(4); deeds > 0; deeds -= 1) this.inSecret(table);
    }
  }

  private inSecret(table: SecretTable): void {
    table.leaveStrip(this.secret);
    const chance = this.pick(8);
    if (chance < 2) return this.takeBackInSecret(table, chance === 0);
    const command = this.secretCommand(table);
    if (command === null) return;
    this.done += ` ${this.tables.indexOf(table) + 1}: ${text(command)}`;
    const way: Way = (['do', 'give up', 'leave'] as const)[this.pick(3)]!;
    const steps = way === 'do' ? Infinity : 1 + this.pick(2);
    // A flag in sight that is shifted before it is lost is seen to come down.
    const override = command.type !== 'nameFleetFlagship' && this.pick(2) === 0;
    const answer = table.ask(command, { faces: this.faces(), source: 'app', steps, override });
    if (answer.events === null ? answer.draft.appDice === 0 : !table.isSilent(answer.events)) return;
    this.tally.secrets += 1;
    if (way === 'give up') this.tally.givenUp += 1;
    if (way === 'do') table.commit(answer);
    else if (way === 'give up') table.giveUp(answer.draft);
    else table.leaveOpen(answer.draft);
  }

  /** What all know is undone and redone in front of the curtain. */
  private takeBackInSecret(table: SecretTable, isUndo: boolean): void {
    const known = isKnownTo(BOOK, this.secret);
    const { actions, undone } = table.battle;
    // What others did unseen meanwhile goes with it, and they notice.
    const going = isUndo ? actions.slice(actions.findLastIndex(known)) : undone.map(({ action }) => action);
    if (this.onlookers.some((each) => going.some(isKnownTo(BOOK, each)))) return;
    const isTaken = table.take(() => (isUndo ? undo : redo)(table.battle, known), this.secret);
    if (isUndo && isTaken) this.tally.undone += 1;
  }

  /** A command that belongs behind the curtain at this table; null when none comes to mind. */
  private secretCommand(table: SecretTable): Command | null {
    const { state } = table;
    // Mistakes are made about any ship; these are made about those nobody else knows of.
    const hidden = Object.entries(state.ships).filter(
      ([, ship]) => ship.side === this.secret && !state.groups[ship.group]?.sighted,
    );
    const masked = hidden.length === 0 ? state : { ...state, ships: Object.fromEntries(hidden) };
    for (let tries = 0; tries < 6; tries += 1) {
      const command =
        this.pick(3) === 0
          ? captainCommand(state, this.secret, this.pick)
          : strayOf(SECRETIVE[this.pick(SECRETIVE.length)]!, masked, this.pick);
      const isSeen = command.type === 'setFate' && isUnderAttack(state, command.ship);
      if (!isSeen && this.isSecret(table, command)) return command;
    }
    return null;
  }

  /** A secret that everybody notices, and another at each table: a launch here, a dummy marker there. */
  private noticed(): void {
    for (const table of this.tables) table.leaveStrip(this.secret);
    const [one, two] = this.tables;
    const first = this.secretCommand(one);
    const asking = { faces: this.faces(), source: 'table', override: this.pick(4) === 0 } as const;
    if (first === null) return;
    const answer = one.ask(first, asking);
    if (!answer.events || one.isSilent(answer.events)) return;
    const seen = one.showing(answer.events);
    const alike: readonly Command[] = [
      ...(first.type === 'launchTorpedoes'
        ? [{ type: 'placeDummyMarker', side: this.secret, count: first.attacks.length } as const]
        : []),
      ...Array.from({ length: 10 }, () => strayOf(first.type, two.state, this.pick)),
      first,
    ];
    for (const second of alike) {
      const other = this.isSecret(two, second) ? two.ask(second, asking) : null;
      if (!other?.events || two.showing(other.events) !== seen) continue;
      this.done = `noticed ${text(first)}, ${text(second)}`;
      for (const table of this.tables) table.openCurtain();
      one.commit(answer);
      two.commit(other);
      this.tally.secrets += 1;
      return;
    }
  }

  private takeBack(): void {
    const chance = this.pick(3);
    const by = chance < 2 && this.pick(4) === 0 ? this.onlookers[0]! : 'public';
    const number = Math.max(1, this.tables[0].storyOf('public').items.length - this.pick(4));
    this.done = `${['undo', 'redo', 'back'][chance]} by ${by}`;
    const taken = this.tables.map((table) => {
      const known = isKnownTo(BOOK, by);
      return table.take(() => {
        if (chance === 0) return undo(table.battle, known);
        if (chance === 1) return redo(table.battle, known);
        return backTo(table.battle, table.storyOf('public').logged[number - 1]?.seq ?? 1, known);
      }, by);
    });
    if (taken[0] !== taken[1]) this.leak('answers', text(taken[0]), text(taken[1]));
    if (taken[0]) this.tally.undone += 1;
  }
}

/**
 * The end of a battle shows everything. Ids are made by the app, which takes a free one: nobody learns from them who is
 * there.
 */
const isOut = ({ state }: SecretTable, command: Command): boolean =>
  command.type === 'endBattle' ||
  // Turned back, the battle would show again what was done in that turn.
  (command.type === 'correct' && command.path[0] === 'turn') ||
  (command.type === 'addShip' && Object.hasOwn(state.ships, command.id));

const REVEALING: readonly string[] = ['CounterSighted', 'DummyRemoved', 'TorpedoesRevealed', 'MarkersRemoved'];

/** What turns over what was hidden; and how a blank counter moves, which its unseen dice decide (AMB-37). */
const reveals = ({ type }: Command, events: readonly { readonly type: string }[]): boolean =>
  type === 'moveAhead' || events.some((event) => REVEALING.includes(event.type));

/** With the chart comes to light where each side has set its counters. */
function opensChart({ state }: SecretTable, events: readonly Tagged[]): boolean {
  const { setting = [] } = events.reduce((now, event) => BOOK.apply(now, event), state);
  return (state.setting ?? []).length > 0 && setting.length === 0;
}

/** Whoever has torpedoes running at her is seen to go. */
const isUnderAttack = ({ markers }: BattleState, ship: string): boolean =>
  Object.values(markers).some(({ state, attack }) => state === 'revealed' && attack?.target === ship);

/** Mostly given in secret, so that there is something to hide. */
const SECRETIVE: readonly Command['type'][] = [
  'controlDamage',
  'rollDamage',
  'holdFire',
  'fire',
  'waive',
  'launchTorpedoes',
  'placeDummyMarker',
  'setCounters',
  'discardCard',
  'correct',
  'setFate',
  'joinFormation',
  'nameFlagship',
  'nameFleetFlagship',
  'declareEvasion',
  'weighAnchor',
];
