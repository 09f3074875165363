import { act, renderHook } from '@testing-library/react-native';

import { perform } from '@/cli/battle/actions';
import { draftFor, rollAppDice } from '@/game/act';
import { STEERING } from '@/game/steering';
import { distance } from '@/measure/point';
import { afterMove, type BattleState, type Command } from '@/rules/togo/index';
import { openBattle, type OpenBattle } from '@/store/battles';
import { openNodeDriver } from '@/store/db/driver.node';
import { readRows } from '@/store/db/event-log';
import { migrate } from '@/store/db/migrate';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { InBattle } from '@/testing/render-battle';
import { togoBattleAt, type Wanted } from '@/testing/played-togo';
import { openTogo } from '@/testing/togo-session';
import { AT, valueOf } from '@/testing/toy-database';

import { staleLines } from './history';
import { shipPose } from './plotted';
import { useAct } from '../game';

jest.mock('expo-router', () => ({ useRouter: () => ({}) }));
beforeAll(() => openStorage());

const open = () => useSession.getState().open!;
const state = () => open().battle.state as BattleState;
const poseOf = (ship: string) => shipPose(state(), state().ships[ship]!)!;
async function give(command: Command): Promise<void> {
  const draft = rollAppDice(open().book, open().battle, draftFor(open().book, open().battle, command), {
    untilDone: true,
  });
  expect(draft.ok && (await commitDraft(draft.value)).ok).toBe(true);
}
const ULSAN: Wanted = {
  scenario: 'ulsan',
  seed: 11,
  until: { turn: 6, phase: 'B' },
  then: [{ type: 'rollInitiative' }, { type: 'keepPlot', on: true, from: 'known' }],
};
const begin = (id: string) => openTogo(currentDatabase()!, id, ULSAN);
/** Whose line moves first, and has its admiral in it. */
const first = () => (state().initiative?.movesLast === 'ijn' ? 'rossia' : 'izumo');

test('[TOGO-8] a line sent ahead from the list of moves goes ahead on the chart, too', async () => {
  await begin('ahead');
  const ship = first();
  const group = state().groups[state().ships[ship]!.group]!;
  const before = group.ships.map(poseOf);
  await give({ type: 'moveAhead', moves: [{ counter: group.id, distance: 2 }] });
  group.ships.forEach((id, place) => {
    expect(distance(before[place]!.at, poseOf(id).at)).toBeCloseTo(2, 1);
    expect(poseOf(id).heading).toBeCloseTo(before[place]!.heading, 1);
  });
  expect(staleLines(open().battle as never)).toEqual([]);
});

test('[TOGO-13] a ship that leaves her line is not set on its leader, and nobody closes up', async () => {
  await begin('leaving');
  const group = state().groups[state().ships[first()]!.group]!;
  const before = group.ships.map(poseOf);
  await give({ type: 'leaveFormation', ship: group.ships[0]! });
  expect(group.ships.map(poseOf)).toEqual(
    before.map(({ at, heading }) => ({ at: { x: expect.closeTo(at.x, 2), y: expect.closeTo(at.y, 2) }, heading })),
  );
});

test('[TOGO-14] who is aground or given up stays where she is when her line moves on', async () => {
  await begin('aground');
  const group = state().groups[state().ships.rossia!.group]!;
  const [, second] = group.ships;
  const ships = { ...state().ships, [second!]: { ...state().ships[second!]!, fate: 'aground' as const } };
  const stuck = { ...state(), ships };
  const at = (id: string) => afterMove(stuck, group.id, [], 2, STEERING)?.ships?.find(({ ship }) => ship === id)?.at;
  expect(at(second!)).toMatchObject({ x: expect.closeTo(poseOf(second!).at.x, 2) });
  expect(at('rossia')!.x).not.toBeCloseTo(poseOf('rossia').at.x, 1);
});

test('[TOGO-8] a line taken there by hand goes no farther when its move is noted', async () => {
  await begin('by-hand');
  const group = state().groups[state().ships[first()]!.group]!;
  const { x, y, heading } = group.plot!;
  const at = { x: x + 2, y, heading };
  await give({ type: 'plot', counter: group.id, at, ships: group.ships.map((ship) => ({ ship, at })) });
  await give({ type: 'moveAhead', moves: [{ counter: group.id, distance: 2.5 }] });
  expect(state().groups[group.id]!.plot).toEqual(at);
  expect(staleLines(open().battle as never)).toEqual([]);
});

test('[TOGO-8][TOGO-13] the same orders by tap and by command line are the same in the log, and leave the same plot', async () => {
  await begin('tapped');
  const file = openNodeDriver();
  await migrate(file);
  await togoBattleAt(file, 'lines', ULSAN);
  let lines: OpenBattle<unknown> = valueOf(await openBattle(file, open().book, 'lines', { whole: true }));
  const tap = renderHook(useAct, { wrapper: InBattle });

  const group = state().groups[state().ships[first()]!.group]!;
  const { x, y, heading } = group.plot!;
  const orders: readonly Command[] = [
    { type: 'leaveFormation', ship: group.ships.at(-1)! },
    { type: 'plot', counter: group.id, at: { x: x + 0.25, y, heading } },
    { type: 'beginMove', counter: group.id },
    { type: 'noteMove', counter: group.id, turns: [45], distance: 2.5 },
  ];
  for (const order of orders) {
    await act(async () => expect([order.type, await tap.result.current(order)]).toEqual([order.type, true]));
    const done = await perform(file, lines, { ...order }, AT);
    expect(done.answer).toMatchObject({ ok: true });
    lines = done.open;
  }
  const told = async (db: typeof file, id: string) => (await readRows(db, id)).map(({ body }) => body);
  expect(await told(file, 'lines')).toEqual(await told(currentDatabase()!, 'tapped'));
  expect(lines.battle.state).toEqual(state());
  expect(state().groups[group.id]!.plot).not.toMatchObject({ x: x + 0.25, y });
});
