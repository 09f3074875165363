import type { Description, Json, Tagged, Viewer } from '@/rules/rulebook';

import type { Action, Battle, Book } from './battle';

/** The strip that lies on the table, beside those behind the sides' curtains. */
export const PUBLIC = 'public';

/** Behind which curtain a command and its dice belong: its side's id, or `public`. */
export function slotOf<State>(book: Book<State>, state: State, command: Json): string {
  const parsed = book.parse.command(command);
  return (parsed.ok ? book.curtainOf(state, parsed.value) : null) ?? PUBLIC;
}

/**
 * Whether a viewer may see a command and its dice, be they done, given up or still in hand. One that cannot be read may
 * be anybody's secret: only the umpire sees it.
 */
export function maySee<State>(book: Book<State>, state: State, command: Json, viewer: Viewer<string>): boolean {
  if (viewer === 'umpire') return true;
  const parsed = book.parse.command(command);
  if (!parsed.ok) return false;
  const curtain = book.curtainOf(state, parsed.value);
  return curtain === null || curtain === viewer;
}

/** What each of these events tells a viewer, told as they happen; null where one tells nothing. */
export function describeAll<State>(
  book: Book<State>,
  start: State,
  events: readonly Tagged[],
  viewer: Viewer<string>,
): readonly (Description | null)[] {
  let state = start;
  return events.map((event) => {
    state = book.apply(state, event);
    return book.describe(state, event, viewer);
  });
}

/** Which actions a viewer was told anything of. One whose events were lost may be anybody's. */
export const isKnownTo =
  <State>(book: Book<State>, viewer: Viewer<string>) =>
  ({ before, events }: Pick<Action<State>, 'before' | 'events'>): boolean =>
    viewer === 'umpire' ||
    events.length === 0 ||
    describeAll(book, before, events, viewer).some((told) => told !== null);

/** The last action in force that a viewer was told of: what he saw happen last, and what his undo takes back. */
export const lastKnown = <State>(
  book: Book<State>,
  { actions }: Battle<State>,
  viewer: Viewer<string>,
): Action<State> | null => actions.findLast(isKnownTo(book, viewer)) ?? null;
