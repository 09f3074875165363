import { play, type Played, scenarioSetup, seeded, smallSetup, Trial } from '@/testing/togo-battles';

import { togoBattle } from '../battle/rulebook';
import type { BattleState } from '../battle/state';
import type { StoryAction } from './action';
import { turnSummaries } from './turn-summary';

/** As everybody at the table is told of it. */
function told({ before, events }: Pick<Played, 'before' | 'events'>): StoryAction {
  let state = before;
  const lines = events.flatMap((event) => {
    state = togoBattle.apply(state, event);
    return togoBattle.describe(state, event, 'public') ?? [];
  });
  return { before, descriptions: lines, undone: false };
}

function playedOff(scenario: string, seed: number, turns: number): { actions: StoryAction[]; now: BattleState } {
  const actions: StoryAction[] = [];
  let now = togoBattle.begin(scenarioSetup(scenario, seed));
  for (const action of play(now, seeded(seed))) {
    actions.push(told(action));
    now = action.after;
    if (now.turn > turns || now.result !== null) break;
  }
  return { actions, now };
}

const firing = (): { actions: StoryAction[]; trial: Trial } => {
  const trial = Trial.of(smallSetup()).to('F');
  const actions: StoryAction[] = [];
  const act = (...args: Parameters<Trial['do']>) => {
    const { state: before } = trial;
    actions.push(told({ before, events: trial.do(...args) }));
  };
  const shots = [{ battery: 0, target: 'asama', range: 2, arc: 'side' as const }];
  // On target, four potential, four actual and four effective hits; then a miss, and a ship that holds her fire.
  act({ type: 'fire', fires: [{ ship: 'oslyabya', shots }] }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  act({ type: 'fire', fires: [{ ship: 'sissoi', shots: [{ ...shots[0]!, range: 12 }] }] }, [6]);
  act({ type: 'holdFire', ships: ['navarin'] });
  return { actions, trial };
};

test('hits are told with their target, ships without effect in one list, held fire in another', () => {
  const { actions, trial } = firing();
  const [turn] = turnSummaries(actions, trial.state);
  expect(turn).toMatchObject({
    turn: 1,
    ended: false,
    missed: ['sissoi'],
    held: ['navarin'],
    hits: { ijn: 0, irn: 4 },
  });
  expect(turn?.parts.fire.map(({ about }) => about)).toEqual([['oslyabya', 'asama']]);
});

test('what was undone is not part of it', () => {
  const { actions, trial } = firing();
  const [turn] = turnSummaries(
    actions.map((action, place) => ({ ...action, undone: place < 2 })),
    trial.state,
  );
  expect(turn).toMatchObject({ missed: [], held: ['navarin'], hits: { ijn: 0, irn: 0 } });
});

test('[AMB-48] a ship is lost in the turn she is abandoned, not again with every further hit', () => {
  const trial = Trial.of(smallSetup());
  const fires = (value: number) => trial.do({ type: 'correct', path: ['ships', 'asama', 'fires'], value });
  const burnt = (): StoryAction => {
    trial.do(
      { type: 'controlDamage', tries: [{ ship: 'asama', attempt: null }] },
      [6, 1, 1, 1, 1].slice(0, trial.state.ships.asama!.fires),
    );
    const { state: before } = trial.to('H');
    return told({ before, events: trial.do({ type: 'rollDamage', ships: ['asama'] }, [6]) });
  };
  fires(4);
  trial.to('G');
  const actions = [burnt()];
  trial.to('I').to('A').to('G');
  actions.push(burnt());
  expect(trial.state.ships.asama?.fires).toBe(6);
  const [first, second] = turnSummaries(actions, trial.state);
  expect([first!.parts.lost.length, first!.parts.damage.length]).toEqual([1, 0]);
  expect([second!.parts.lost.length, second!.parts.damage.length]).toEqual([0, 1]);
});

test.each(['ulsan', 'chemulpo', 'port-arthur-night'])(
  '%s: a summary for each turn, with its losses and points',
  (id) => {
    const { actions, now } = playedOff(id, 11, 6);
    const summaries = turnSummaries(actions, now);
    expect(summaries.map(({ turn }) => turn)).toEqual(Array.from({ length: now.turn }, (_, index) => index + 1));
    expect(summaries.slice(0, -1).every(({ ended }) => ended)).toBe(true);
    const all = summaries.flatMap(({ parts }) => parts.damage.length + parts.fire.length + parts.moves.length);
    expect(all.some((count) => count > 0)).toBe(true);
    const scored = (now.scenario?.victory.scores.length ?? 0) > 0;
    expect(summaries.every(({ points }) => (points !== null) === scored)).toBe(true);
  },
);

test('hits add up to what the ships have scored', () => {
  const { actions, now } = playedOff('ulsan', 11, 8);
  const summaries = turnSummaries(actions, now);
  for (const side of ['ijn', 'irn'] as const) {
    const scored = Object.values(now.ships).filter((ship) => ship.side === side);
    expect(summaries.reduce((sum, { hits }) => sum + hits[side], 0)).toBe(
      scored.reduce((sum, ship) => sum + ship.scored, 0),
    );
  }
});
