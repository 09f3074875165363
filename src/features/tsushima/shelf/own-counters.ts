import { useMemo } from 'react';

import { useT } from '@/messages/messages';
import { COUNTERS, type Counter, type CountersDocument, printedCounters, SIZE_CONFLICTS } from '@/rules/tsushima/index';
import { changeDocument, removeDocument, restoreDocument, useLibrary } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

export const KIND = 'tsushima-counters';
/** The list that is changed here; others may have come with a file. */
const OWN_LIST = 'counters';

const inForce = (lists: ReadonlyMap<string, CountersDocument>): CountersDocument | null =>
  lists.get(OWN_LIST) ?? [...lists.values()][0] ?? null;

/** The owner's list of counters; null while the printed inventory is used. */
export const useOwnCounters = (): CountersDocument | null => useLibrary(({ [KIND]: lists }) => inForce(lists));

/** The counters a campaign begins with; undefined for those of the box. */
export const ownCounters = (): readonly Counter[] | undefined => inForce(useLibrary.getState()[KIND])?.counters;

/** The owner's list and what can be done with it. */
export function useCounterList() {
  const t = useT();
  const toasts = useToast();
  const own = useOwnCounters();
  const failed = () => toasts.show({ message: t('common.saveFailed') });
  const change = (ids: readonly string[], values: Partial<Counter>) =>
    void changeDocument(
      KIND,
      OWN_LIST,
      (list) => ({
        ...list,
        counters: list.counters.map((each) => (ids.includes(each.id) ? { ...each, ...values } : each)),
      }),
      (lists) => inForce(lists) ?? printedCounters(OWN_LIST, t('tsushima.shelf.counters.listName')),
    ).catch(failed);
  /** Back to the printed inventory. */
  const drop = () => {
    if (own === null) return;
    const undo = () => void restoreDocument(KIND, own.id).catch(failed);
    void removeDocument(KIND, own.id).then(
      () =>
        toasts.show({
          message: t('tsushima.shelf.counters.removed'),
          action: { label: t('common.undo'), onPress: undo },
        }),
      failed,
    );
  };
  const counters = own?.counters ?? COUNTERS;
  return { own, lines: useMemo(() => linesOf(counters), [counters]), change, drop };
}

/** A line of the list: a ship, or boats and merchants whose counters are all alike. */
export interface CounterLine {
  readonly counter: Counter;
  readonly ids: readonly string[];
}

const sameBoats = ({ side, type }: Counter): string => `${side}-${type}`;
const isOneOfMany = ({ type }: Counter): boolean => type === 'D' || type === 'T' || type === 'M';

function linesOf(counters: readonly Counter[]): readonly CounterLine[] {
  return counters
    .filter((counter, place) => {
      if (!isOneOfMany(counter)) return true;
      return counters.findIndex((each) => sameBoats(each) === sameBoats(counter)) === place;
    })
    .map((counter) => ({
      counter,
      ids: isOneOfMany(counter)
        ? counters.filter((each) => sameBoats(each) === sameBoats(counter)).map(({ id }) => id)
        : [counter.id],
    }));
}

/** What scenarios print otherwise, as far as it is not the size that counts now. */
export const conflictsOf = ({ id, size }: Pick<Counter, 'id' | 'size'>) =>
  (SIZE_CONFLICTS[id] ?? []).filter((conflict) => conflict.size !== size);
