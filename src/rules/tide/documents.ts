import { err, ok, type Result } from '@/lib/result';

import { check, object, type Of } from '../common/shape';
import { id, words } from '../common/tagged';
import type { DocumentRules } from '../rulebook';
import { COUNTERS } from './data/ships';
import { COUNTER_LIST } from './shapes';

const COUNTERS_DOCUMENT = object({ id, name: words, counters: COUNTER_LIST });

/** The owner's own list of counters, with the ratings that are printed on them. */
export type CountersDocument = Of<typeof COUNTERS_DOCUMENT>;

declare module '../rulebook' {
  interface Documents {
    readonly counters: CountersDocument;
  }
}

/** The one door from a stored or imported list. */
function parseCounters(value: unknown): Result<CountersDocument, { field: string; expected: string }> {
  const checked = check(COUNTERS_DOCUMENT, value);
  if (!checked.ok) return err({ field: checked.error.field, expected: checked.error.expected });
  const ids = checked.value.counters.map((counter) => counter.id);
  const twice = ids.findIndex((each, place) => ids.indexOf(each) !== place);
  return twice < 0 ? ok(checked.value) : err({ field: `counters[${twice}].id`, expected: 'an id of its own' });
}

/** The house list, for an owner to type their ratings into. */
export const houseCounters = (documentId: string, name: string): CountersDocument => ({
  id: documentId,
  name,
  counters: COUNTERS,
});

export const DOCUMENTS: { readonly counters: DocumentRules<CountersDocument> } = { counters: { parse: parseCounters } };
