import { openExpoDriver } from './db/driver.expo';
import { getDocument, putDocument } from './db/documents';
import { changeSettings, loadSettings, parseSettings, useSettings } from './settings';
import { currentDatabase, openStorage, useStorage } from './storage';

const openDatabase = () => {
  const db = currentDatabase();
  if (!db) throw new Error('not open');
  return db;
};

beforeEach(async () => {
  await openStorage();
  await openDatabase().exec('DELETE FROM documents');
  await loadSettings(openDatabase());
});

test('a change is on disk before the screen knows of it', async () => {
  const seen: unknown[] = [];
  const stop = useSettings.subscribe(async () => seen.push(await getDocument(openDatabase(), 'settings', 'device')));
  await changeSettings(() => ({ theme: 'night' }));
  stop();
  await openDatabase().all('SELECT 1');
  expect(seen).toEqual([expect.objectContaining({ theme: 'night' })]);
});

test('settings survive a restart', async () => {
  await changeSettings(() => ({ theme: 'dark', hand: 'left' }));
  const reopened = await openExpoDriver('z-flag.db');
  useSettings.setState(parseSettings(null), true);
  await loadSettings(reopened);
  expect(useSettings.getState()).toMatchObject({ theme: 'dark', hand: 'left' });
});

test('rapid taps each work on the value the one before left', async () => {
  const larger = () => changeSettings(({ textScale }) => ({ textScale: Math.round(textScale * 10 + 1) / 10 }));
  await Promise.all([larger(), larger(), larger()]);
  expect(useSettings.getState().textScale).toBe(1.3);
});

test('a change that cannot be saved is not shown, and the next one works', async () => {
  const storage = useStorage.getState();
  useStorage.setState({ state: 'elsewhere' }, true);
  await expect(changeSettings(() => ({ theme: 'night' }))).rejects.toThrow();
  expect(useSettings.getState().theme).toBe('system');
  useStorage.setState(storage, true);
  await changeSettings(() => ({ theme: 'day' }));
  expect(useSettings.getState().theme).toBe('day');
});

test('one bad field falls back alone', async () => {
  await putDocument(openDatabase(), 'settings', 'device', {
    theme: 'plaid',
    hand: 'left',
    textScale: 40,
    haptics: 'yes',
  });
  await loadSettings(openDatabase());
  expect(useSettings.getState()).toMatchObject({ theme: 'system', hand: 'left', textScale: 1, haptics: true });
});

test.each([[null], ['text'], [42], [[]], [{}]])('%p stands for no settings at all', (stored) => {
  expect(parseSettings(stored)).toEqual(parseSettings(null));
});
