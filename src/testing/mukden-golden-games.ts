import type { Book } from '@/game/battle';
import {
  type CampaignEvent,
  type CampaignState,
  type Command,
  HOUSE_UNITS,
  houseSetup,
  mukdenCampaign,
  type PrintedUnit,
  type Setup,
} from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';

import type { GoldenGame } from './golden-file';
import { eventsOf, type GoldenPlan, hasEvents, recordPlan } from './golden-plans';
import { MukdenRecorder } from './recorder';

const eventsIn = eventsOf<CampaignEvent>;
const has = hasEvents<CampaignEvent>;

interface MukdenPlan extends GoldenPlan<MukdenRecorder, CampaignState> {
  readonly setup: Partial<Setup>;
  /** The turn it begins in: whole games are long. */
  readonly turn: number;
}

/** A corner of the battle, already in touch: short games with everything in them. */
const some = (...ids: readonly string[]): readonly PrintedUnit[] => HOUSE_UNITS.filter(({ id }) => ids.includes(id));
const at = (units: readonly PrintedUnit[], places: Readonly<Record<string, string>>): readonly PrintedUnit[] =>
  units.map((unit) => ({ ...unit, hex: places[unit.id] ?? unit.hex }));
const CORNER = at(some('4th', '6th', 'kobi-1', '3rd', '55th', '35th', '37th', 'rifles-5', 'cavalry-corps'), {
  ...{ '4th': '2216', '6th': '2315', 'kobi-1': '2216', '3rd': '2116' },
  ...{ '35th': '2414', '37th': '2415', 'rifles-5': '2215', 'cavalry-corps': '2115' },
});

export const MUKDEN_PLANS: readonly MukdenPlan[] = [
  {
    game: 'mukden-combat',
    about: 'Mukden: the last turn with combat first: bombardment, momentum, a probe, the Cavalry Corps lost, judged.',
    setup: { units: CORNER },
    turn: 6,
    play: (table) => void table.follow(eagerly(table)),
    holds: (entries, { cavalryEliminations, result }) =>
      eventsIn(entries).some((event) => event.type === 'AttackDeclared' && event.bombardment > 0) &&
      eventsIn(entries).some((event) => event.type === 'AttackDeclared' && event.momentum) &&
      has(entries, 'UnitsProbed', 1) &&
      cavalryEliminations > 0 &&
      result?.how === 'judged',
  },
  {
    game: 'mukden-sudden',
    about: 'Mukden: the march on the railroad over painted terrain, and the end at once.',
    setup: {
      units: at(some('guards', '12th', 'siberian-6', 'cavalry-corps'), {
        guards: '2708',
        '12th': '3008',
        'siberian-6': '2705',
      }),
      board: { terrain: { '2808': 'mountain' }, rivers: { '2807-2907': 'minor' }, trenches: {}, railroad: null },
    },
    turn: 2,
    play: (table) => void table.follow(toRailroad(table)),
    holds: (entries, { result }) =>
      has(entries, 'UnitMoved', 2) && has(entries, 'ControlChanged', 1) && result?.how === 'sudden',
  },
  {
    game: 'mukden-own-dice',
    about: 'Mukden: own dice and an own table, stacks ordered in secret, undo with consent, rules set aside.',
    setup: { units: CORNER, houseRules: { lossCount: 'at-the-end', riverAndTrench: 'two', railStart: '2210' } },
    turn: 6,
    play: withSecondThoughts,
    holds: (entries, { result }) =>
      has(entries, 'StackOrdered', 1) &&
      has(entries, 'ConsentGiven', 1) &&
      has(entries, 'RuleOverridden', 1) &&
      has(entries, 'AttackResolved', 2) &&
      entries.some(({ entry }) => entry.type === 'v1.Retracted') &&
      entries.some(({ entry }) => entry.type === 'v1.GivenUp') &&
      result !== null,
  },
];

export function recordMukden(plan: MukdenPlan): GoldenGame {
  const setup = houseSetup('Mukden', plan.setup);
  const made = { book: mukdenCampaign as Book<unknown>, name: setup.name, setup: setup as unknown as Json };
  const begin = (seed: number) => {
    const table = new MukdenRecorder(made, seed);
    table.follow({ type: 'goTo', turn: plan.turn, phase: 'II' });
    return table;
  };
  return recordPlan(plan, { scenario: 'campaign', seeds: 400, commands: 200, begin });
}

/** Combat first, and nobody capitulates. */
function eagerly(table: MukdenRecorder): Command {
  const order = table.order();
  return order.type === 'chooseOrder' || order.type === 'capitulate' ? { type: 'chooseOrder', first: 'combat' } : order;
}

function toRailroad(table: MukdenRecorder): Command {
  const { phase, actor, tape } = table.state;
  if (phase === 'II') return { type: 'chooseOrder', first: 'movement' };
  if (phase === 'IV' && actor === 'ijn') {
    return tape.length === 0
      ? { type: 'moveUnit', unit: '12th', to: '3107' }
      : { type: 'moveUnit', unit: 'guards', to: '2907' };
  }
  return table.order();
}

function withSecondThoughts(table: MukdenRecorder, commands: number): void {
  const { action, phase } = table.state;
  // One half of the turn has it all.
  const order: Command = phase === 'V' ? { type: 'goTo', turn: 6, phase: 'end' } : eagerly(table);
  if (commands % 13 === 5) {
    table.undo();
    table.follow({ type: 'recordConsent', side: table.state.actor === 'ijn' ? 'irn' : 'ijn' });
  } else if (commands % 11 === 4) table.giveUp({ type: 'rollAttack' });
  else if (commands % 17 === 6 && action === null) table.insist({ type: 'flipUnit', unit: '4th' });
  else if (commands === 2) table.follow({ type: 'restack', hex: '2215', units: ['rifles-5', '55th'] });
  else if (commands % 3 === 0 || !table.rollAtTheTable(order)) table.follow(order);
}
