import type { DiceInput } from '@/rules/common/dice';
import {
  type Battle,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  type EventOf,
  type Fleet,
  houseSetup,
  redSunCampaign,
  type Rulings,
  type Setup,
  type Ship,
  type Side,
  type Stage,
  type Unit,
} from '@/rules/red-sun/index';
import type { Viewer } from '@/rules/rulebook';

/** A campaign in which commands are carried out one by one; what is refused or wants more dice fails the test. */
export class RedSunTable {
  state: CampaignState;
  readonly events: CampaignEvent[] = [];

  constructor(rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    this.state = redSunCampaign.begin({ ...houseSetup('test', { season: 'summer', ...setup }), houseRules: rulings });
  }

  do(command: Command, dice: DiceInput = [], { override = false } = {}): this {
    const decision = redSunCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) {
      this.state = redSunCampaign.apply(this.state, event);
      this.events.push(event);
    }
    return this;
  }

  /** Against a rule, with everybody's leave. */
  anyway(command: Command, dice: DiceInput = []): this {
    return this.do(command, dice, { override: true });
  }

  /** A value set by hand, to get somewhere quickly. */
  set(path: readonly string[], value: Extract<Command, { type: 'correct' }>['value']): this {
    return this.do({ type: 'correct', path, value });
  }

  /** The code and the rule a command is refused with. */
  refused(command: Command, dice: DiceInput = [], override = false): readonly [string, string | null] {
    const decision = redSunCampaign.decide(this.state, command, dice, { override });
    if (decision.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(decision)}`);
    return [decision.refusal.code, decision.refusal.rule];
  }

  /** The next dice it wants: the number, and for what. */
  needs(command: Command, dice: DiceInput = []): { readonly need: number | null; readonly key: string } {
    const decision = redSunCampaign.decide(this.state, command, dice, { override: false });
    if (decision.type !== 'needs') throw new Error(`wants no dice: ${JSON.stringify(decision)}`);
    const { need, key } = decision.needs.call;
    return { need: need?.value ?? null, key };
  }

  told<T extends CampaignEvent['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  view(viewer: Viewer<Side> = 'public'): CampaignView {
    return redSunCampaign.view(this.state, viewer) as unknown as CampaignView;
  }

  owed(viewer: Viewer<Side> = 'public'): readonly string[] {
    return redSunCampaign.owed(this.state, viewer).map(({ code }) => code);
  }

  goTo(stage: Stage): this {
    return this.do({ type: 'goTo', turn: this.state.turn, season: this.state.season, stage });
  }

  fleet(id: string): Fleet {
    return this.state.fleets[id]!;
  }

  ship(id: string): Ship {
    return this.state.ships[id]!;
  }

  unit(id: string): Unit {
    return this.state.units[id]!;
  }

  get battle(): Battle {
    if (this.state.battle === null) throw new Error('there is no battle');
    return this.state.battle;
  }

  /** Second Fleet against the Vladivostok Squadron, both at sea. */
  meet(hours?: number): this {
    this.goTo('movement').set(['fleets', 'second-fleet', 'place'], 'sea');
    this.set(['fleets', 'vladivostok-squadron', 'place'], 'sea');
    const fleets = { ijn: ['second-fleet'], irn: ['vladivostok-squadron'] };
    return this.do({ type: 'startBattle', ...fleets, ...(hours !== undefined && { hours }) });
  }

  /** On to the gunnery of the hour, with this weather die and range. */
  close(die: number, range: number): this {
    return this.do({ type: 'rollWeather' }, [die]).do({ type: 'setRange', range });
  }

  /** Every ship rolls what stands here, the others a 1. */
  fire(faces: Readonly<Record<string, number>> = {}): this {
    const sheet: Record<string, { faces: readonly number[] }> = {};
    for (;;) {
      const decision = redSunCampaign.decide(this.state, { type: 'fireAll' }, sheet, { override: false });
      if (decision.type !== 'needs') break;
      const { key } = decision.needs.call;
      sheet[key] = { faces: [faces[key.split('.')[0]!] ?? 1] };
    }
    return this.do({ type: 'fireAll' }, sheet);
  }
}
