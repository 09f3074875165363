import { act, renderHook } from '@testing-library/react-native';

import { useAtSea } from '@/features/harbour/use-at-sea';
import { picker, shuffled } from '@/game/shuffle';
import { newDraft } from '@/game/act';
import type { Book } from '@/game/battle';
import { countersFor, scenarioById, setupFromScenario, togoBattle } from '@/rules/togo/index';
import type { Json } from '@/rules/rulebook';

import {
  archiveBattle,
  deleteBattle,
  duplicateBattle,
  loadPreview,
  isOnHand,
  knownPreview,
  loadBattles,
  renameBattle,
  restoreBattle,
  useBattles,
} from './battle-list';
import { createBattle } from './battles';
import type { Driver } from './db/driver';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { changeDraft, commitDraft, openSession } from './session';
import { rollDice } from './strip';
import { useStorage } from './storage';

const BOOK = togoBattle as Book<unknown>;
let db: Driver;
const begin = async (id: string, book = BOOK) => {
  const scenario = scenarioById('ulsan')!;
  const names = Array.from({ length: countersFor(scenario) }, (_, index) => `c${index + 1}`);
  const setup = setupFromScenario(scenario, { counters: shuffled(names, picker(1)) }) as unknown as Json;
  await createBattle(db, book, { id, name: id, seed: 1, setup }, new Date().toISOString());
};
const list = () => useBattles.getState().battles ?? [];
const named = (id: string) => list().find((battle) => battle.id === id)!;
const glance = async (id: string) => {
  await loadPreview(named(id));
  return knownPreview(useBattles.getState(), named(id));
};

beforeEach(async () => {
  db = openNodeDriver();
  await migrate(db);
  useStorage.setState({ state: 'saved', db, durable: true }, true);
  useBattles.setState({ battles: null, previews: new Map() });
  await begin('ulsan');
  await loadBattles();
});

test('a glance says where a battle stands, and is taken again only when the battle has moved on', async () => {
  expect(await glance('ulsan')).toMatchObject({
    type: 'open',
    damagedAt: null,
    where: { turn: 1, phase: 'A', owed: 2 },
  });
  const before = knownPreview(useBattles.getState(), named('ulsan'));
  await loadBattles();
  expect(await glance('ulsan')).toBe(before);
  await openSession(db, BOOK, 'ulsan');
  await commitDraft(newDraft({ type: 'passTorpedoes', side: 'ijn' }));
  await loadBattles();
  expect(await glance('ulsan')).toMatchObject({ where: { owed: 1 } });
});

test('a strip that was left half-way shows the dice it waits for', async () => {
  await openSession(db, BOOK, 'ulsan');
  for (const side of ['ijn', 'irn']) await commitDraft(newDraft({ type: 'passTorpedoes', side }));
  await commitDraft(newDraft({ type: 'endPhase', phase: 'A' }));
  await changeDraft(() => newDraft({ type: 'rollInitiative' }));
  await loadBattles();
  expect(await glance('ulsan')).toMatchObject({ where: { phase: 'B', dice: { doing: 'rollInitiative', missing: 2 } } });
  await rollDice('all');
  await loadBattles();
  expect(await glance('ulsan')).toMatchObject({ where: { dice: null } });
});

test('two battles side by side: rename, copy, lay aside, delete and bring back touch only their own', async () => {
  await begin('chemulpo');
  await renameBattle('ulsan', 'Kamimura at last');
  expect(named('ulsan').name).toBe('Kamimura at last');
  await deleteBattle('ulsan');
  expect(
    list()
      .filter(isOnHand)
      .map(({ id }) => id),
  ).toEqual(['chemulpo']);
  expect(named('ulsan').deletedAt).not.toBeNull();
  await restoreBattle('ulsan');
  await archiveBattle('chemulpo', true);
  expect(
    list()
      .filter(isOnHand)
      .map(({ id }) => id),
  ).toEqual(['ulsan']);
  await archiveBattle('chemulpo', false);
  const copy = await duplicateBattle('ulsan', 'A copy');
  expect(named(copy)).toMatchObject({ name: 'A copy', seq: 2 });
  expect(list().filter(isOnHand)).toHaveLength(3);
});

test("Quick shot's own log is no battle", async () => {
  await begin('quick', { ...BOOK, id: 'togo-quick' });
  await loadBattles();
  expect(list().map(({ id }) => id)).toEqual(['ulsan']);
});

test('damage, a set-up nobody can read and a strange book are said, each for itself', async () => {
  await openSession(db, BOOK, 'ulsan');
  await commitDraft(newDraft({ type: 'passTorpedoes', side: 'ijn' }));
  await db.run(`UPDATE log SET body = '{' WHERE battle = 'ulsan' AND seq = 3`);
  await begin('unreadable');
  await db.run(`UPDATE log SET body = '{' WHERE battle = 'unreadable'`);
  await begin('strange', { ...BOOK, id: 'not-yet-written' });
  await loadBattles();
  expect(await glance('ulsan')).toMatchObject({ type: 'open', damagedAt: 3 });
  expect(await glance('unreadable')).toEqual({ type: 'unreadable' });
  expect(await glance('strange')).toEqual({ type: 'other-book' });
});

test.each([
  ['an action', () => commitDraft(newDraft({ type: 'passTorpedoes', side: 'ijn' }))],
  ['a strip', () => changeDraft(() => newDraft({ type: 'rollInitiative' }))],
])('the Harbour goes on where %s was done last, though the clock was set back', async (_, deed) => {
  await begin('chemulpo');
  await openSession(db, BOOK, 'ulsan');
  jest.useFakeTimers({ now: new Date('1999-12-31'), advanceTimers: true });
  await deed();
  jest.useRealTimers();
  await loadBattles();
  const { result } = renderHook(useAtSea);
  await act(() => loadPreview(named('ulsan')));
  expect(result.current.first?.battle).toMatchObject({ id: 'ulsan' });
});
