import type { DiceInput } from '@/rules/common/dice';
import type { Viewer } from '@/rules/rulebook';
import { begin } from '@/rules/tide/battle/setup';
import {
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  type Counter,
  COUNTERS,
  type EventOf,
  houseSetup,
  type Ratings,
  type Rulings,
  type Setup,
  type Side,
  tideCampaign,
} from '@/rules/tide/index';

/** Ratings that make fights easy to follow. */
export const STRONG: Ratings = { primary: 4, secondary: 3, letter: 'L', torpedo: false };

export const counter = (
  id: string,
  fleet: Counter['fleet'],
  type: Counter['class'],
  ratings: Ratings | null = STRONG,
): Counter => ({
  ...{ id, name: id, fleet, class: type, ratings },
  damagedRatings: null,
  house: false,
});

/** A campaign in which commands are carried out one by one; what is refused or wants more dice fails the test. */
export class TideTable {
  state: CampaignState;
  readonly events: CampaignEvent[] = [];

  constructor(setup: Partial<Setup> = {}, rulings: Partial<Rulings> = {}) {
    this.state = begin({
      ...houseSetup('test', { counters: COUNTERS, ...setup, houseRules: rulings }),
      turn: setup.turn ?? 2,
    });
  }

  do(command: Command, dice: DiceInput = [], { override = false } = {}): this {
    const decision = tideCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) {
      this.state = tideCampaign.apply(this.state, event);
      this.events.push(event);
    }
    return this;
  }

  all(...commands: readonly Command[]): this {
    for (const command of commands) this.do(command);
    return this;
  }

  /** The code and the rule a command is refused with. */
  refused(command: Command, dice: DiceInput = []): readonly [string, string | null] {
    const decision = tideCampaign.decide(this.state, command, dice, { override: false });
    if (decision.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return [decision.refusal.code, decision.refusal.rule];
  }

  /** How many dice it wants, and each at most what. */
  needs(command: Command): { readonly dice: number; readonly need: number | undefined; readonly key: string } {
    const decision = tideCampaign.decide(this.state, command, [], { override: false });
    if (decision.type !== 'needs') throw new Error(`wants no dice: ${JSON.stringify(decision)}`);
    const { call, missing } = decision.needs;
    return { dice: missing, need: call.need?.value, key: call.key };
  }

  told<T extends CampaignEvent['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  view(viewer: Viewer<Side>): CampaignView {
    return tideCampaign.view(this.state, viewer) as unknown as CampaignView;
  }

  owed(viewer: Viewer<Side> = 'public'): readonly string[] {
    return tideCampaign.owed(this.state, viewer).map(({ code }) => code);
  }

  get points(): number {
    return this.state.togo.points;
  }

  ship(id: string) {
    return this.state.ships[id]!;
  }
}

/** One ship a side and fleet, for fights of two. */
export const DUEL: readonly Counter[] = [
  counter('mikasa', 'japan', 'battleship'),
  counter('asahi', 'japan', 'battleship'),
  counter('poltava', 'port-arthur', 'battleship'),
  counter('bayan', 'port-arthur', 'cruiser', { primary: 2, secondary: 2, letter: 'M', torpedo: false }),
  counter('rossia', 'vladivostok', 'cruiser', { primary: 2, secondary: 2, letter: 'M', torpedo: false }),
  counter('suvorov', 'european', 'battleship'),
];

/** Vladivostok at sea and met: the next thing is the manoeuvre. */
export const metOffVladivostok = (table: TideTable, ijn: readonly string[], irn: readonly string[]): TideTable =>
  table.all(
    { type: 'sail', fleet: 'vladivostok', ships: irn },
    { type: 'sail', fleet: 'japan', ships: ijn },
    { type: 'reveal' },
    { type: 'fightOn', side: 'irn' },
    { type: 'fightOn', side: 'ijn' },
  );

export const withChits = (table: TideTable, ijn: CommandChits, irn: CommandChits): TideTable =>
  table.all(
    { type: 'pickChits', side: 'ijn', chits: ijn },
    { type: 'pickChits', side: 'irn', chits: irn },
    { type: 'revealChits' },
  );

type CommandChits = Extract<Command, { type: 'pickChits' }>['chits'];
