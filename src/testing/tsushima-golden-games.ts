import type { Book } from '@/game/battle';
import type { Json } from '@/rules/rulebook';
import {
  type CampaignEvent,
  type CampaignState,
  type Command,
  houseSetup,
  type Rulings,
  type ScenarioId,
  tsushimaCampaign,
} from '@/rules/tsushima/index';

import type { GoldenGame } from './golden-file';
import { eventsOf, type GoldenPlan, hasEvents, recordPlan } from './golden-plans';
import { TsushimaRecorder } from './recorder';

const eventsIn = eventsOf<CampaignEvent>;
const has = hasEvents<CampaignEvent>;

interface TsushimaPlan extends GoldenPlan<TsushimaRecorder, CampaignState> {
  readonly scenario: ScenarioId;
  readonly houseRules: Partial<Rulings>;
}

export const TSUSHIMA_PLANS: readonly TsushimaPlan[] = [
  {
    game: 'tsushima-chemulpo',
    about: 'Tsushima: Variag against six cruisers, to the verdict.',
    scenario: 'chemulpo',
    houseRules: {},
    play: (table) => void table.follow(table.order()),
    holds: (entries, { ships }) => ships.variag?.fate === 'sunk' && has(entries, 'RoundFired', 5),
  },
  {
    game: 'tsushima-port-arthur',
    about: 'Tsushima: a port battle with coast guns, counters taken out.',
    scenario: 'port-arthur',
    houseRules: {},
    play: (table) => brisk(table, 5),
    holds: (entries) =>
      has(entries, 'CountersTakenOut', 1) &&
      eventsIn(entries).some(
        ({ type, ...event }) => type === 'RoundFired' && JSON.stringify(event).includes('coast-1'),
      ),
  },
  {
    game: 'tsushima-round-island',
    about: 'Tsushima: three months with battles, repairs and morale.',
    scenario: 'round-island',
    houseRules: {},
    play: (table) => brisk(table, 2),
    holds: (entries) =>
      has(entries, 'BattleBegan', 1) && has(entries, 'Repaired', 1) && has(entries, 'MoraleAdjusted', 3),
  },
  {
    game: 'tsushima-baltic',
    about: 'Tsushima: hidden stacks, own dice, undo, rules set aside.',
    scenario: 'tsushima',
    houseRules: { stacks: 'hidden', moraleFloor: 'minus-three' },
    play: withSecondThoughts,
    holds: (entries) =>
      has(entries, 'RuleOverridden', 1) &&
      has(entries, 'Corrected', 1) &&
      has(entries, 'BattleBegan', 1) &&
      entries.some(({ entry }) => entry.type === 'v1.GivenUp') &&
      entries.some(({ entry }) => entry.type === 'v1.Retracted'),
  },
  {
    game: 'tsushima-war',
    about: 'Tsushima: surprise at Port Arthur, its fall, scuttling, the end of the war.',
    scenario: 'war-at-sea',
    houseRules: {},
    play: throughTheFall,
    holds: (entries) =>
      has(entries, 'PortAttackRolled', 1) &&
      has(entries, 'PortArthurFell', 1) &&
      has(entries, 'ShipsScuttled', 1) &&
      eventsIn(entries).some((event) => event.type === 'BattleBegan' && event.surprise),
  },
];

export function recordTsushima(plan: TsushimaPlan): GoldenGame {
  const { scenario, houseRules } = plan;
  const setup = houseSetup('Tsushima', scenario, { houseRules });
  const made = { book: tsushimaCampaign as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
  const begin = (seed: number) => new TsushimaRecorder(made, seed);
  return recordPlan(plan, { scenario, seeds: 200, commands: 600, begin });
}

/** Short battles, and after two phases on to the end of the month: rows of firing rounds are long. */
function briskOrder(table: TsushimaRecorder, rounds: number): Command {
  const { battle, step, phase, year, month } = table.state;
  if (battle?.stage === 'move' && battle.round >= rounds) return { type: 'endBattle' };
  if (step === 'claims' && phase >= 3) return { type: 'goTo', year, month, phase: 7 };
  return table.order();
}

const brisk = (table: TsushimaRecorder, rounds: number): void => void table.follow(briskOrder(table, rounds));

function withSecondThoughts(table: TsushimaRecorder, commands: number): void {
  const order = briskOrder(table, 2);
  if (commands % 11 === 5) table.undo();
  else if (commands % 11 === 6) table.redo();
  else if (commands % 13 === 4) table.giveUp(order);
  else if (commands % 17 === 9) {
    table.follow({ type: 'correct', path: ['ships', 'mikasa', 'morale'], value: -table.pick(3), reason: 'miscounted' });
  } else if (commands % 7 === 3) {
    const early: Command = { type: 'endMove' };
    table.insist(table.state.step === 'move' ? early : order);
  } else if (commands % 3 === 0 || !table.rollAtTheTable(order)) table.follow(order);
}

/** The land campaign is nearly won when the war begins, and after the fall the months go by. */
function throughTheFall(table: TsushimaRecorder, commands: number): void {
  const { step, turn, land, italian, phase } = table.state;
  if (commands === 0) table.follow({ type: 'choosePlan', plan: 'B' });
  else if (commands === 1)
    table.follow({ type: 'correct', path: ['land', 'successes'], value: 6, reason: 'landed before' });
  else if (commands === 2)
    table.follow({ type: 'correct', path: ['land', 'total'], value: 18, reason: 'landed before' });
  else if (step === 'claims' && land.fallen === null && land.delivered < 8 && phase === 2)
    table.follow({ type: 'deliverLoads', loads: 8 });
  else if (step === 'claims' && phase === 1 && italian !== null)
    table.follow({ type: 'startPhase', claims: [{ side: 'irn', port: 'port-arthur' }] });
  else if (step === 'claims' && turn === 2) table.follow({ type: 'goTo', year: 1904, month: 8, phase: 7 });
  else brisk(table, 2);
}
