import { RULEBOOKS } from '@/rules/index';
import type { DocumentRules, Documents } from '@/rules/rulebook';

export type { Documents };
export type DocumentKind = keyof Documents;

/** The kinds of the user's own things that are not battles, of all books. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = RULEBOOKS.flatMap(({ kinds }) => kinds);

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  (DOCUMENT_KINDS as readonly string[]).includes(kind);

export type RulesByKind = ReadonlyMap<string, DocumentRules<unknown>>;

/** How things of these kinds are read. Loads the books they belong to, and no other. */
export async function documentRules(wanted: Iterable<string>): Promise<RulesByKind> {
  const kinds = new Set(wanted);
  const books = await Promise.all(
    RULEBOOKS.filter((row) => row.kinds.some((kind) => kinds.has(kind))).map(({ load }) => load()),
  );
  return new Map(
    books.flatMap(({ documents }) => Object.entries(documents as Readonly<Record<string, DocumentRules<unknown>>>)),
  );
}
