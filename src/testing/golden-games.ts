import type { BattleEvent, BattleState, Command } from '@/rules/togo/index';

import type { GoldenEntry, GoldenGame } from './golden-file';
import { stateHash } from './golden-file';
import { Recorder } from './recorder';

interface Plan {
  readonly game: string;
  readonly about: string;
  readonly scenario: string;
  readonly turns: number;
  /** One order of somebody at the table. */
  play(table: Recorder, orders: number): void;
  /** What the game is kept for: a recording without it is worth nothing. */
  holds(recording: Recording, state: BattleState): boolean;
}

/** The entries of a recording, and the events among them. */
interface Recording {
  readonly entries: readonly GoldenEntry[];
  readonly events: readonly BattleEvent[];
}

const byTheCaptains = (table: Recorder): void => table.follow(table.order());

export const PLANS: readonly Plan[] = [
  {
    game: 'day-fleet-action',
    about: 'Two battle lines by day: gunfire, damage, damage control.',
    scenario: 'yellow-sea',
    turns: 4,
    play: byTheCaptains,
    holds: ({ events }) => has(events, 'GunfireResolved', 20) && has(events, 'DamageResolved', 5),
  },
  {
    game: 'night-torpedoes',
    about: 'Destroyers at night: blank counters, secret targets, torpedoes that hit.',
    scenario: 'port-arthur-night',
    turns: 5,
    play: byTheCaptains,
    holds: ({ events }, state) => state.light.night !== null && events.some(isTorpedoHit),
  },
  {
    game: 'convoy',
    about: 'A convoy is caught and loses ships.',
    scenario: 'hitachi-maru',
    turns: 8,
    play: byTheCaptains,
    holds: ({ events }, { ships }) =>
      events.some((event) => event.type === 'UnitsLost' && event.lost > 0 && ships[event.ship]?.card.type === 'convoy'),
  },
  {
    game: 'umpire',
    about: 'An umpire corrects values by hand and allows what the rules refuse.',
    scenario: 'tsushima-svetlana',
    turns: 5,
    play: withAnUmpire,
    holds: ({ entries, events }) =>
      has(events, 'Corrected', 10) && has(events, 'RuleOverridden', 5) && entries.filter(isOverride).length >= 10,
  },
  {
    game: 'second-thoughts',
    about: 'Much undo, redo and going back to an earlier moment.',
    scenario: 'ulsan',
    turns: 5,
    play: withSecondThoughts,
    holds: ({ entries }) =>
      count(entries, 'v1.Retracted') >= 30 &&
      count(entries, 'v1.Restored') >= 15 &&
      entries.some(({ entry }) => entry.type === 'v1.Retracted' && entry.actions.length > 5) &&
      entries.some(({ entry }) => entry.type === 'v1.Acted' && entry.attempt > 1),
  },
  {
    game: 'own-dice',
    about: "The players' own dice, as faces and as counts, faces put right, strips given up.",
    scenario: 'tsushima-ushakov',
    turns: 6,
    play: withOwnDice,
    holds: ({ entries }) => {
      const text = JSON.stringify(entries);
      const sources = ['"source":"table"', '"source":"count"', '"source":"umpire"', '"source":"app"', '"was":'];
      return count(entries, 'v1.GivenUp') >= 3 && sources.every((source) => text.includes(source));
    },
  },
];

/** Plays a plan with the first seed whose battle has in it what the plan is for. */
export function record(plan: Plan): GoldenGame {
  for (let seed = 1; seed <= 200; seed += 1) {
    const table = new Recorder(plan.scenario, seed);
    for (let orders = 0; table.state.turn <= plan.turns && table.state.result === null && orders < 3000; orders += 1) {
      plan.play(table, orders);
    }
    if (table.state.result === null) table.follow({ type: 'endBattle', note: 'the table agrees to stop' });
    if (!plan.holds(recordingOf(table.entries), table.state)) continue;
    const { game, about, scenario } = plan;
    return { header: { game, about, scenario, seed, state: stateHash(table.state) }, entries: table.entries };
  }
  throw new Error(`no seed makes a battle for ${plan.game}`);
}

export const recordingOf = (entries: readonly GoldenEntry[]): Recording => ({
  entries,
  events: entries.flatMap(({ entry }) => (entry.type === 'v1.Happened' ? [entry.event as unknown as BattleEvent] : [])),
});

function withAnUmpire(table: Recorder, orders: number): void {
  const ships = Object.values(table.state.ships);
  const ship = ships[table.pick(ships.length)];
  if (orders % 8 === 3 && ship) {
    const corrections: readonly Command[] = [
      { type: 'correct', path: ['ships', ship.id, 'fires'], value: table.pick(3), reason: 'miscounted' },
      { type: 'correct', path: ['ships', ship.id, 'card', 'speed'], value: 1 + table.pick(5), reason: 'wrong card' },
      { type: 'correct', path: ['ships', ship.id, 'name'], value: `${ship.name} (flag)`, reason: 'for the record' },
      { type: 'correct', path: ['light', 'day'], value: 12 + table.pick(12), reason: 'haze' },
    ];
    table.follow(corrections[table.pick(corrections.length)] as Command);
  } else if (orders % 8 === 6 && ship) {
    const allowed: readonly Command[] = [
      { type: 'holdFire', ships: [ship.id] },
      { type: 'noteMove', counter: ship.group, turns: [45], distance: 20 },
      { type: 'trySighting', side: 'ijn', counter: ship.group, range: 9 },
      { type: 'rollDamage', ships: [ship.id] },
    ];
    table.insist(allowed[table.pick(allowed.length)] as Command);
  } else byTheCaptains(table);
}

function withSecondThoughts(table: Recorder): void {
  const last = table.battle.seq;
  switch (table.pick(8)) {
    case 0:
      table.undo();
      break;
    case 1:
      for (let times = table.pick(4); times >= 0; times -= 1) table.redo();
      break;
    case 2:
      if (table.pick(4) === 0) table.backTo(Math.max(1, last - table.pick(40)));
      break;
    default:
      byTheCaptains(table);
  }
}

function withOwnDice(table: Recorder, orders: number): void {
  const command = table.order();
  if (orders % 9 === 4) table.giveUp(command);
  if (orders % 5 === 2 || !table.rollAtTheTable(command)) table.follow(command);
}

const has = (events: readonly BattleEvent[], type: BattleEvent['type'], least: number): boolean =>
  events.filter((event) => event.type === type).length >= least;

const count = (entries: readonly GoldenEntry[], type: GoldenEntry['entry']['type']): number =>
  entries.filter(({ entry }) => entry.type === type).length;

const isOverride = ({ entry }: GoldenEntry): boolean => entry.type === 'v1.Acted' && entry.override;

const isTorpedoHit = (event: BattleEvent): boolean => event.type === 'TorpedoResolved' && event.hits.length > 0;
