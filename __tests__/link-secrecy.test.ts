import type { MemoryLog } from '@/testing/log';
import { leaks } from '@/testing/link-secrecy';
import { playMukdenPairs } from '@/testing/mukden-secret-pairs';
import { playRedSunPairs } from '@/testing/red-sun-secret-pairs';
import { playSecretPairs } from '@/testing/secret-pairs';
import type { SecretTable } from '@/testing/secret-table';
import { playTidePairs } from '@/testing/tide-secret-pairs';
import { playTsushimaPairs } from '@/testing/tsushima-secret-pairs';

type Collect = (table: unknown) => Record<string, never>;
type Played = readonly [MemoryLog<never>, MemoryLog<never>];

/** The pairs of tables that a game was played on, and whose secrets they differ in. */
function collected(play: (words: Collect) => unknown): readonly { pair: Played; secret: string }[] {
  const tables = new Set<unknown>();
  play((table) => {
    tables.add(table);
    return {};
  });
  return inPairs([...tables] as SecretTable<never>[]);
}

const inPairs = (tables: readonly SecretTable<never>[]) =>
  tables.flatMap((one, place) => {
    const two = tables[place + 1];
    if (place % 2 === 1 || !two) return [];
    const secret = one.book.sides.find((side) => !(one.onlookers as readonly string[]).includes(side)) ?? '';
    return [{ pair: [one, two] as unknown as Played, secret }];
  });

function tablesOf(play: (then: (pair: { readonly tables: readonly unknown[] }) => void) => unknown) {
  const tables: unknown[] = [];
  play((pair) => tables.push(...pair.tables));
  return inPairs(tables as SecretTable<never>[]);
}

// Pairs whose tables say nothing at all would differ in nothing.
test.each([
  ['Togo', () => tablesOf((then) => playSecretPairs({ count: 3, firstSeed: 11, steps: 60 }, then)), 150],
  ['Tide', () => collected((words) => playTidePairs(3, 1, 60, words)), 60],
  ['Tsushima', () => collected((words) => playTsushimaPairs(2, 1, 50, words)), 60],
  ['Red Sun Rising', () => collected((words) => playRedSunPairs(8, 1, 24, words)), 60],
  ['Mukden', () => collected((words) => playMukdenPairs(3, 1, 30, words)), 60],
])('games of %s that differ in one side’s secrets are the same bytes to the others', async (_, play, least) => {
  let frames = 0;
  const failures: string[] = [];
  for (const { pair, secret } of play()) {
    const found = await leaks(pair, secret);
    failures.push(...found.failures);
    frames += found.frames;
  }
  expect(failures).toEqual([]);
  expect(frames).toBeGreaterThan(least);
});
