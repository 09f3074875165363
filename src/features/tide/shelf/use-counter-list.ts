import { useMemo, useRef } from 'react';

import { useT } from '@/messages/messages';
import { type Counter, type CountersDocument, houseCounters } from '@/rules/tide/index';
import { removeDocument, restoreDocument, saveDocument } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { OWN_LIST, ownCounters, useOwnCounters } from './own-counters';

type Counters = readonly Counter[];

/** The owner's list and what can be done with it; until something is typed it is the house's. */
export function useCounterList() {
  const t = useT();
  const toasts = useToast();
  const own = useOwnCounters();
  const listName = t('tide.shelf.counters.listName');
  const list = useMemo(() => own ?? houseCounters(OWN_LIST, listName), [own, listName]);
  // A key may come before the last one is on disk: it counts from what that will be.
  const pending = useRef<CountersDocument | null>(null);
  const failed = () => toasts.show({ message: t('common.saveFailed') });

  const change = (how: (counters: Counters) => Counters) => {
    // Not what was on screen when the button was made: an undo comes later.
    const before = pending.current ?? ownCounters() ?? list;
    const next = { ...before, counters: [...how(before.counters)] };
    pending.current = next;
    void saveDocument('counters', next)
      .catch(failed)
      .finally(() => {
        if (pending.current === next) pending.current = null;
      });
  };
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
