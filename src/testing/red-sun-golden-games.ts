import type { Book } from '@/game/battle';
import {
  type CampaignEvent,
  type CampaignState,
  type Command,
  houseSetup,
  redSunCampaign,
  type Rulings,
} from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';

import type { GoldenGame } from './golden-file';
import { type GoldenPlan, hasEvents, recordPlan } from './golden-plans';
import { RedSunRecorder } from './recorder';

const has = hasEvents<CampaignEvent>;

interface RedSunPlan extends GoldenPlan<RedSunRecorder, CampaignState> {
  readonly houseRules: Partial<Rulings>;
  readonly turns: number;
}

export const RED_SUN_PLANS: readonly RedSunPlan[] = [
  {
    game: 'red-sun-battle',
    about: 'Red Sun Rising: a naval battle of several hours, ships and admirals lost.',
    houseRules: {},
    turns: 1,
    play: (table) => void table.follow(toBattle(table)),
    holds: (entries, { ships }) =>
      has(entries, 'Fired', 3) &&
      has(entries, 'AdmiralRolled', 1) &&
      has(entries, 'TorpedoesFired', 1) &&
      Object.values(ships).some(({ fate }) => fate === 'sunk'),
  },
  {
    game: 'red-sun-land',
    about: 'Red Sun Rising: two turns with blockade, activation, three assault rounds and foreign aid.',
    houseRules: { laterSinking: 'ten' },
    turns: 2,
    play: (table) => void table.follow(toLand(table)),
    holds: (entries, { sinkingUsed }) =>
      has(entries, 'Activated', 8) &&
      has(entries, 'LossesTaken', 3) &&
      has(entries, 'AssaultRoundBegan', 2) &&
      has(entries, 'BlockadeLosses', 1) &&
      has(entries, 'AidClaimed', 1) &&
      sinkingUsed,
  },
  {
    game: 'red-sun-private',
    about: 'Red Sun Rising: private initiative, own dice, undo, rules set aside.',
    houseRules: { sortiePicks: 'private', navalModTo: 'die', commandMod: 'none' },
    turns: 2,
    play: withSecondThoughts,
    holds: (entries) =>
      has(entries, 'SortiesPicked', 3) &&
      has(entries, 'RuleOverridden', 1) &&
      has(entries, 'Corrected', 1) &&
      entries.some(({ entry }) => entry.type === 'v1.GivenUp') &&
      entries.some(({ entry }) => entry.type === 'v1.Retracted'),
  },
];

export function recordRedSun(plan: RedSunPlan): GoldenGame {
  const setup = houseSetup('Red Sun Rising', { houseRules: plan.houseRules, turnLimit: plan.turns });
  const made = { book: redSunCampaign as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
  const begin = (seed: number) => new RedSunRecorder(made, seed);
  return recordPlan(plan, { scenario: 'campaign', seeds: 200, commands: 400, begin });
}

/** Both main fleets put to sea and fight it out; then the turn is over. */
function toBattle(table: RedSunRecorder): Command {
  const { stage, battle, season, turn } = table.state;
  const fleets = { ijn: ['first-fleet'], irn: ['port-arthur-squadron'] };
  if (stage === 'irn-initiative') return { type: 'goTo', turn, season, stage: 'search' };
  if (stage === 'search' && battle === null) {
    const out = ['first-fleet', 'port-arthur-squadron'].find((id) => table.state.fleets[id]?.place === 'port');
    if (out !== undefined) return { type: 'correct', path: ['fleets', out, 'place'], value: 'coast', reason: 'at sea' };
    return table.entries.length < 60
      ? { type: 'startBattle', ...fleets, hours: 5 }
      : { type: 'goTo', turn, season, stage: 'end' };
  }
  return table.order();
}

/** The naval rounds are short, and the First Fleet blockades. */
function toLand(table: RedSunRecorder): Command {
  const { stage, season, turn, fleets } = table.state;
  if (stage === 'irn-initiative') return { type: 'goTo', turn, season: 'winter', stage: 'attrition' };
  if (stage === 'attrition' && !fleets['first-fleet']!.blockade) {
    return fleets['first-fleet']!.place === 'port'
      ? { type: 'correct', path: ['fleets', 'first-fleet', 'place'], value: 'coast', reason: 'off Port Arthur' }
      : { type: 'setBlockade', fleet: 'first-fleet', blockade: true };
  }
  return table.order().type === 'endCampaign' ? { type: 'endTurn', season } : table.order();
}

function withSecondThoughts(table: RedSunRecorder, commands: number): void {
  const { stage, season, turn, round } = table.state;
  const order: Command =
    stage === 'movement' && round > 3 ? { type: 'goTo', turn, season, stage: 'attrition' } : table.order();
  if (commands % 11 === 5) table.undo();
  else if (commands % 11 === 6) table.redo();
  else if (commands % 13 === 4) table.giveUp(order);
  else if (commands % 17 === 9) {
    table.follow({
      ...{ type: 'correct', path: ['fleets', 'first-fleet', 'morale'], value: table.pick(4), reason: 'miscounted' },
    });
  } else if (commands % 7 === 3) table.insist(stage === 'movement' ? { type: 'endStage' } : order);
  else if (commands % 3 === 0 || !table.rollAtTheTable(order)) table.follow(order);
}
