import '@/messages/togo';

import {
  type BattleState,
  battleView,
  duelSetup,
  FIRST_BATTLE,
  houseCard,
  parseScenario,
  PHASE_IDS,
  scenarioById,
  togoBattle,
} from '@/rules/togo/index';
import { play, scenarioSetup, seeded, shuffled } from '@/testing/togo-battles';

import { inOrder, nextStep } from '../turn/next-step';
import { enteredBy, guideStep, type GuideStep } from './guide-step';
import { passedWords, phaseName, phaseWhat, todoWords } from './guide-words';

function duel(seed: number): BattleState {
  const pick = seeded(seed);
  const find = (id: string) => {
    const card = houseCard(id);
    return card && { ...card, title: id, text: '' };
  };
  const setup = duelSetup('First battle', { find, dummy: 'Blank', shuffle: (items) => shuffled(items, pick) });
  const parsed = togoBattle.parse.setup(setup);
  if (!parsed.ok) throw new Error(parsed.error.field);
  return togoBattle.begin(parsed.value);
}

const seen = (state: BattleState) => {
  const view = battleView(state, 'public');
  return { view, owed: inOrder(togoBattle.owed(state, 'public'), { view }) };
};

/** Everything the guide says about a step. */
function wordsOf(step: GuideStep): readonly string[] {
  if (step.type === 'over' || step.type === 'decided') return [];
  const phase = [phaseName(step.phase), phaseWhat(step.phase)];
  return step.type === 'end' ? phase : [...phase, todoWords(step.todo, 'Askold')];
}

test('the duel is a sound scenario, and not one of the library', () => {
  expect(parseScenario(FIRST_BATTLE)).toEqual({ ok: true, value: FIRST_BATTLE });
  expect(scenarioById(FIRST_BATTLE.id)).toBeNull();
});

test('both ships are in sight, torpedoes and two cards each are aboard', () => {
  const { ships, groups, sides, turnLimit } = duel(1);
  expect(Object.values(groups).map(({ sighted }) => sighted)).toEqual([true, true]);
  expect(Object.values(ships).every(({ card }) => card.torpedoes.factors > 0)).toBe(true);
  expect([sides.ijn.pile.length, sides.ijn.hand.length, sides.irn.pile.length]).toEqual([2, 0, 2]);
  expect(turnLimit).toBe(3);
});

test('captains fight forty duels to the end: every step has words and a button, and none is a dead end', () => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 40; seed += 1) {
    let state = duel(seed);
    let steps = 0;
    for (const { after } of play(state, seeded(seed))) {
      const facts = seen(state);
      const step = guideStep(facts);
      expect(step.type).not.toBe('over');
      told.add(step.type === 'todo' ? step.todo : step.type);
      for (const words of wordsOf(step)) expect(words).toMatch(/\w{2,}.*[\w.?]$/);
      // The guide speaks of what the filled button does.
      const next = nextStep({ ...facts, nameOf: (id) => id });
      expect(next.label).not.toBe('');
      if (step.type === 'end') expect(next.step.type).toBe('end');
      if (step.type === 'todo') expect(facts.owed[0]?.about).toBe(step.about);
      if (step.type === 'decided')
        expect(togoBattle.decide(state, { type: 'endBattle' }, [], { override: false }).type).toBe('done');
      state = after;
      steps += 1;
      if (state.result !== null || steps > 600) break;
    }
    expect(state.result).not.toBeNull();
    expect(guideStep(seen(state)).type).toBe('over');
  }
  // Nothing owed in a duel is met without words of its own.
  expect(told).not.toContain('other');
  expect([...told]).toEqual(
    expect.arrayContaining(['passFirst', 'pass', 'initiative', 'begin', 'fire', 'damage', 'cards', 'endBattle', 'end']),
  );
});

test.each(['port-arthur-night', 'hitachi-maru', 'ulsan'])('%s: the guide has words for everything owed', (id) => {
  const told = new Set<string>();
  let turns = 0;
  for (const { before } of play(togoBattle.begin(scenarioSetup(id, 3)), seeded(3))) {
    const step = guideStep(seen(before));
    told.add(step.type === 'todo' ? step.todo : step.type);
    for (const words of wordsOf(step)) expect(words).not.toBe('');
    turns = before.turn;
    if (turns > 3 || before.result !== null) break;
  }
  expect(turns).toBeGreaterThan(2);
  expect(told).not.toContain('other');
});

test('whoever follows the filled button alone comes to the end', () => {
  const pick = seeded(5);
  let state = duel(5);
  const order = (current: BattleState) => {
    const facts = seen(current);
    const { step } = nextStep({ ...facts, nameOf: (id) => id });
    const command = facts.owed[0]?.command ?? null;
    switch (step.type) {
      case 'command':
        return step.command;
      case 'go': {
        const [screen, firer = ''] = step.to.split('/');
        if (screen !== 'fire') return command as never;
        const [target = ''] = Object.values(current.ships).flatMap(({ id }) => (id === firer ? [] : [id]));
        const shots = [{ battery: 0, target, range: 3.5, bearing: 90 }];
        return { type: 'fire', fires: [{ ship: firer, shots }] } as const;
      }
      case 'end':
        return { type: 'endPhase', phase: current.phase, waive: false, through: 'I' } as const;
      default:
        return command as never;
    }
  };
  let steps = 0;
  for (const { after, refused } of play(state, pick, (current) => ({ command: order(current) }))) {
    expect(refused).toBeNull();
    state = after;
    steps += 1;
    if (state.result !== null || steps > 200) break;
  }
  expect(state.result).not.toBeNull();
  expect(steps).toBeLessThan(60);
});

test('phases that were passed are told with their reason, until something is done', () => {
  const began = (phase: string, turn = 1) => ({ type: 'PhaseBegan', phase, turn });
  const actions = [{ events: [began('B')] }, { events: [began('C'), began('D'), began('E'), began('F')] }];
  const view = { ...battleView(duel(1), 'public'), phase: 'F' as const };
  expect(enteredBy(actions.at(-1)!, view)).toEqual({ isFresh: true, passed: ['C', 'D', 'E'] });
  expect(enteredBy({ events: [] }, view)).toEqual({ isFresh: false, passed: [] });
  expect(enteredBy(null, view)).toEqual({ isFresh: true, passed: [] });
  for (const phase of PHASE_IDS) expect(passedWords(phase)).toMatch(new RegExp(`^${phase} skipped`));
});

test('a side without a ship that can fight: the battle may end here, once the last hits are rolled', () => {
  const state = duel(1);
  const sunk = { ...state, ships: { ...state.ships, askold: { ...state.ships.askold!, fate: 'sunk' as const } } };
  expect(guideStep(seen(sunk))).toEqual({ type: 'decided' });
});
