import type { RulesByKind } from '@/game/documents';

import type { TransferDocument } from './format';

type Named = Pick<TransferDocument, 'kind' | 'id'>;

/** What of the owner's is part of a thing, as the ships are of a fleet; none of what cannot be read. */
export function partsOf(rules: RulesByKind, { kind, body }: Pick<TransferDocument, 'kind' | 'body'>): readonly Named[] {
  const { parse, parts } = rules.get(kind) ?? {};
  if (!parse || !parts) return [];
  const read = parse(body);
  return read.ok ? parts.ids(read.value).map((id) => ({ kind: parts.kind, id })) : [];
}

/** The same thing after some of its parts have got other ids; what cannot be read stays as it is. */
export function withPartsCalled(
  rules: RulesByKind,
  { kind, body }: TransferDocument,
  newIds: ReadonlyMap<string, ReadonlyMap<string, string>>,
): unknown {
  const { parse, parts } = rules.get(kind) ?? {};
  const called = parts && newIds.get(parts.kind);
  if (!parse || !parts || !called) return body;
  const read = parse(body);
  return read.ok ? parts.renamed(read.value, called) : body;
}
