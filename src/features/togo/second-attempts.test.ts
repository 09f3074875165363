import type { Book } from '@/game/battle';
import { storyOf } from '@/game/story';
import { undo } from '@/game/undo';
import type { Json } from '@/rules/rulebook';
import { type BattleState, togoBattle } from '@/rules/togo/index';
import { MemoryLog } from '@/testing/log';
import { smallSetup } from '@/testing/togo-battles';

const BOOK = togoBattle as Book<BattleState>;
const AT = '1904-08-14T05:23:00.000Z';

/** A battle whose cruisers fire first, in this phase. */
function begun(phase: 'B' | 'F'): MemoryLog<BattleState> {
  const setup = smallSetup() as unknown as Json;
  for (let seed = 1; ; seed += 1) {
    const log = new MemoryLog(BOOK, setup, seed);
    log.act({ type: 'endPhase', phase: 'A', waive: true });
    log.act({ type: 'rollInitiative' });
    if (log.battle.state.initiative?.movesLast !== (phase === 'F' ? 'ijn' : 'irn')) continue;
    while (log.battle.state.phase !== phase) log.act({ type: 'endPhase', phase: log.battle.state.phase, waive: true });
    return log;
  }
}

function undoLast(log: MemoryLog<BattleState>): void {
  const undone = undo(log.battle);
  if (!undone.ok) throw new Error(undone.error);
  log.append([undone.value]);
}

const shots = [{ battery: 0, target: 'sissoi', range: 4, arc: 'side' }];
const fire = (...ships: readonly string[]): Json => ({ type: 'fire', fires: ships.map((ship) => ({ ship, shots })) });

/** Who fired or moved, with the attempt that the log shows. */
const attempts = (log: MemoryLog<BattleState>, type: string) =>
  storyOf(
    BOOK,
    log.rows.map((row) => ({ ...row, at: AT })),
    'public',
  ).flatMap((item) => {
    const { type: ordered } = ((item.type === 'action' && item.command) || {}) as { type?: string };
    return item.type === 'action' && ordered === type ? [item.attempt] : [];
  });

test('whoever fires alone after "Fire all" was undone fires for the second time, the others do not', () => {
  const log = begun('F');
  expect(log.act(fire('asama', 'iwate'))).toBe(true);
  undoLast(log);
  for (const ship of ['iwate', 'shirakumo', 'asama']) expect([ship, log.act(fire(ship))]).toEqual([ship, true]);
  expect(attempts(log, 'fire')).toEqual([1, 2, 1, 2]);
});

test('the other way round: ships that fired one by one fire together', () => {
  const log = begun('F');
  for (const ship of ['iwate', 'asama']) log.act(fire(ship));
  undoLast(log);
  undoLast(log);
  expect(log.act(fire('asama', 'iwate'))).toBe(true);
  expect(attempts(log, 'fire')).toEqual([1, 1, 2]);
});

test('an older log, which counted only the same ships together, is told as it was', () => {
  const log = begun('F');
  log.act(fire('asama', 'iwate'));
  undoLast(log);
  log.act(fire('iwate'));
  for (const [place, row] of log.rows.entries()) {
    if (row.entry?.type === 'v1.Acted') log.rows[place] = { ...row, entry: { ...row.entry, attempt: 1 } };
  }
  expect(attempts(log, 'fire')).toEqual([1, 1]);
});

test('a line sent ahead with the whole side, and then alone, throws its unplanned dice for the second time', () => {
  const log = begun('B');
  const [line, flotilla] = ['iwate', 'shirakumo'].map((id) => log.battle.state.ships[id]?.group);
  const ahead = (...counters: readonly unknown[]): Json =>
    ({ type: 'moveAhead', moves: counters.map((counter) => ({ counter, distance: 2 })) }) as Json;
  expect(log.act(ahead(line, flotilla))).toBe(true);
  undoLast(log);
  expect(log.act({ type: 'beginMove', counter: flotilla } as Json)).toBe(true);
  expect(log.act({ type: 'rollUnplanned', counter: flotilla } as Json)).toBe(true);
  expect(attempts(log, 'rollUnplanned')).toEqual([2]);
});
