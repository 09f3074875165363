import * as fc from 'fast-check';

import { entriesOf, givenUp, newDraft, evaluate, type Draft } from './act';
import { describeAll, lastKnown, maySee, isKnownTo } from './curtain';
import type { DiceSource } from './entry';
import { type StoryItem, continueStory, EMPTY_STORY } from './story';
import { backTo, nextToRedo, redo, undo } from './undo';

import type { Result } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import { MemoryLog } from '@/testing/log';
import { toyBook, type ToyState } from '@/testing/toy-book';

const AT = '1905-05-27T13:55:00.000Z';

/** Commands of red's that tell the others nothing; and one whose faces alone are red's. */
const SECRETS: readonly Json[] = [
  { type: 'roll', dice: 2, of: 'red' },
  { type: 'roll', dice: 5, of: 'red' },
  { type: 'add', by: 7, of: 'red' },
];
const UNSEEN: Json = { type: 'roll', dice: 2, of: 'red', others: 'see dice' };
/** What came of it is told, not what was ordered. */
const RESULTS: { readonly [T in 'one' | 'two']: Json } = {
  one: { type: 'add', by: 3, of: 'red', others: 'see result' },
  two: { type: 'add', by: 5, of: 'red', others: 'see result' },
};
const ROLLED: Json = { type: 'roll', dice: 2, of: 'red', others: 'see result' };
const OPEN: readonly Json[] = [
  { type: 'roll', dice: 2 },
  { type: 'add', by: 1 },
];

/** A strip with these faces in it, as far as it wants them. */
function filled(log: MemoryLog<ToyState>, command: Json, faces: readonly number[], source: DiceSource): Draft {
  let draft = newDraft(command);
  for (let used = 0; ;) {
    const evaluated = evaluate(toyBook, log.battle, draft);
    if (!evaluated.ok || evaluated.value.type === 'done') return { ...draft, appDice: source === 'app' ? used : 0 };
    const { call, missing } = evaluated.value.needs;
    const dice = Array.from({ length: missing }, () => ({ face: faces[used++ % faces.length]!, source }));
    draft = { ...draft, dice: { ...draft.dice, [call.key]: { dice } } };
  }
}

/** A table at which red has secrets, and what everybody else is told of it. */
class Table extends MemoryLog<ToyState> {
  constructor() {
    super(toyBook, { limit: 1e9 }, 3);
  }

  do(command: Json, faces: readonly number[]): void {
    const draft = filled(this, command, faces, 'table');
    const evaluated = evaluate(toyBook, this.battle, draft);
    if (evaluated.ok && evaluated.value.type === 'done') {
      this.append(entriesOf(toyBook, this.battle, draft, evaluated.value.events));
    }
  }

  giveUp(command: Json, faces: readonly number[]): void {
    const entry = givenUp(toyBook, this.battle, filled(this, command, faces, 'app'));
    if (entry) this.append([entry]);
  }

  take(
    way: (known: ReturnType<typeof isKnownTo<ToyState>>) => Result<Parameters<this['append']>[0][number], unknown>,
    viewer: string,
  ): void {
    const entry = way(isKnownTo(toyBook, viewer));
    if (entry.ok) this.append([entry.value]);
  }

  private storyFor(viewer: string) {
    const rows = this.rows.map((row) => ({ ...row, at: AT }));
    return continueStory<ToyState>(toyBook, EMPTY_STORY, rows, viewer);
  }

  entryOf(number: number): number {
    const { logged } = this.storyFor('public');
    return logged[(number - 1) % Math.max(1, logged.length)]?.seq ?? 1;
  }

  /** The whole story as somebody is told it: no state, no number of the log. */
  toldTo(viewer: string) {
    const view = (state: ToyState) => toyBook.view(state, 'public');
    return this.storyFor(viewer).items.map((item) => ({ ...item, before: view(item.before), after: view(item.after) }));
  }

  /** What somebody sees now. */
  seenBy(viewer: string) {
    const last = lastKnown(toyBook, this.battle, viewer);
    return {
      view: toyBook.view(this.battle.state, 'public'),
      undo: last && describeAll(toyBook, last.before, last.events, viewer),
      mayRedo: nextToRedo(this.battle, isKnownTo(toyBook, viewer)) !== null,
    };
  }
}

const face = fc.integer({ min: 1, max: 6 });
const faces = fc.array(face, { minLength: 4, maxLength: 4 });
const secret = fc.record({ which: fc.nat(2), how: fc.constantFrom('do', 'giveUp', 'undo', 'redo'), faces });
const step = fc.oneof(
  fc.record({ type: fc.constant('open' as const), which: fc.nat(1), faces }),
  fc.record({ type: fc.constant('give up' as const), faces }),
  fc.record({ type: fc.constant('unseen' as const), given: fc.boolean(), faces, others: faces }),
  fc.record({ type: fc.constant('in the end' as const), rolled: fc.boolean(), faces }),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const), viewer: fc.constantFrom('public', 'blue') }),
  fc.record({ type: fc.constant('back' as const), number: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    type: fc.constant('behind the curtain' as const),
    one: fc.array(secret, { maxLength: 3 }),
    two: fc.array(secret, { maxLength: 3 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function play(table: Table, which: 'one' | 'two', step: Step): void {
  switch (step.type) {
    case 'open':
      return table.do(OPEN[step.which]!, step.faces);
    case 'give up':
      return table.giveUp(OPEN[0]!, step.faces);
    case 'unseen':
      return table[step.given ? 'giveUp' : 'do'](UNSEEN, which === 'one' ? step.faces : step.others);
    case 'in the end':
      return table.do(step.rolled ? ROLLED : RESULTS[which], step.faces);
    case 'undo':
    case 'redo':
      return table.take((known) => (step.type === 'undo' ? undo : redo)(table.battle, known), step.viewer);
    case 'back':
      return table.take((known) => backTo(table.battle, table.entryOf(step.number), known), 'public');
    case 'behind the curtain':
      // Opening it ends redo, whatever is done behind it.
      table.battle = { ...table.battle, undone: [] };
      for (const { which: at, how, faces: thrown } of step[which]) {
        if (how === 'do' || how === 'giveUp') table[how](SECRETS[at]!, thrown);
        // Of what he did unseen since he came; what all know is undone in front.
        else if (how === 'redo' || !isKnownTo(toyBook, 'public')(lastKnown(toyBook, table.battle, 'red') ?? NOTHING)) {
          table.take((known) => (how === 'undo' ? undo : redo)(table.battle, known), 'red');
        }
      }
  }
}
const NOTHING = { before: { total: 0, limit: 0 }, events: [] };

test('two tables that differ only in what red does behind its curtain are one to everybody else', () => {
  let differed = 0;
  const met = new Set<StoryItem<ToyState>['type']>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      const [one, two] = [new Table(), new Table()];
      for (const each of steps) {
        play(one, 'one', each);
        play(two, 'two', each);
        for (const viewer of ['public', 'blue']) expect(two.seenBy(viewer)).toEqual(one.seenBy(viewer));
      }
      for (const viewer of ['public', 'blue']) expect(two.toldTo(viewer)).toEqual(one.toldTo(viewer));
      if (JSON.stringify(one.toldTo('red')) !== JSON.stringify(two.toldTo('red'))) differed += 1;
      for (const { type } of one.toldTo('public')) met.add(type);
      expect([one, two].flatMap(({ battle }) => battle.problems)).toEqual([]);
    }),
    { numRuns: 120, seed: 8 },
  );
  expect(differed).toBeGreaterThan(80);
  expect([...met].sort()).toEqual(['action', 'given-up', 'redone', 'undone']);
});

test('a command that cannot be read is the umpire’s alone', () => {
  const { battle } = new Table();
  const seen = ['public', 'red', 'blue', 'umpire'].map((viewer) =>
    maySee(toyBook, battle.state, { type: '?' }, viewer),
  );
  expect(seen).toEqual([false, false, false, true]);
});

const undoneFor = (table: Table, viewer: string) =>
  table.toldTo(viewer).flatMap((item) => (item.type === 'action' ? [item.undone] : []));

test('a public undo takes with it what was done unseen since, and redo brings both back', () => {
  const table = new Table();
  table.do(OPEN[1]!, [1]);
  table.do(SECRETS[2]!, [1]);
  table.take((known) => undo(table.battle, known), 'public');
  expect(undoneFor(table, 'red')).toEqual([true, true]);
  table.take((known) => redo(table.battle, known), 'public');
  expect(undoneFor(table, 'red')).toEqual([false, false]);
});

test('what a side took back itself does not come back with what everybody undid later', () => {
  const table = new Table();
  table.do(OPEN[1]!, [1]);
  table.do(SECRETS[2]!, [1]);
  table.take((known) => undo(table.battle, known), 'red');
  table.take((known) => undo(table.battle, known), 'public');
  table.take((known) => redo(table.battle, known), 'public');
  expect(undoneFor(table, 'red')).toEqual([false, true]);
});

test('what was undone in secret last does not keep the public redo from what it undid before', () => {
  const table = new Table();
  table.do(SECRETS[2]!, [1]);
  table.do(OPEN[1]!, [1]);
  table.take((known) => undo(table.battle, known), 'public');
  table.take((known) => undo(table.battle, known), 'red');
  table.take((known) => redo(table.battle, known), 'public');
  expect(undoneFor(table, 'public')).toEqual([false]);
  expect(table.battle.problems).toEqual([]);
});

test('back to here leaves what was done unseen before the next thing that all know of', () => {
  const table = new Table();
  table.do(OPEN[1]!, [1]);
  table.do(SECRETS[2]!, [1]);
  table.do(OPEN[1]!, [1]);
  table.take((known) => backTo(table.battle, table.entryOf(1), known), 'public');
  expect(undoneFor(table, 'red')).toEqual([false, false, true]);
});

test('a roll that everybody saw given up or undone is a second attempt to everybody', () => {
  const table = new Table();
  table.giveUp(OPEN[0]!, [1, 1, 1, 1]);
  table.do(OPEN[0]!, [1, 1, 1, 1]);
  table.take((known) => undo(table.battle, known), 'public');
  table.do(OPEN[0]!, [1, 1, 1, 1]);
  const attempts = (viewer: string) =>
    table.toldTo(viewer).flatMap((item) => (item.type === 'action' ? [item.attempt] : []));
  expect([attempts('public'), attempts('red')]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test('dice behind a curtain that led to what all are told are told, without the names of their steps', () => {
  const table = new Table();
  table.do(ROLLED, [1, 5]);
  const dice = (viewer: string) =>
    table.toldTo(viewer).map((item) => (item.type === 'action' ? [item.command, Object.keys(item.dice)] : null));
  expect(dice('red')).toEqual([[ROLLED, ['red.first', 'red.second']]]);
  expect(dice('public')).toEqual([[null, ['0.first', '1.second']]]);
});
