import { begin } from '@/rules/tide/battle/setup';
import {
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  type Counter,
  COUNTERS,
  houseSetup,
  type Ratings,
  type Rulings,
  type Setup,
  type Side,
  tideCampaign,
} from '@/rules/tide/index';

import { BookTable } from './book-table';

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

export class TideTable extends BookTable<CampaignState, Command, CampaignEvent, Side, CampaignView> {
  constructor(setup: Partial<Setup> = {}, rulings: Partial<Rulings> = {}) {
    const { turn = 2, ...rest } = setup;
    const campaign = houseSetup('test', { counters: COUNTERS, ...rest, houseRules: rulings });
    super(tideCampaign, begin({ ...campaign, turn }));
  }

  /** How many dice it wants, and each at most what. */
  needs(command: Command): { readonly dice: number; readonly need: number | undefined; readonly key: string } {
    const { call, missing } = this.wanted(command);
    return { dice: missing, need: call.need?.value, key: call.key };
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
