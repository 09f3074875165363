import { waitFor } from '@testing-library/react-native';

import { draftFor, entriesOf, givenUp, rollAppDice, evaluate } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { lastKnown } from '@/game/curtain';
import type { Entry } from '@/game/entry';
import { picker } from '@/game/shuffle';
import { redo, undo } from '@/game/undo';
import { whereOf } from '@/game/where';
import { type BattleState, battleView, captainCommand, type Command, sideToAct, togoBattle } from '@/rules/togo/index';
import { append, openBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { openNodeDriver } from '@/store/db/driver.node';
import { migrate } from '@/store/db/migrate';
import { openSession, useSession } from '@/store/session';
import { renderInBattle } from '@/testing/render-battle';
import { togoBattleAt } from '@/testing/played-togo';
import { AT, valueOf } from '@/testing/toy-database';

import type { RollCompanion } from '@/features/play/companion';
import { undoLabel } from '@/features/play/use-undo';
import { togoCompanion } from './companion';
import { firedThisTurn, startPlan } from './fire/fire-plan';
import { enteredBy } from './guide/guide-step';
import { plottedEvasion } from './plot/evading';
import { lastTurns, staleLines } from './plot/history';
import { PicturesScreen } from './plot/pictures-screen';
import { tableModel } from './plot/table-model';
import { plottedTurns } from './plot/turn-picture';
import { sightedNow } from './sight/sight-facts';
import { startLaunch } from './torpedo/launch-plan';
import { namesIn } from './words/names-in';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false }), useIsFocused: () => true }));

const BOOK = togoBattle as Book<unknown>;
const SNAPSHOTS = { every: 5, build: 'these reducers' };
type Open = OpenBattle<unknown>;

const stateOf = ({ battle }: Open) => battle.state as BattleState;

/** All that screens make of the actions in hand. */
function factsOf(open: Open) {
  const battle = open.battle as Battle<BattleState>;
  const { state } = battle;
  const view = battleView(state, 'public');
  const table = { battle, state, view, nameOf: namesIn(view) };
  const ships = Object.values(state.ships);
  const last = battle.actions.at(-1);
  return {
    undo: undoLabel(togoCompanion as RollCompanion, table as never, 'public'),
    last: last && [last.seq, last.lastSeq, last.events, last.attempt],
    redo: battle.undone.map(({ action }) => [action.seq, action.events]),
    where: whereOf(open.book, battle, open.drafts.public ?? null),
    entered: enteredBy(lastKnown(togoBattle as Book<BattleState>, battle, 'public'), view),
    sighted: sightedNow(table),
    fired: [...firedThisTurn(battle)],
    plans: ships.map((ship) => startPlan(state, ship)),
    launches: ships.map((ship) => startLaunch(battle, ship)),
    evasions: Object.keys(view.markers).map((marker) => plottedEvasion(table, marker)),
    stale: staleLines(battle),
    wakes: lastTurns(battle),
    table: tableModel(table, 'public'),
    completed: Object.keys(state.groups).map(
      (counter) =>
        draftFor(
          open.book,
          battle as Battle<unknown>,
          { type: 'moveAhead', moves: [{ counter, distance: 2 }] } as Command,
        ).command,
    ),
  };
}

const opened = async (db: Driver, whole: boolean): Promise<Open> =>
  valueOf(await openBattle(db, BOOK, 'b', { whole, snapshots: SNAPSHOTS }));
const written = async (db: Driver, open: Open, entries: readonly Entry[]): Promise<Open> =>
  valueOf(await append(db, open, entries, AT));

/** What captains at a plotted table do next, who sometimes think better of it. */
function nextEntries(open: Open, pick: (n: number) => number): readonly Entry[] {
  const { book, battle } = open;
  const state = stateOf(open);
  const whim = pick(10);
  const back = whim === 0 ? undo(battle) : whim === 1 ? redo(battle) : null;
  if (back?.ok) return [back.value];
  const orders: readonly Command[] = [
    captainCommand(state, sideToAct(state), pick),
    { type: 'endPhase', phase: state.phase, waive: true },
  ];
  for (const order of orders) {
    const draft = rollAppDice(book, battle, draftFor(book, battle, order), { untilDone: true });
    const evaluated = draft.ok ? evaluate(book, battle, draft.value) : draft;
    if (!draft.ok || !evaluated.ok || evaluated.value.type !== 'done') continue;
    const left = whim === 2 ? givenUp(book, battle, draft.value) : null;
    return left ? [left] : entriesOf(book, battle, draft.value, evaluated.value.events);
  }
  throw new Error('the captains are stuck');
}

async function begun(scenario: string, seed: number): Promise<Driver> {
  const db = openNodeDriver();
  await migrate(db);
  const then: readonly Command[] = [{ type: 'keepPlot', on: true, from: 'known' }];
  await togoBattleAt(db, 'b', { scenario, seed, until: { turn: 3, phase: 'B' }, then });
  return db;
}

/** Off Ulsan, plotted from the third turn to the sixth. */
async function playedOn(): Promise<Driver> {
  const db = await begun('ulsan', 11);
  const pick = picker(11);
  let open = await opened(db, true);
  while (stateOf(open).turn < 6) open = await written(db, open, nextEntries(open, pick));
  return db;
}

/** As text first: that is quick, and they hardly ever differ. */
function expectSame(shown: Open, should: Open): void {
  const [facts, wanted] = [factsOf(shown), factsOf(should)];
  if (JSON.stringify(facts) !== JSON.stringify(wanted)) expect(facts).toEqual(wanted);
}

// Tsushima has many ships, each with plans to compare: some actions of its turn, not all.
test.each([
  ['ulsan', 11, 5, Infinity],
  ['tsushima-night', 3, 4, 60],
])(
  'opened again after every action, %s shows what it would have shown had it stayed open',
  async (...played) => {
    const [scenario, seed, until, most] = played;
    const db = await begun(scenario, seed);
    const pick = picker(seed);
    let short = 0;
    let open = await opened(db, true);
    while (stateOf(open).turn < until && short < most) {
      open = await written(db, open, nextEntries(open, pick));
      const again = await opened(db, false);
      if (!again.isWhole) short += 1;
      expectSame(again, open);
    }
    expect(short).toBeGreaterThan(50);
  },
  240_000,
);

test('opened again and then undone step by step, it shows of each moment what it showed then', async () => {
  const db = await playedOn();
  let open = await opened(db, false);
  expect(open.isWhole).toBe(false);
  while (stateOf(open).turn > 4) {
    open = await written(db, open, [valueOf(undo(open.battle))]);
    expectSame(open, await opened(db, true));
  }
  // It had to read on.
  expect(open.isWhole).toBe(true);
}, 120_000);

test('pictures are of every turn: they ask for the history that was not opened', async () => {
  const db = await playedOn();
  await openSession(db, BOOK, 'b', { snapshots: SNAPSHOTS });
  const turns = () => plottedTurns(useSession.getState().open?.battle as Battle<BattleState>);
  expect(turns()).not.toContain(3);
  renderInBattle(<PicturesScreen />);
  await waitFor(() => expect(turns()).toEqual([3, 4, 5, 6]));
}, 120_000);
