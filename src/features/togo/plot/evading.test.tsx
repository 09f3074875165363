import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react-native';

import { evasionWords } from '../table/words';
import { ghostFacts } from '../table/ghost';
import { lineOf } from '../table/model';
import { newDraft, rollAppDice } from '@/game/act';
import type { Battle } from '@/game/battle';
import { degrees, inches } from '@/measure/units';
import { t } from '@/messages/messages';
import { type BattleState, battleView, type Command, targetsFor, whyNoLaunch } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { InBattle, renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { EvasionQuestion } from '../torpedo/evasion-question';
import { evadesByTurning, plottedEvasion } from './evading';
import { tableModel } from './table-model';
import { useTableActions } from './use-table-actions';
import type { OpenGame } from '../game';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ push: mockPush }), useIsFocused: () => true }));

const battle = () => useSession.getState().open!.battle as Battle<BattleState>;
const known = () => {
  const { state } = battle();
  return { battle: battle(), state, view: battleView(state, 'public'), nameOf: (id: string) => id };
};
const marker = () => Object.keys(battle().state.markers).at(-1)!;

async function order(command: Command): Promise<void> {
  const { book, battle: now } = useSession.getState().open!;
  const draft = rollAppDice(book, now, newDraft(command as never, { override: true }), { untilDone: true });
  const done = draft.ok ? await commitDraft(draft.value) : draft;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

/** The launcher lies an inch on the starboard beam of a target that heads north, and torpedoes run; her move has begun. */
async function attacked(id: string, which = 0): Promise<{ readonly target: string; readonly counter: string }> {
  await openTogo(currentDatabase()!, id, { scenario: 'ulsan', seed: 11, until: { turn: 5, phase: 'A' } });
  const { state } = battle();
  const ship = Object.values(state.ships).find((each) => whyNoLaunch(state, each.id) === null)!;
  const target = targetsFor(state, ship.side).at(which);
  const counter = target!.group;
  const at = { x: 30, y: 20, heading: 0 };
  const beam = { x: 31, y: 20, heading: 0 };
  await order({ type: 'keepPlot', on: true, from: 'known' });
  await order({ type: 'plot', counter, at, ships: [{ ship: target!.id, at }] });
  await order({ type: 'plot', counter: ship.group, at: beam, ships: [{ ship: ship.id, at: beam }] });
  const attacks = [{ target: target!.id, factors: 1, range: 1, bearing: 270 }];
  await order({ type: 'launchTorpedoes', ship: ship.id, attacks });
  await order({ type: 'endPhase', phase: 'A', waive: true });
  await order({ type: 'rollInitiative' });
  // The launcher moves on: what counts is where the torpedoes came from.
  const gone = { x: 29, y: 22, heading: 0 };
  await order({ type: 'plot', counter: ship.group, at: gone, ships: [{ ship: ship.id, at: gone }] });
  await order({ type: 'beginMove', counter });
  return { target: target!.id, counter };
}

async function moved(target: string, counter: string, turn: number): Promise<void> {
  const at = { x: 30, y: 19, heading: (360 + turn) % 360 };
  await order({ type: 'declareEvasion', ships: [target] });
  const ships = [{ ship: target, at }];
  await order({ type: 'noteMove', counter, turns: [turn], distance: 2, plot: at, ships });
}

beforeAll(() => openStorage());

test('[TOGO-47][AMB-8] a move that is being made on the chart says who evades, and which way she must turn', async () => {
  const { target, counter } = await attacked('a');
  const moving = () => tableModel(known(), 'public').movers.find(({ line }) => line === counter)!;
  expect(moving().threats).toMatchObject([{ target, evasion: 'open', launch: { from: { x: 31, y: 20 } } }]);
  await order({ type: 'declareEvasion', ships: [target] });
  expect(moving().threats).toMatchObject([{ evasion: 'declared' }]);

  const model = tableModel(known(), 'public');
  const ships = lineOf(model, counter).map(({ pose }) => pose);
  const says = (turn: number, ahead = 0) => {
    const legs = [{ type: 'turn', degrees: degrees(turn) } as const, { type: 'run', inches: inches(ahead) } as const];
    const facts = ghostFacts({ line: counter, legs }, ships, moving(), {
      circle: model.rules.circle,
      size: model.size,
    })!;
    return evasionWords(t, model, moving(), facts).join();
  };
  expect(says(-67.5)).toMatch(/turned far enough to evade/);
  expect(says(67.5)).toMatch(/to evade, turn 60° or more away/);
  expect(says(-45, 2)).toMatch(/to evade/);
});

test.each([
  [-67.5, true],
  [67.5, false],
] as const)('[AMB-8] a turn of %d° on the chart is the answer that is proposed', async (turn, away) => {
  const { target, counter } = await attacked(`b${turn}`);
  expect(evadesByTurning(known(), [target], turn, 2)).toBe(away);
  await moved(target, counter, turn);
  expect(plottedEvasion(known(), marker())).toMatchObject({ away, degrees: 67.5 });
  renderInBattle(<EvasionQuestion marker={marker()} onDone={jest.fn()} />);
  expect(screen.getByTestId('evasion-facts')).toHaveTextContent(
    away ? /turned 68°, away from/ : /turned 68°, not far enough away/,
  );
  // The players may have seen it otherwise.
  fireEvent.press(screen.getByTestId(away ? 'not-evaded' : 'evaded'));
  await waitFor(() => expect(battle().state.markers[marker()]?.attack?.evaded).toBe(!away));
});

test('a move that was noted without the chart, or no chart at all, leaves the question to the players', async () => {
  const { target, counter } = await attacked('c');
  await order({ type: 'declareEvasion', ships: [target] });
  await order({ type: 'noteMove', counter, turns: [67.5], distance: 2 });
  expect(plottedEvasion(known(), marker())).toBeNull();
  await order({ type: 'keepPlot', on: false });
  expect(plottedEvasion(known(), marker())).toBeNull();
});

test('[TOGO-47][TOGO-17] begun on the chart, she is asked about evasion before her dice are thrown', async () => {
  const { target } = await attacked('d', -1);
  await order({ type: 'leaveFormation', ship: target });
  const counter = battle().state.ships[target]!.group;
  const { result } = renderHook(() => useTableActions({ ...known(), id: 'd' } as unknown as OpenGame), {
    wrapper: ({ children }) => <InBattle>{children}</InBattle>,
  });
  await act(async () => expect(await result.current.begin(counter)).toBe(false));
  expect(mockPush).toHaveBeenLastCalledWith(`/battle/d/move/${counter}`);
  expect(battle().state.groups[counter]?.unplanned?.turn).not.toBe(battle().state.turn);
});
