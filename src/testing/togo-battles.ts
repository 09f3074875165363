import { HOUSE_CARDS } from '@/rules/togo/cards/data/house-cards';
import { deckOf } from '@/rules/togo/cards/piles';
import { scenarioById } from '@/rules/togo/scenarios/library';
import type { Side } from '@/rules/togo/types';
import type { Command } from '@/rules/togo/battle/commands';
import type { BattleEvent } from '@/rules/togo/battle/events';
import { countersFor, setupFromScenario } from '@/rules/togo/battle/from-scenario';
import type { Setup } from '@/rules/togo/battle/setup-shape';
import type { BattleState, Card, ShipCard } from '@/rules/togo/battle/state';
import { captainCommand, sideToAct } from '@/rules/togo/battle/captains/captain';
import type { Pick } from '@/rules/togo/battle/captains/chance';
import { togoBattle } from '@/rules/togo/battle/rulebook';

/** Battles of Togo for tests: small ones to write down, whole ones to play. */

/** A sequence of numbers from a seed: good enough for tests, the same everywhere. */
export function seeded(seed: number): Pick {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

export function shuffled<T>(items: readonly T[], pick: Pick): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = pick(last + 1);
    [order[last], order[at]] = [order[at]!, order[last]!];
  }
  return order;
}

/** As many cards as the book says, the events from the house deck. */
export function deck(side: Side, pick: Pick): Card[] {
  const { events, dummies } = deckOf(side);
  const kinds = [...Array<'event'>(events).fill('event'), ...Array<'dummy'>(dummies).fill('dummy')];
  const house = shuffled(
    HOUSE_CARDS.filter((card) => card.side === side),
    pick,
  );
  return shuffled(kinds, pick).map((kind, index): Card => {
    const id = `${side}-${index + 1}`;
    const card = kind === 'event' ? house.pop() : undefined;
    if (card === undefined) return { id, kind, title: kind, text: '', time: 'any' };
    const { time, target, effect } = card;
    return { id, kind, title: card.id, text: '', time, target, ...(effect === null ? {} : { effect }) };
  });
}

export function scenarioSetup(id: string, seed: number, houseRules: Setup['houseRules'] = {}): Setup {
  const scenario = scenarioById(id);
  if (scenario === null) throw new Error(`no scenario ${id}`);
  const pick = seeded(seed);
  const counters = shuffled(
    Array.from({ length: countersFor(scenario) }, (_, index) => `c${index + 1}`),
    pick,
  );
  const cards = { ijn: deck('ijn', pick), irn: deck('irn', pick) };
  // Plotted from the first, as some older battles are.
  return { ...setupFromScenario(scenario, { counters, cards, houseRules }), plotted: seed % 3 === 0 };
}

export const CRUISER: ShipCard = {
  type: 'CA',
  speed: 3.5,
  armour: 2,
  size: { gun: 5, torpedo: 4 },
  batteries: [
    { name: '8in', weapon: '8in', main: true, dice: { bow: 2, side: 4, stern: 2 } },
    { name: '6in', weapon: '6in', main: false, dice: { bow: 3, side: 7, stern: 3 } },
  ],
  torpedoes: { factors: 3, mount: 'trainable' },
};
export const BATTLESHIP: ShipCard = {
  ...CRUISER,
  type: 'B',
  speed: 3,
  armour: 3,
  batteries: [
    { name: '12in', weapon: '12in', main: true, dice: { bow: 2, side: 4, stern: 2 } },
    { name: '6in', weapon: '6in', main: false, dice: { bow: 4, side: 7, stern: 4 } },
  ],
  torpedoes: { factors: 2, mount: 'fixed' },
};
export const BOATS: ShipCard = {
  type: 'TBD',
  speed: 5,
  armour: 0,
  size: { gun: 2, torpedo: 1 },
  batteries: [{ name: '6/12p', weapon: '6/12p(R)', main: true, dice: { bow: 1, side: 2, stern: 1 } }],
  torpedoes: { factors: 2, mount: 'trainable' },
};
const TRANSPORTS: ShipCard = { ...BOATS, type: 'convoy', speed: 2, size: { gun: 4, torpedo: 3 } };

/** Two cruisers and a base of three boats against two battleships and a convoy of five; a dummy each. */
export function smallSetup(over: Partial<Setup> = {}, sighted = true): Setup {
  const ship = (id: string, card: ShipCard, units?: number) => ({ id, name: id, card, ...(units ? { units } : {}) });
  return {
    name: 'test',
    scenario: null,
    year: 1904,
    light: { night: null, day: 24 },
    houseRules: {},
    tables: null,
    turnLimit: 12,
    plotted: false,
    sides: {
      ijn: {
        edges: ['west'],
        fleetFlagship: 'asama',
        formations: [
          { name: 'cruisers', ships: [ship('asama', CRUISER), ship('iwate', CRUISER)], flagship: 'asama', sighted },
          { name: 'flotilla', ships: [ship('shirakumo', BOATS, 3)], flagship: 'shirakumo', sighted },
        ],
        dummies: 1,
        cards: deck('ijn', seeded(1)),
      },
      irn: {
        edges: ['east'],
        fleetFlagship: 'oslyabya',
        formations: [
          {
            name: 'line',
            ships: [ship('oslyabya', BATTLESHIP), ship('sissoi', BATTLESHIP), ship('navarin', BATTLESHIP)],
            flagship: 'sissoi',
            sighted,
          },
          { name: 'convoy', ships: [ship('maru', TRANSPORTS, 5)], flagship: null, sighted },
        ],
        dummies: 1,
        cards: deck('irn', seeded(2)),
      },
    },
    counters: ['k', 'q', 'x', 'm', 'b', 'w'],
    reminders: [],
    victory: '',
    ...over,
  };
}

/** Faces in order, then the answer; a table to try commands on. */
export class Trial {
  readonly events: BattleEvent[] = [];
  constructor(public state: BattleState) {}

  static of(setup: Setup): Trial {
    return new Trial(togoBattle.begin(setup));
  }

  /** Does it, or throws what came instead. */
  do(command: Command, faces: readonly number[] = [], override = false): readonly BattleEvent[] {
    const decision = togoBattle.decide(this.state, command, faces, { override });
    if (decision.type !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decision)}`);
    for (const event of decision.events) this.state = togoBattle.apply(this.state, event);
    this.events.push(...decision.events);
    return decision.events;
  }

  /** The code it is refused with, or what happened instead. */
  refused(command: Command, override = false): string {
    const decision = togoBattle.decide(this.state, command, [], { override });
    return decision.type === 'refused' ? decision.refusal.code : decision.type;
  }

  /** Ends phases, waiving what is owed, until this one. */
  to(phase: BattleState['phase']): this {
    for (let guard = 0; this.state.phase !== phase && guard < 9; guard += 1) {
      if (this.state.phase === 'B' && this.state.initiative?.turn !== this.state.turn) {
        this.do({ type: 'rollInitiative' }, [2, 5]);
      }
      this.do({ type: 'endPhase', phase: this.state.phase, waive: true });
    }
    return this;
  }
}

/** A scenario after "Plot this battle", both sides having left their counters as they were dealt. */
export function plottedScenario(id: string, seed: number, counters?: Setup['counters']): BattleState {
  const trial = Trial.of(unplotted(id, seed, counters));
  trial.do({ type: 'keepPlot', on: true, from: 'known' });
  for (const side of trial.state.setting ?? []) trial.do({ type: 'setCounters', side, places: [] });
  return trial.state;
}

/** A scenario as it is begun today, with these counters where they are not to be the seed's. */
export function unplotted(id: string, seed: number, counters?: Setup['counters']): Setup {
  const setup = scenarioSetup(id, seed);
  return { ...setup, plotted: false, counters: counters ?? setup.counters };
}

export interface Played {
  readonly command: Command;
  readonly refused: string | null;
  readonly events: readonly BattleEvent[];
  readonly before: BattleState;
  readonly after: BattleState;
}

/** Two captains at the table, or whoever `choose` stands for. */
export function* play(
  start: BattleState,
  pick: Pick,
  choose: (state: BattleState) => { readonly command: Command; readonly override?: boolean } = (state) => ({
    command: captainCommand(state, sideToAct(state), pick),
  }),
): Generator<Played> {
  let state = start;
  for (;;) {
    const { command, override = false } = choose(state);
    const before = state;
    const faces: number[] = [];
    let decision = togoBattle.decide(state, command, faces, { override });
    while (decision.type === 'needs') {
      for (let missing = decision.needs.missing; missing > 0; missing -= 1) faces.push(1 + pick(6));
      decision = togoBattle.decide(state, command, faces, { override });
    }
    const events = decision.type === 'done' ? decision.events : [];
    for (const event of events) state = togoBattle.apply(state, event);
    yield {
      command,
      refused: decision.type === 'refused' ? decision.refusal.code : null,
      events,
      before,
      after: state,
    };
  }
}
