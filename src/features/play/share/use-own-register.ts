import { useT } from '@/messages/messages';
import type { DocumentKind, Documents } from '@/game/documents';
import { changeDocument, removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

interface Register<K extends DocumentKind> {
  readonly kind: K;
  /** Of the one that is changed. */
  readonly id: string;
  /** Which of several counts; null while the house's does. */
  inForce(all: ReadonlyMap<string, Documents[K]>): Documents[K] | null;
}

interface RegisterWords {
  /** All of it was put away. */
  readonly removed: string;
  removedOne(name: string): string;
}

/** What an owner does with the counters typed from a copy. Whatever is removed comes back with a tap. */
export function useOwnRegister<K extends DocumentKind>(
  { kind, id, inForce }: Register<K>,
  own: Documents[K] | null,
  words: RegisterWords,
) {
  const t = useT();
  const toasts = useToast();
  const failed = () => toasts.show({ message: t('common.saveFailed') });
  const change = (how: (register: Documents[K]) => Documents[K]) =>
    void changeDocument(kind, id, how, inForce).catch(failed);
  const begin = (register: Documents[K]) => void saveDocument(kind, register).catch(failed);
  const remove = (name: string, how: (register: Documents[K]) => Documents[K]) =>
    void changeDocument(kind, id, how, inForce).then((done) => {
      if (done === null) return;
      const { before, after } = done;
      const undo = () => change((now) => (now === after ? before : now));
      const withdraw = toasts.showUntil({
        message: words.removedOne(name),
        action: { label: t('common.undo'), onPress: undo },
      });
      // It goes with the next thing that is done: what is typed or removed after it is not taken back with it.
      const stop = useLibrary.subscribe((library) => {
        if ((library[kind] as ReadonlyMap<string, Documents[K]>).get(after.id) === after) return;
        stop();
        withdraw();
      });
    }, failed);
  /** Back to the house's. */
  const drop = () => {
    if (own === null) return;
    const undo = () => void restoreDocument(kind, own.id).catch(failed);
    void removeDocument(kind, own.id).then(
      () => toasts.show({ message: words.removed, action: { label: t('common.undo'), onPress: undo } }),
      failed,
    );
  };
  return { begin, change, remove, drop };
}
