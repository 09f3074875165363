import '@/messages/togo';

import { playOn } from '@/cli/battle/auto';
import { draftOf } from '@/cli/battle/actions';
import { scenarioBattle } from '@/cli/battle/scenario-battle';
import { entriesOf, evaluate } from '@/game/act';
import type { Json } from '@/rules/rulebook';
import {
  type BattleState,
  battleView,
  type Command,
  PHASE_IDS,
  SCENARIOS,
  type Side,
  SIDES,
  togoBattle,
} from '@/rules/togo/index';
import { MemoryLog } from '@/testing/log';

import { shotsOf, startPlan } from '../fire/fire-plan';
import { volleyCommand, volleyOf } from '../fire/volley';
import { aheadOf, forcedMove, moversOf, moveStatus } from '../move/move-facts';
import { bandAt, bandsOf, inchesOf, pairsAsked } from '../sight/sight-facts';
import { inOrder, isControl, nextStep } from './next-step';
import type { Step } from '../game';

const TURNS = 2;
const idOf = (id: string): string => id;

function tableOf(log: MemoryLog<BattleState>, viewer: Side | 'public') {
  const { state } = log.battle;
  const view = battleView(state, viewer);
  return { view, owed: inOrder(togoBattle.owed(state, viewer), { view }), nameOf: idOf, state, battle: log.battle };
}

/** What the screens behind a step send when nobody says otherwise, in the order they are tried. */
function commandsOf(log: MemoryLog<BattleState>, step: Step): readonly Command[] {
  const { view, owed, state } = tableOf(log, 'public');
  switch (step.type) {
    case 'command':
      return [step.command];
    case 'end':
      return [{ type: 'endPhase', phase: view.phase, waive: false, through: 'I' }];
    case 'ask': {
      const { code, about, command } = step.obligation;
      if (isControl(step.obligation)) return [{ type: 'controlDamage', tries: [{ ship: about, attempt: null }] }];
      if (code === 'judge-evasion') return [{ type: 'confirmEvasion', marker: about, away: true }];
      return command === null ? [{ type: 'waive', code, about }] : [command as unknown as Command];
    }
    case 'go': {
      const [screen, id = ''] = step.to.split('/');
      if (screen === 'volley')
        return [
          ...[volleyCommand(volleyOf(state, view, id as Side).divisions)].filter((command) => command !== null),
          { type: 'finishSide', side: id as Side },
        ];
      if (screen !== 'fire') return opened(log, step.to, { view, owed });
      const ship = state.ships[id];
      const plan = ship ? startPlan(state, ship) : null;
      const fire: Command[] = plan ? [{ type: 'fire', fires: [{ ship: id, shots: shotsOf(plan) }] }] : [];
      return [...fire, { type: 'holdFire', ships: [id] }];
    }
  }
}

/** What is done on the screen at this address. */
function opened(
  log: MemoryLog<BattleState>,
  address: string,
  { view, owed }: Pick<ReturnType<typeof tableOf>, 'view' | 'owed'>,
): readonly Command[] {
  const [screen = '', about = ''] = address.split('/');
  const side = SIDES.find((each) => each === about);
  if (screen === 'torpedo' && side) return [{ type: 'passTorpedoes', side }];
  if (screen === 'hand' && side) return [{ type: 'drawCards', side }];
  if (screen === 'sight') {
    const bands = bandsOf({ view });
    const ranges = pairsAsked({ owed, view }).map((pair, place) => {
      const { a, b, last } = pair;
      // One pair in five is near.
      return { a, b, inches: inchesOf(bands, place % 5 === 0 ? (bands[0] ?? null) : bandAt(bands, last), last) };
    });
    return [{ type: 'noteRanges', ranges }];
  }
  if (screen !== 'move') throw new Error(`no captain knows the screen ${address}`);
  if (!side) {
    const named = owed.find(({ code, about: of }) => code === 'name-flagship' && of === about)?.command;
    return named ? [named as unknown as Command] : [{ type: 'moveAhead', moves: [{ counter: about, distance: 0 }] }];
  }
  const own = tableOf(log, side);
  const movers = moversOf(own, side);
  const ready = movers.filter((each) => moveStatus(own, each) === 'ready');
  if (ready.length > 0) return [aheadOf(ready)];
  return movers.filter((each) => moveStatus(own, each) === 'turned').map(forcedMove);
}

const begin = (scenario: string) => {
  const made = scenarioBattle(scenario, 3);
  if (!made) throw new Error(`there is no scenario ${scenario}`);
  return new MemoryLog<BattleState>(made.book as MemoryLog<BattleState>['book'], made.setup, 3);
};

describe.each(SCENARIOS.map(({ id }) => id))('%s', (scenario) => {
  test('the filled button alone plays two turns, and waives nothing', () => {
    const log = begin(scenario);
    const stuck: string[] = [];
    for (let steps = 0; log.battle.state.turn <= TURNS && steps < 2000; steps += 1) {
      const { label, step } = nextStep(tableOf(log, 'public'));
      const done = commandsOf(log, step).find((command) => log.act(command as unknown as Json));
      if (done === undefined) {
        stuck.push(`${log.battle.state.turn}${log.battle.state.phase} ${label} ${JSON.stringify(step)}`);
        break;
      }
    }
    expect(stuck).toEqual([]);
    expect(log.battle.state).toMatchObject({ turn: TURNS + 1, phase: PHASE_IDS[0] });
    const events = log.rows.flatMap(({ entry }) => (entry?.type === 'v1.Happened' ? [entry.event] : []));
    expect(events.flatMap((event) => (event as { waived?: unknown[] }).waived ?? [])).toEqual([]);
  });

  test('two captains play two turns through the same commands', async () => {
    const log = begin(scenario);
    const book = log.book as never;
    const act = async (line: { type: string }): Promise<boolean> => {
      const draft = draftOf(book, log.battle as never, line as never);
      const evaluated = draft.ok ? evaluate(log.book, log.battle, draft.value) : draft;
      if (!draft.ok || !evaluated.ok || evaluated.value.type !== 'done') return false;
      log.append(entriesOf(log.book, log.battle, draft.value, evaluated.value.events));
      return true;
    };
    expect(await playOn({ book, battle: () => log.battle as never, act }, TURNS)).toBe('done');
  });
});
