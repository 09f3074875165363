import { useMemo } from 'react';

import { useT } from '@/messages/messages';
import { type Counter, houseCounters } from '@/rules/tide/index';
import { changeDocument, removeDocument, restoreDocument } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { inForce, OWN_LIST, useOwnCounters } from './own-counters';

type Counters = readonly Counter[];

/** The owner's list and what can be done with it; until something is typed it is the house's. */
export function useCounterList() {
  const t = useT();
  const toasts = useToast();
  const own = useOwnCounters();
  const listName = t('tide.shelf.counters.listName');
  const list = useMemo(() => own ?? houseCounters(OWN_LIST, listName), [own, listName]);
  const failed = () => toasts.show({ message: t('common.saveFailed') });

  // A key may come before the last one is on disk, and an undo much later: each counts from what is kept by then.
  const change = (how: (counters: Counters) => Counters) =>
    void changeDocument(
      'counters',
      OWN_LIST,
      (now) => ({ ...now, counters: [...how(now.counters)] }),
      (lists) => inForce(lists) ?? houseCounters(OWN_LIST, listName),
    ).catch(failed);
  const set = (id: string, values: Partial<Counter>) =>
    change((counters) => counters.map((counter) => (counter.id === id ? { ...counter, ...values } : counter)));
  const remove = ({ id, name }: Counter) => {
    const place = list.counters.findIndex((counter) => counter.id === id);
    const counter = list.counters[place];
    change((counters) => counters.filter((each) => each.id !== id));
    const undo = () =>
      counter && change((counters) => [...counters.slice(0, place), counter, ...counters.slice(place)]);
    toasts.show({
      message: t('tide.shelf.counters.removedShip', { name }),
      action: { label: t('common.undo'), onPress: undo },
    });
  };
  /** Back to the house's values. */
  const drop = () => {
    if (own === null) return;
    const undo = () => void restoreDocument('counters', own.id).catch(failed);
    void removeDocument('counters', own.id).then(
      () =>
        toasts.show({
          message: t('tide.shelf.counters.removed'),
          action: { label: t('common.undo'), onPress: undo },
        }),
      failed,
    );
  };
  return { own, list, change, set, remove, drop };
}
