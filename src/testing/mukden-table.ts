import {
  type Action,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
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

import { BookTable } from './book-table';

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

export class MukdenTable extends BookTable<CampaignState, Command, CampaignEvent, Side, CampaignView> {
  constructor(units: readonly PrintedUnit[], rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    const whole = houseSetup('test', { units, unitsFrom: 'yours', houseRules: rulings, ...setup });
    super(mukdenCampaign, mukdenCampaign.begin(whole));
  }

  /** What it wants next: how many dice, and for what. */
  needs(command: Command): { readonly dice: number; readonly key: string } {
    const { call } = this.wanted(command);
    return { dice: call.dice.value, key: call.key };
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
