import { remember } from '@/game/remember';
import type { Book } from '@/game/battle';
import type { Json } from '@/rules/rulebook';

/** Every text in a command, keys too: whatever it names is among them. */
export function namedIn(value: Json): ReadonlySet<string> {
  const names = new Set<string>();
  visit(value, (text) => names.add(text));
  return names;
}

function visit(value: Json, meet: (text: string) => void): void {
  if (typeof value === 'string') meet(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value)) meet(key);
    visit(part, meet);
  }
}

/** Ids in a view: the keys of what is kept by id, and whatever says that it is one. */
function idsIn(value: Json, ids: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return ids;
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value)) ids.add(key);
    if (key === 'id' && typeof part === 'string') ids.add(part);
    idsIn(part, ids);
  }
  return ids;
}

const hidden = remember<ReadonlySet<string>>();

/** Ids of what this viewer may not know of. */
const hiddenFrom = (book: Book<unknown>, state: unknown, viewer: string): ReadonlySet<string> =>
  hidden(state as object, [book, viewer], () => {
    const known = idsIn(book.view(state, viewer));
    return new Set([...idsIn(book.view(state, 'umpire'))].filter((id) => !known.has(id)));
  });

/**
 * The command with every id that its giver may not know of replaced by one that nobody has; null where it names none. What
 * the rules say to that is all he may hear: an answer to the true one would tell him that he guessed right.
 */
export function asIfUnknown(book: Book<unknown>, state: unknown, viewer: string, command: Json): Json | null {
  const ids = hiddenFrom(book, state, viewer);
  if (![...namedIn(command)].some((name) => ids.has(name))) return null;
  return mapped(command, (text) => (ids.has(text) ? NOBODY + text : text));
}

/** What an id of any book may begin with, and none does. */
const NOBODY = 'nobody-';

/** A refusal with the ids as they were given. */
export const asGiven = (data: Json): Json =>
  mapped(data, (text) => (text.startsWith(NOBODY) ? text.slice(NOBODY.length) : text));

function mapped(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((part) => mapped(part, change));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [change(key), mapped(part, change)]));
}
