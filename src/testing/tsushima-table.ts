import type { DiceInput } from '@/rules/common/dice';
import { begin } from '@/rules/tsushima/battle/setup';
import {
  type Battle,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  houseSetup,
  type Rulings,
  type ScenarioId,
  type Setup,
  type Ship,
  type Side,
  tsushimaCampaign,
  type Unit,
  type Where,
} from '@/rules/tsushima/index';

import { BookTable } from './book-table';

export const port = (name: string): Where => ({ kind: 'port', name });
export const hex = (name: string): Where => ({ kind: 'open', name });
export const coast = (name: string): Where => ({ kind: 'partial', name });
export const zone = (name: string): Where => ({ kind: 'zone', name });

export class TsushimaTable extends BookTable<CampaignState, Command, CampaignEvent, Side, CampaignView> {
  constructor(scenario: ScenarioId, rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    super(tsushimaCampaign, begin({ ...houseSetup('test', scenario, setup), houseRules: rulings }));
  }

  /** A value set by hand, to get somewhere quickly. */
  set(path: readonly string[], value: Parameters<typeof JSON.stringify>[0]): this {
    return this.do({ type: 'correct', path, value });
  }

  /** The next dice it wants: how many, the number, and for what. */
  needs(
    command: Command,
    dice: DiceInput = [],
  ): { readonly dice: number; readonly need: number | null; readonly key: string } {
    const { call, missing } = this.wanted(command, dice);
    return { dice: missing, need: call.need?.value ?? null, key: call.key };
  }

  ship(id: string): Ship {
    return this.state.ships[id]!;
  }

  /** The group a ship is in. */
  group(ship: string): string {
    return Object.values(this.state.groups).find(({ ships }) => ships.includes(ship))!.id;
  }

  where(ship: string): Where {
    return this.state.groups[this.group(ship)]!.where;
  }

  get battle(): Battle {
    if (this.state.battle === null) throw new Error('there is no battle');
    return this.state.battle;
  }

  /** The unit a ship is in. */
  unit(ship: string): Unit {
    return Object.values(this.battle.units).find(({ ships }) => ships.includes(ship))!;
  }

  /** From the setup to the first movement segment of War at Sea, Italian cruisers included. */
  startWar(claims: Extract<Command, { type: 'startPhase' }>['claims'] = []): this {
    this.do({ type: 'rollItalianCruisers' }, [3, 5]);
    return this.all({ type: 'startCampaign' }, { type: 'startPhase', claims });
  }

  /** On to a phase without anybody moving. */
  toPhase(phase: number, claims: Extract<Command, { type: 'startPhase' }>['claims'] = []): this {
    while (this.state.phase < phase && this.state.step !== 'terminal') this.passPhase();
    if (this.state.step === 'claims') this.do({ type: 'startPhase', claims });
    return this;
  }

  /** The rest of a naval phase, nobody does anything. */
  passPhase(): this {
    if (this.state.step === 'claims') this.do({ type: 'startPhase', claims: [] });
    const { phase } = this.state;
    while (this.state.phase === phase && (this.state.step === 'move' || this.state.step === 'fight')) {
      this.do({ type: this.state.step === 'move' ? 'endMove' : 'endFight' }, [], { override: true });
    }
    return this;
  }

  toTerminal(): this {
    while (this.state.step !== 'terminal') this.passPhase();
    return this;
  }

  /** Fires with these sums or results by step; the other salvos show 2. Torpedoes run as they were aimed, or as is said here. */
  fire(entries: DiceInput = {}, launches?: Extract<Command, { type: 'fireRound' }>['launches']): this {
    const sheet: Record<string, { sum: number } | { result: string }> = {};
    const command: Command = { type: 'fireRound', ...(launches && { launches }) };
    for (;;) {
      const decision = tsushimaCampaign.decide(this.state, command, { ...sheet, ...entries }, { override: false });
      if (decision.type !== 'needs') break;
      const { key } = decision.needs.call;
      sheet[key] = decision.needs.call.dice.value === 0 ? { result: 'none' } : { sum: 2 };
    }
    return this.do(command, { ...sheet, ...entries });
  }
}
