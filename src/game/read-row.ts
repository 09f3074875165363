import type { Book, LogRow } from './battle';
import type { Entry } from './entry';
import { parseEntry } from './entry-codec';

/** A row from its text on disk, as the fold takes it. What cannot be read is null; it costs itself and nothing else. */
export const readRow = <State>(book: Book<State>, seq: number, action: number, text: string): LogRow => {
  const entry = parseEntry(text);
  return { seq, action, entry: entry && readEntry(book, entry) };
};

/** An entry with its event brought up to date and checked by the rule book. */
export function readEntry<State>(book: Book<State>, entry: Entry): LogRow['entry'] {
  if (entry.type !== 'v1.Happened') return entry;
  const event = book.parse.event(book.upcast(entry.event, entry.bookVersion));
  return { type: 'v1.Happened', event: event.ok ? event.value : null };
}
