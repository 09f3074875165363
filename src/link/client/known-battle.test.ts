import { LINKED_GAMES } from '@/testing/link-books';
import { LinkTable, until, write } from '@/testing/link-table';

import { type KnownBattle, nextKnown } from './known-battle';
import type { Phone } from './phone';

let table: LinkTable;
afterEach(() => table.close());

/** What a phone knows, kept up as the app keeps it. */
function following(phone: Phone, viewer: string): () => KnownBattle {
  let known: KnownBattle | null = null;
  const look = () => (known = nextKnown(table.book, viewer, known, phone.state));
  look();
  phone.subscribe(look);
  return () => known!;
}

const order = (command: object) =>
  ({ type: 'act', command: command as never, override: false, dice: {}, rest: 'app' }) as const;

test('what both may see is worked out again as it happened; undone it goes, as on one phone', async () => {
  const { book, setup } = LINKED_GAMES.togo(3)!;
  table = await LinkTable.open({ book, setup: setup as object });
  const japanese = await table.join(table.seat('admiral', 'ijn'));
  const russian = await table.join(table.seat('admiral', 'irn'));
  const known = following(russian, 'irn');
  await japanese.tap(order({ type: 'endPhase', phase: 'A', waive: true }));
  await japanese.tap(order({ type: 'rollInitiative' }));
  await until(russian, () => russian.state.number === japanese.state.number);
  const { actions } = table.table.battle;
  expect(known().battle.actions.map(({ events }) => events)).toEqual(actions.map(({ events }) => events));
  expect(known().lines.at(-1)).toMatchObject({ before: expect.anything(), after: expect.anything() });
  expect(known().battle.appDice).toBe(table.table.battle.appDice);
  await japanese.tap({ type: 'undo' });
  await until(russian, () => russian.state.number === japanese.state.number);
  expect(known().battle.actions).toHaveLength(actions.length - 1);
});

test('of what happened before a phone came, only the lines are known', async () => {
  table = await LinkTable.open();
  const red = await table.join(table.seat('admiral', 'red'));
  await red.tap(write('early'));
  const blue = await table.join(table.seat('admiral', 'blue'));
  const known = following(blue, 'blue')();
  expect(known.battle.actions).toMatchObject([{ seq: 1, events: [] }]);
  expect(known.lines).toMatchObject([{ number: 1, before: null, after: null }]);
});
