import { useRouter } from 'expo-router';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { asInLibrary, copyDesign, type ShipDesign } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { newId } from '@/store/transfer/new-id';
import { useToast } from '@/ui/toast-provider';

import { changeShip } from './change-ship';
import { useShelf } from './use-ships';

/** What can be done to a whole ship. Each is on disk before it is said, can be undone, and says so when it failed. */
export function useShipActions(design: ShipDesign) {
  const t = useT();
  const router = useRouter();
  const leave = useBack('/ships');
  const toasts = useToast();
  const shelf = useShelf();
  const say = (message: string) => toasts.show({ message });

  const bringBack = () =>
    void restoreDocument('ship', design.id)
      .then(() => useLibrary.getState().ship.has(design.id) || Promise.reject(new Error('not there')))
      .catch(() => say(t('ships.delete.back')));

  return {
    async reset() {
      try {
        const made = await changeShip(design.id, asInLibrary);
        if (made === null) return;
        const undo = () => void changeShip(design.id, () => made.before).catch(() => say(t('common.saveFailed')));
        toasts.show({
          message: t('ships.edit.resetDone', { name: made.after.name }),
          action: { label: t('common.undo'), onPress: undo },
        });
      } catch {
        say(t('common.saveFailed'));
      }
    },
    async duplicate() {
      const names = shelf.map((ship) => ship.design.name);
      const copy = copyDesign(design, newId(), names);
      try {
        await saveDocument('ship', copy);
        router.push(`/ship/${copy.id}`);
        say(t('common.copied', { name: copy.name }));
      } catch {
        say(t('common.saveFailed'));
      }
    },
    async remove() {
      try {
        await removeDocument('ship', design.id);
        leave();
        toasts.show({
          message: t('common.deleted', { name: design.name }),
          action: { label: t('common.undo'), onPress: bringBack },
        });
      } catch {
        say(t('ships.delete.failed'));
      }
    },
  };
}
