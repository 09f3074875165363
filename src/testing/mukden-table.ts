import type { DiceInput } from '@/rules/common/dice';
import {
  type Action,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  type EventOf,
  houseSetup,
  mukdenCampaign,
  type Order,
  type Phase,
  type PrintedUnit,
  type Rulings,
  type Setup,
  type Side,
  type Size,
  type Unit,
} from '@/rules/mukden/index';
import type { Viewer } from '@/rules/rulebook';

/** A unit of the test: strength and hex are what matters. */
export const unit = (
  id: string,
  side: Side,
  strength: number,
  hex: string | null,
  size: Size = 'division',
): PrintedUnit => ({
  ...{ id, name: id.toUpperCase(), side, size, type: 'infantry', strength, hex, isCavalryCorps: size === 'corps' },
});

/** A campaign in which commands are carried out one by one; what is refused or wants more dice fails the test. */
export class MukdenTable {
  state: CampaignState;
  readonly events: CampaignEvent[] = [];

  constructor(units: readonly PrintedUnit[], rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    this.state = mukdenCampaign.begin(houseSetup('test', { units, unitsFrom: 'yours', houseRules: rulings, ...setup }));
  }

  do(command: Command, dice: DiceInput = [], { override = false } = {}): this {
    const decision = mukdenCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) {
      this.state = mukdenCampaign.apply(this.state, event);
      this.events.push(event);
    }
    return this;
  }

  /** Against a rule, with everybody's leave. */
  anyway(command: Command, dice: DiceInput = []): this {
    return this.do(command, dice, { override: true });
  }

  /** The code and the rule a command is refused with. */
  refused(command: Command, dice: DiceInput = [], override = false): readonly [string, string | null] {
    const decision = mukdenCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return [decision.refusal.code, decision.refusal.rule];
  }

  /** What it wants next: how many dice, and for what. */
  needs(command: Command): { readonly dice: number; readonly key: string } {
    const decision = mukdenCampaign.decide(this.state, command, [], { override: false });
    if (decision.type !== 'needs') throw new Error(`wants no dice: ${JSON.stringify(decision)}`);
    return { dice: decision.needs.call.dice.value, key: decision.needs.call.key };
  }

  told<T extends CampaignEvent['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  view(viewer: Viewer<Side> = 'public'): CampaignView {
    return mukdenCampaign.view(this.state, viewer) as unknown as CampaignView;
  }

  owed(viewer: Viewer<Side> = 'public'): readonly string[] {
    return mukdenCampaign.owed(this.state, viewer).map(({ code }) => code);
  }

  goTo(phase: Phase, order: Order = 'combat', turn = this.state.turn): this {
    return this.do({ type: 'goTo', turn, phase, order });
  }

  set(path: readonly string[], value: Extract<Command, { type: 'correct' }>['value']): this {
    return this.do({ type: 'correct', path, value });
  }

  /** Units attack a hex, each from where it stands. */
  attack(
    target: string,
    ids: readonly string[],
    more: Partial<Extract<Command, { type: 'declareAttack' }>> = {},
  ): Command {
    const hexes = [...new Set(ids.map((id) => this.unit(id).hex))];
    const attackers = hexes.map((hex) => ({ units: ids.filter((id) => this.unit(id).hex === hex) }));
    return { type: 'declareAttack', target, attackers, ...more };
  }

  unit(id: string): Unit {
    return this.state.units[id]!;
  }

  get action(): Action {
    if (this.state.action === null) throw new Error('there is no action');
    return this.state.action;
  }
}
