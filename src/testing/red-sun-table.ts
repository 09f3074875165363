import type { DiceInput } from '@/rules/common/dice';
import {
  type Battle,
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
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

import { BookTable } from './book-table';

export class RedSunTable extends BookTable<CampaignState, Command, CampaignEvent, Side, CampaignView> {
  constructor(rulings: Partial<Rulings> = {}, setup: Partial<Setup> = {}) {
    const whole = { ...houseSetup('test', { season: 'summer', ...setup }), houseRules: rulings };
    super(redSunCampaign, redSunCampaign.begin(whole));
  }

  /** A value set by hand, to get somewhere quickly. */
  set(path: readonly string[], value: Extract<Command, { type: 'correct' }>['value']): this {
    return this.do({ type: 'correct', path, value });
  }

  /** The next dice it wants: the number, and for what. */
  needs(command: Command, dice: DiceInput = []): { readonly need: number | null; readonly key: string } {
    const { need, key } = this.wanted(command, dice).call;
    return { need: need?.value ?? null, key };
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
