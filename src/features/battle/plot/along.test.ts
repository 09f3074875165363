import { rollAppDice } from '@/game/act';
import { distance } from '@/measure/point';
import type { BattleState, Command } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { openTogo } from '@/testing/togo-session';

import { afterMove, draftOf } from './along';
import { staleLines } from './history';
import { shipPose } from './plotted';

beforeAll(() => openStorage());

const open = () => useSession.getState().open!;
const state = () => open().battle.state as BattleState;
const poseOf = (ship: string) => shipPose(state(), state().ships[ship]!)!;
async function give(command: Command): Promise<void> {
  const draft = rollAppDice(open().book, open().battle, draftOf(open(), command), { untilDone: true });
  expect(draft.ok && (await commitDraft(draft.value)).ok).toBe(true);
}
const begin = (id: string) =>
  openTogo(currentDatabase()!, id, {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 6, phase: 'B' },
    then: [{ type: 'rollInitiative' }, { type: 'keepPlot', on: true, from: 'known' }],
  });
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
  const at = (id: string) => afterMove(stuck, group.id, [], 2)?.ships?.find(({ ship }) => ship === id)?.at;
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
