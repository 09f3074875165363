import fc from 'fast-check';

import type { Json } from '@/rules/rulebook';
import { MemoryLog } from '@/testing/log';
import { toyBook } from '@/testing/toy-book';

import { enterFaces, entriesOf, givenUp, newDraft, rollAppDice, evaluate } from './act';
import { appDice } from './app-dice';
import type { Entry } from './entry';
import { actionsAfter, backTo, redo, undo } from './undo';

const newLog = (seed = 1) => new MemoryLog(toyBook, { limit: 100 }, seed);
const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('an action', () => {
  test('happens wholly: its command, its dice and what came of it, in entries that follow each other', () => {
    const log = newLog();
    log.act({ type: 'add', by: 3 });
    expect(log.battle.state.total).toBe(3);
    expect(log.rows.map(({ seq, action, entry }) => [seq, action, entry?.type])).toEqual([
      [1, 1, 'v1.Begun'],
      [2, 2, 'v1.Acted'],
      [3, 2, 'v1.Happened'],
    ]);
  });

  test('that wants dice says which, and changes nothing', () => {
    const log = newLog();
    const evaluated = valueOf(evaluate(toyBook, log.battle, newDraft({ type: 'roll', dice: 2 })));
    expect(evaluated).toMatchObject({ type: 'needs', needs: { missing: 2, call: { key: 'first' } } });
    expect(log.battle.state.total).toBe(0);
  });

  test('that is refused says why, unless the umpire allows it', () => {
    const log = newLog();
    const over = { type: 'add', by: 101 };
    expect(evaluate(toyBook, log.battle, newDraft(over))).toMatchObject({
      ok: false,
      error: { code: 'OVER_THE_LIMIT', rule: 'TOY-2' },
    });
    expect(log.act(over, newDraft(over, { override: true }))).toBe(true);
    expect(log.rows[1]?.entry).toMatchObject({ type: 'v1.Acted', override: true });
  });

  test('that is nonsense stays refused, umpire or not', () => {
    const log = newLog();
    const nonsense: readonly Json[] = [null, 7, 'fire', { type: 'sail' }, { type: 'add', by: 'x' }];
    for (const command of nonsense) {
      expect(evaluate(toyBook, log.battle, newDraft(command, { override: true }))).toMatchObject({
        ok: false,
        error: { code: 'BAD_COMMAND' },
      });
    }
  });

  test('takes app dice and the players’ own dice in one strip, and remembers which were which', () => {
    const log = newLog();
    const own = {
      ...newDraft({ type: 'roll', dice: 3 }),
      dice: { first: { dice: [{ face: 1, source: 'table' as const }] } },
    };
    log.act(own.command, own);
    const acted = log.rows[1]?.entry as Extract<Entry, { type: 'v1.Acted' }>;
    const first = acted.dice.first;
    expect(first && 'dice' in first && first.dice.map((die) => die.source)).toEqual(['table', 'app', 'app']);
    expect(acted.appDice).toBeGreaterThanOrEqual(2);
  });
});

describe('faces entered in order', () => {
  const draft = newDraft({ type: 'roll', dice: 2 });

  test('go to the steps that ask for them', () => {
    const entered = valueOf(enterFaces(toyBook, newLog().battle, draft, [1, 2, 6, 3], 'table'));
    expect(entered.dice).toEqual({
      first: { dice: [1, 2].map((face) => ({ face, source: 'table' })) },
      second: { dice: [6, 3].map((face) => ({ face, source: 'table' })) },
    });
    expect(valueOf(evaluate(toyBook, newLog().battle, entered))).toMatchObject({
      type: 'done',
      events: [{ scored: 1 }],
    });
  });

  test('too few leave the step open, too many are refused', () => {
    const some = valueOf(enterFaces(toyBook, newLog().battle, draft, [1], 'table'));
    expect(valueOf(evaluate(toyBook, newLog().battle, some))).toMatchObject({ type: 'needs', needs: { missing: 1 } });
    expect(enterFaces(toyBook, newLog().battle, draft, [5, 5, 5], 'table')).toMatchObject({
      ok: false,
      error: { code: 'TOO_MANY_FACES', data: { used: 2 } },
    });
    expect(enterFaces(toyBook, newLog().battle, draft, [7, 1], 'table')).toMatchObject({
      ok: false,
      error: { code: 'BAD_VALUE' },
    });
  });
});

describe('app dice', () => {
  test('belong to the seed and are fair enough to play with', () => {
    expect(appDice(7, 0, 20)).toEqual(appDice(7, 0, 20));
    expect(appDice(7, 0, 20)).not.toEqual(appDice(8, 0, 20));
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of appDice(7, 0, 6000)) counts[face - 1]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  test('go on where the last roll ended', () => {
    expect([...appDice(3, 0, 5), ...appDice(3, 5, 5)]).toEqual(appDice(3, 0, 10));
  });

  test('that were seen are rolled: a strip given up does not bring them again, and is in the log', () => {
    const log = newLog();
    const draft = valueOf(rollAppDice(toyBook, log.battle, newDraft({ type: 'roll', dice: 4 }), { untilDone: false }));
    const entry = givenUp(toyBook, log.battle, draft);
    expect(entry).toMatchObject({ type: 'v1.GivenUp', appDice: 4 });
    log.append([entry!]);
    const again = valueOf(rollAppDice(toyBook, log.battle, newDraft({ type: 'roll', dice: 4 }), { untilDone: false }));
    expect(again.dice.first).toEqual({ dice: appDice(1, 4, 4).map((face) => ({ face, source: 'app' })) });
    log.act({ type: 'roll', dice: 4 }, again);
    expect(log.rows.at(-2)?.entry).toMatchObject({ type: 'v1.Acted', attempt: 2 });
  });

  test('a strip without app dice may be left without a trace', () => {
    expect(givenUp(toyBook, newLog().battle, newDraft({ type: 'roll', dice: 4 }))).toBeNull();
  });
});

describe('undo', () => {
  test('takes back the last action, redo brings it back with its faces', () => {
    const log = newLog();
    log.act({ type: 'add', by: 2 });
    log.act({ type: 'roll', dice: 6 });
    const before = log.battle;
    log.append([valueOf(undo(log.battle))]);
    expect(log.battle.state.total).toBe(2);
    log.append([valueOf(redo(log.battle))]);
    expect(log.battle.state).toEqual(before.state);
    expect(log.battle.actions).toEqual(before.actions);
    expect(log.battle.takenBack).toEqual(before.takenBack);
  });

  test('is honest: the same roll made again has new faces and is marked as a second attempt', () => {
    const log = newLog();
    log.act({ type: 'roll', dice: 6 });
    log.append([valueOf(undo(log.battle))]);
    log.act({ type: 'roll', dice: 6 });
    const [first, second] = log.rows.flatMap(({ entry }) => (entry?.type === 'v1.Acted' ? [entry] : []));
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    expect(second?.dice).not.toEqual(first?.dice);
  });

  test('of nothing, or redo of nothing, is refused', () => {
    const log = newLog();
    expect(undo(log.battle)).toEqual({ ok: false, error: 'NOTHING_TO_UNDO' });
    expect(redo(log.battle)).toEqual({ ok: false, error: 'NOTHING_TO_REDO' });
    log.act({ type: 'add', by: 1 });
    log.append([valueOf(undo(log.battle))]);
    log.act({ type: 'add', by: 5 });
    expect(redo(log.battle)).toEqual({ ok: false, error: 'NOTHING_TO_REDO' });
  });

  test('back to here shows what would go, takes it in one step, and redo brings it back one by one', () => {
    const log = newLog();
    for (const by of [1, 2, 4]) log.act({ type: 'add', by });
    const here = log.battle.actions[0]!.lastSeq;
    expect(actionsAfter(log.battle, here).map(({ events }) => events)).toEqual([
      [{ type: 'added', by: 2 }],
      [{ type: 'added', by: 4 }],
    ]);
    log.append([valueOf(backTo(log.battle, here))]);
    expect(log.battle.state.total).toBe(1);
    log.append([valueOf(redo(log.battle))]);
    expect(log.battle.state.total).toBe(3);
    expect(backTo(log.battle, log.battle.seq)).toEqual({ ok: false, error: 'NOTHING_TO_UNDO' });
  });
});

describe('a damaged log', () => {
  test('costs one event, and says which', () => {
    const log = newLog();
    for (const by of [1, 2, 4]) log.act({ type: 'add', by });
    const rows = log.rows.map((row) => (row.seq === 5 ? { ...row, entry: null } : row));
    const battle = log.replay(rows);
    expect(battle.state.total).toBe(5);
    expect(battle.problems).toEqual([{ seq: 5, action: 4, code: 'UNREADABLE' }]);
  });

  test('an action whose first entry is damaged can still be undone as one', () => {
    const log = newLog();
    for (const by of [1, 2]) log.act({ type: 'add', by });
    const battle = log.replay(log.rows.map((row) => (row.seq === 4 ? { ...row, entry: null } : row)));
    expect(battle.state.total).toBe(3);
    expect(undo(battle)).toMatchObject({ ok: true, value: { actions: [4] } });
  });

  test('entries and events of a later version are kept and skipped', () => {
    const log = newLog();
    log.append([{ type: 'v9.Sung', song: 'Kimi ga yo' } as unknown as Entry]);
    log.append([{ type: 'v1.Happened', bookVersion: 9, event: { type: 'teleported' } }]);
    expect(log.battle.problems.map(({ code }) => code)).toEqual(['UNREADABLE', 'UNKNOWN_EVENT']);
    expect(log.battle.state.total).toBe(0);
  });

  test('events of an earlier version are brought up to date', () => {
    const log = newLog();
    log.append([{ type: 'v1.Happened', bookVersion: 1, event: { type: 'plus', by: 8 } }]);
    expect(log.battle.state.total).toBe(8);
  });

  test('an undo that names what is not there is reported and changes nothing', () => {
    const log = newLog();
    log.act({ type: 'add', by: 1 });
    log.append([
      { type: 'v1.Retracted', actions: [99] },
      { type: 'v1.Restored', actions: [2] },
    ]);
    expect(log.battle.state.total).toBe(1);
    expect(log.battle.problems).toHaveLength(2);
  });
});

describe('by property', () => {
  type Step = { do: 'add' | 'roll' | 'undo' | 'redo' | 'back' | 'giveUp'; n: number };
  const steps = fc.array(
    fc.record({ do: fc.constantFrom<Step['do']>('add', 'roll', 'undo', 'redo', 'back', 'giveUp'), n: fc.nat(6) }),
    {
      maxLength: 40,
    },
  );
  const play = (list: readonly Step[], seed: number) => {
    const log = newLog(seed);
    for (const step of list) {
      const { battle } = log;
      const append = (entry: { ok: boolean; value?: Entry }) => entry.ok && entry.value && log.append([entry.value]);
      if (step.do === 'add') log.act({ type: 'add', by: step.n });
      else if (step.do === 'roll') log.act({ type: 'roll', dice: step.n });
      else if (step.do === 'undo') append(undo(battle));
      else if (step.do === 'redo') append(redo(battle));
      else if (step.do === 'back') append(backTo(battle, Math.max(1, battle.seq - step.n)));
      else {
        const draft = rollAppDice(toyBook, battle, newDraft({ type: 'roll', dice: step.n + 1 }), { untilDone: false });
        const entry = draft.ok ? givenUp(toyBook, battle, draft.value) : null;
        if (entry) log.append([entry]);
      }
    }
    return log;
  };

  test('a log read again is the battle it recorded, twice', () => {
    fc.assert(
      fc.property(steps, fc.integer(), (list, seed) => {
        const log = play(list, seed);
        expect(log.replay()).toEqual(log.battle);
        expect(log.replay()).toEqual(log.replay());
      }),
    );
  });

  test('any prefix of a log replays without a problem', () => {
    fc.assert(
      fc.property(steps, fc.nat(60), (list, cut) => {
        const log = play(list, 5);
        const prefix = log.rows.slice(0, 1 + cut);
        expect(log.replay(prefix).problems).toEqual([]);
      }),
    );
  });

  test('every action finds the state it was taken in, whichever is asked first', () => {
    fc.assert(
      fc.property(steps, fc.nat(100), (list, asked) => {
        const log = play([...list, ...list, ...list], 7);
        const { actions } = log.battle;
        for (const { from, before } of [...actions.slice(asked), ...actions])
          expect(before).toEqual(log.replay(log.rows.slice(0, from - 1)).state);
      }),
      { numRuns: 30 },
    );
  });

  test('undo then redo is identity; no app die comes twice', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const log = play(list, 9);
        const { state, actions } = log.battle;
        const undone = undo(log.battle);
        if (undone.ok) {
          log.append([undone.value]);
          log.append([valueOf(redo(log.battle))]);
          expect([log.battle.state, log.battle.actions]).toEqual([state, actions]);
        }
        const drawn = log.rows.reduce((sum, { entry }) => sum + (entry && 'appDice' in entry ? entry.appDice : 0), 0);
        expect(log.battle.appDice).toBe(drawn);
      }),
    );
  });
});

test('the entries of an action name its roll', () => {
  const log = newLog();
  const draft = newDraft({ type: 'roll', dice: 1 });
  expect(entriesOf(toyBook, log.battle, draft, [])[0]).toMatchObject({ roll: 'roll of 1', attempt: 1 });
});
