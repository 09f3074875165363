import { givenUp, newDraft, rollAppDice } from './act';
import { readRow } from './read-row';
import { storyOf, continueStory, type TimedRow, EMPTY_STORY } from './story';
import { backTo, redo, undo } from './undo';

import type { Json } from '@/rules/rulebook';
import { MemoryLog } from '@/testing/log';
import { toyBook, type ToyState } from '@/testing/toy-book';
import { valueOf } from '@/testing/toy-database';

const AT = '1905-05-27T13:55:00.000Z';
const rowsOf = (log: MemoryLog<ToyState>): TimedRow[] => log.rows.map((row) => ({ ...row, at: AT }));
const begun = () => new MemoryLog<ToyState>(toyBook, { limit: 100 }, 3);
/** Looks at app dice for a command, and leaves it. */
const giveUp = (log: MemoryLog<ToyState>, command: Json) => {
  const rolled = valueOf(rollAppDice(toyBook, log.battle, newDraft(command), { untilDone: false }));
  log.append([givenUp(toyBook, log.battle, rolled)!]);
};
const SECRET = { type: 'roll', dice: 3, of: 'red' } as const;

test('actions are told with their events; undone ones stay, marked, and redo unmarks them', () => {
  const log = begun();
  log.act({ type: 'add', by: 1 });
  log.act({ type: 'add', by: 2 });
  log.append([valueOf(undo(log.battle))]);
  const story = storyOf(toyBook, rowsOf(log), 'public');
  expect(story.map((item) => [item.type, item.type === 'action' && item.undone])).toEqual([
    ['action', false],
    ['action', true],
    ['undone', false],
  ]);
  log.append([valueOf(redo(log.battle))]);
  expect(storyOf(toyBook, rowsOf(log), 'public').filter((item) => item.type === 'action' && item.undone)).toEqual([]);
});

test('back to here marks everything after it', () => {
  const log = begun();
  for (const by of [1, 2, 4]) log.act({ type: 'add', by });
  log.append([valueOf(backTo(log.battle, 3))]);
  const marks = storyOf(toyBook, rowsOf(log), 'public').flatMap((item) =>
    item.type === 'action' ? [item.undone] : [],
  );
  expect(marks).toEqual([false, true, true]);
});

test('a row that cannot be read has its place in the story', () => {
  const log = begun();
  log.act({ type: 'add', by: 1 });
  log.act({ type: 'add', by: 2 });
  const rows = rowsOf(log).map((row) => (row.seq === 4 ? { ...readRow(toyBook, 4, 4, '{'), at: AT } : row));
  expect(storyOf(toyBook, rows, 'public').map(({ type }) => type)).toEqual(['action', 'unread']);
});

test('told on row by row it is the same story, and only what changed is made anew', () => {
  const log = begun();
  for (const by of [1, 2, 4]) log.act({ type: 'add', by });
  log.append([valueOf(undo(log.battle))]);
  log.append([valueOf(redo(log.battle))]);
  log.act({ type: 'add', by: 8 });
  log.append([valueOf(backTo(log.battle, 5))]);
  const rows = rowsOf(log);
  const actions = [...new Set(rows.map(({ action }) => action))];
  let story = continueStory<ToyState>(toyBook, EMPTY_STORY, [], 'public');
  for (const action of actions) {
    const before = story.items;
    const more = rows.filter((row) => row.action === action);
    story = continueStory(toyBook, story, more, 'public');
    const isUndo = more[0]?.entry?.type === 'v1.Retracted' || more[0]?.entry?.type === 'v1.Restored';
    if (!isUndo) expect(before.every((item, place) => item === story.items[place])).toBe(true);
  }
  expect(story.items).toEqual(storyOf(toyBook, rows, 'public'));
  expect(story.items.map((item) => item.type === 'action' && item.undone)).toContain(true);
});

test.each([
  ['red', ['given-up', 'action']],
  ['umpire', ['given-up', 'action']],
  ['blue', []],
  ['public', []],
])('a roll behind the red curtain, given up and then made, is told to %s as %j', (viewer, types) => {
  const log = begun();
  giveUp(log, SECRET);
  log.act(SECRET);
  expect(storyOf(toyBook, rowsOf(log), viewer).map(({ type }) => type)).toEqual(types);
});
