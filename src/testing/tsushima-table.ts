import type { DiceInput } from '@/rules/common/dice';
import type { Viewer } from '@/rules/rulebook';
import { begin } from '@/rules/tsushima/battle/setup';
import {
  type Battle,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  type EventOf,
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

export const port = (name: string): Where => ({ kind: 'port', name });
export const hex = (name: string): Where => ({ kind: 'open', name });
export const coast = (name: string): Where => ({ kind: 'partial', name });
export const zone = (name: string): Where => ({ kind: 'zone', name });

/** A campaign in which commands are carried out one by one; what is refused or wants more dice fails the test. */
export class TsushimaTable {
  state: CampaignState;
  readonly events: CampaignEvent[] = [];

  constructor(scenario: ScenarioId, rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    this.state = begin({ ...houseSetup('test', scenario, setup), houseRules: rulings });
  }

  do(command: Command, dice: DiceInput = [], { override = false } = {}): this {
    const decision = tsushimaCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) {
      this.state = tsushimaCampaign.apply(this.state, event);
      this.events.push(event);
    }
    return this;
  }

  all(...commands: readonly Command[]): this {
    for (const command of commands) this.do(command);
    return this;
  }

  /** A value set by hand, to get somewhere quickly. */
  set(path: readonly string[], value: Parameters<typeof JSON.stringify>[0]): this {
    return this.do({ type: 'correct', path, value });
  }

  /** The code and the rule a command is refused with. */
  refused(command: Command, dice: DiceInput = []): readonly [string, string | null] {
    const decision = tsushimaCampaign.decide(this.state, command, dice, { override: false });
    if (decision.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return [decision.refusal.code, decision.refusal.rule];
  }

  /** The next dice it wants: how many, the number, and for what. */
  needs(
    command: Command,
    dice: DiceInput = [],
  ): { readonly dice: number; readonly need: number | null; readonly key: string } {
    const decision = tsushimaCampaign.decide(this.state, command, dice, { override: false });
    if (decision.type !== 'needs') throw new Error(`wants no dice: ${JSON.stringify(decision)}`);
    const { call, missing } = decision.needs;
    return { dice: missing, need: call.need?.value ?? null, key: call.key };
  }

  told<T extends CampaignEvent['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  view(viewer: Viewer<Side>): CampaignView {
    return tsushimaCampaign.view(this.state, viewer) as unknown as CampaignView;
  }

  owed(viewer: Viewer<Side> = 'public'): readonly string[] {
    return tsushimaCampaign.owed(this.state, viewer).map(({ code }) => code);
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
