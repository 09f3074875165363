import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Battle, Book } from '@/game/battle';
import { beginBattle, fold } from '@/game/fold';
import { readEntry } from '@/game/read-row';
import { bookOf } from '@/testing/books-with-toy';
import { type GoldenEntry, parseGolden } from '@/testing/golden-file';
import { answeredOtherwise, knownProblems, toldOtherwise } from '@/testing/known-states';

const folder = resolve(__dirname, 'golden-games');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

/** What turns over what is hidden, or goes by it: a phone that knows less cannot say what comes of it. */
const HANGS_ON_SECRETS: Readonly<Record<string, readonly string[]>> = {
  togo: ['sightAutomatically', 'trySighting', 'drawCards', 'drawBoth', 'beginMove', 'endPhase'],
  tide: ['reveal', 'revealChits', 'leaveCoastal'],
  tsushima: ['adjustMorale', 'endFight', 'endMove'],
  'red-sun': ['rollInitiative'],
  mukden: ['declareAttack', 'recover'],
};

/** The side whose formation is ordered; null where either may do it. */
const ordered = (state: unknown, command: object): string | null =>
  'counter' in command
    ? ((state as { groups: Record<string, { side: string }> }).groups[String(command.counter)]?.side ?? null)
    : null;

// At every state of random games, and of pairs that differ in secrets: secrecy, sequences and soak.
test.each(files)('%s: who is shown no more than he may know sees, hears and may do the same', (file) => {
  const { entries } = parseGolden(readFileSync(join(folder, file), 'utf8'));
  const [first, ...rest] = entries;
  if (first?.entry.type !== 'v1.Begun') throw new Error('a log without a beginning');
  const book = bookOf(first.entry.book) as Book<unknown>;
  const problems: string[] = [];
  let battle = beginBattle(book, first.entry) as Battle<unknown>;
  const actions = [...actionsOf(rest)];
  // However short the game, it is looked at twice.
  const isEach = (many: number, place: number) => (place + 1) % Math.min(many, Math.floor(actions.length / 2)) === 0;
  for (const [place, action] of actions.entries()) {
    const rows = action.map((row, index) => ({
      ...{ seq: battle.seq + 1 + index, action: row.action },
      entry: readEntry(book, row.entry),
    }));
    if (isEach(24, place)) problems.push(...knownProblems(book, battle.state));
    if (isEach(10, place)) {
      problems.push(...otherAnswers(book, battle.state, action[0]!), ...otherTales(book, battle.state, rows));
    }
    battle = fold(book, battle, rows);
  }
  expect(problems).toEqual([]);
  expect(actions.length).toBeGreaterThan(5);
});

function* actionsOf(entries: readonly GoldenEntry[]): Generator<readonly GoldenEntry[]> {
  for (let from = 0; from < entries.length;) {
    const next = entries.slice(from).findIndex(({ action }) => action !== entries[from]!.action);
    const end = next < 0 ? entries.length : from + next;
    yield entries.slice(from, end);
    from = end;
  }
}

function otherAnswers(book: Book<unknown>, state: unknown, { entry }: GoldenEntry): readonly string[] {
  const parsed = entry.type === 'v1.Acted' ? book.parse.command(entry.command) : null;
  if (!parsed?.ok || HANGS_ON_SECRETS[book.id]?.includes(parsed.value.type)) return [];
  const by = book.curtainOf(state, parsed.value) ?? ordered(state, parsed.value);
  return (by === null ? book.sides : [by]).flatMap((viewer) => {
    const otherwise = answeredOtherwise(book, state, parsed.value, viewer);
    return otherwise === null ? [] : [`${viewer} ${JSON.stringify(parsed.value)}: ${otherwise}`];
  });
}

function otherTales(
  book: Book<unknown>,
  before: unknown,
  rows: readonly { readonly entry: ReturnType<typeof readEntry> }[],
): readonly string[] {
  let state = before;
  return rows.flatMap(({ entry }) => {
    if (entry?.type !== 'v1.Happened' || entry.event === null) return [];
    const { event } = entry;
    state = book.apply(state, event);
    return [...book.sides, 'public'].flatMap((viewer) => {
      const otherwise = toldOtherwise(book, state, event, viewer);
      return otherwise === null ? [] : [`${viewer} is told of ${event.type}: ${otherwise}`];
    });
  });
}
