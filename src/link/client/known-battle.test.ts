import { LINKED_GAMES } from '@/testing/link-books';
import { LinkTable, until } from '@/testing/link-table';

import { type KnownBattle, nextKnown, unseenBefore } from './known-battle';
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

test('what happened before a phone came is known as it was seen, piece by piece, also what others did in secret', async () => {
  const { book, setup } = LINKED_GAMES.togo(3)!;
  table = await LinkTable.open({ book, setup: setup as object });
  const phone = 'a'.repeat(32);
  const japanese = await table.join(table.seat('admiral', 'ijn'), { phone });
  const there = following(japanese, 'ijn');
  const russian = await table.join(table.seat('admiral', 'irn'));
  await russian.tap(order({ type: 'passTorpedoes', side: 'irn' }));
  await japanese.tap(order({ type: 'endPhase', phase: 'A', waive: true }));
  await japanese.tap(order({ type: 'rollInitiative' }));
  await japanese.tap({ type: 'undo' });
  await japanese.tap(order({ type: 'rollInitiative' }));
  await until(japanese, () => there().battle.seq === japanese.state.number);
  japanese.stop();
  const later = await table.join(table.seat('admiral', 'ijn'), { phone });
  const known = following(later, 'ijn');
  await until(later, () => later.state.past.size > 0);
  expect(unseenBefore(known().lines)).toBeNull();
  expect(known()).toEqual(there());
  expect(known().battle.actions.at(-1)?.events).toEqual(table.table.battle.actions.at(-1)?.events);
});
