import type { Book } from '@/game/battle';
import type { Json } from '@/rules/rulebook';
import {
  type CampaignEvent,
  type CampaignState,
  type Command,
  houseSetup,
  type Rulings,
  tideCampaign,
} from '@/rules/tide/index';

import type { GoldenGame } from './golden-file';
import { eventsOf, type GoldenPlan, hasEvents, recordPlan } from './golden-plans';
import { TideRecorder } from './recorder';

const eventsIn = eventsOf<CampaignEvent>;
const has = hasEvents<CampaignEvent>;

interface TidePlan extends GoldenPlan<TideRecorder, CampaignState> {
  readonly turns: number;
  readonly houseRules: Partial<Rulings>;
}

const byThePlayers = (table: TideRecorder): void => void table.follow(table.order());

export const TIDE_PLANS: readonly TidePlan[] = [
  {
    game: 'tide-evacuation',
    about: 'The Tide at Sunrise: Port Arthur is evacuated.',
    turns: 4,
    houseRules: {},
    play: byThePlayers,
    holds: (entries) => eventsIn(entries).some((event) => event.type === 'FleetEvacuated' && event.ships.length > 1),
  },
  {
    game: 'tide-tsushima',
    about: 'The Tide at Sunrise: a whole campaign, through the four rounds of Tsushima.',
    turns: 5,
    houseRules: {},
    play: byThePlayers,
    holds: (entries) =>
      has(entries, 'FightBegan', 3) &&
      has(entries, 'Recovered', 3) &&
      eventsIn(entries).some((event) => event.type === 'RoundBegan' && event.round === 4),
  },
  {
    game: 'tide-secrets',
    about: 'The Tide at Sunrise: secret conditions in port, split sorties, own dice, undo, rules set aside.',
    turns: 4,
    houseRules: { conditionInPort: 'secret', bothFleetsOut: 'split', tsushimaManoeuvre: 'every-round' },
    play: withSecondThoughts,
    holds: (entries) =>
      has(entries, 'RuleOverridden', 1) &&
      has(entries, 'Corrected', 1) &&
      entries.some(({ entry }) => entry.type === 'v1.GivenUp') &&
      entries.some(({ entry }) => entry.type === 'v1.Retracted') &&
      JSON.stringify(entries).includes('"source":"count"') &&
      eventsIn(entries).some((event) => event.type === 'JapaneseSailed' && Object.keys(event.groups).length === 2),
  },
];

export function recordTide(plan: TidePlan): GoldenGame {
  const setup = houseSetup('The Tide at Sunrise', { turnLimit: plan.turns, houseRules: plan.houseRules });
  const made = { book: tideCampaign as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
  const begin = (seed: number) => new TideRecorder(made, seed);
  return recordPlan(plan, { scenario: 'tide', seeds: 400, commands: 600, begin });
}

function withSecondThoughts(table: TideRecorder, commands: number): void {
  const order = table.order();
  if (commands % 11 === 5) table.undo();
  else if (commands % 11 === 6) table.redo();
  else if (commands % 13 === 4) table.giveUp(order);
  else if (commands % 17 === 9) {
    table.follow({
      type: 'correct',
      path: ['ships', 'mikasa', 'port'],
      value: table.pick(2) === 0,
      reason: 'miscounted',
    });
  } else if (commands % 7 === 3) {
    const smoke: Command = { type: 'laySmoke', side: 'irn' };
    table.insist(order.type === 'fire' ? smoke : order);
  } else if (commands % 3 === 0 || !table.rollAtTheTable(order)) table.follow(order);
}
