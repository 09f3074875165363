import { useRouter } from 'expo-router';

import { useBack } from '@/kit/use-back';
import { useKept } from '@/kit/use-kept';
import { useT } from '@/messages/messages';
import { asInLibrary, copyDesign, type ShipDesign } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument } from '@/store/library';
import { newId } from '@/store/transfer/new-id';

import { changeShip } from './change-ship';
import { useShelf } from './use-ships';

/** What can be done to a whole ship. Each is on disk before it is said, can be undone, and says so when it failed. */
export function useShipActions(design: ShipDesign) {
  const t = useT();
  const router = useRouter();
  const leave = useBack('/ships');
  const kept = useKept();
  const shelf = useShelf();
  const { id, name } = design;
  const bringBack = () => void kept(restoreDocument('ship', id), undefined, t('ships.delete.back'));
  return {
    reset: () =>
      kept(
        changeShip(id, asInLibrary),
        (made) =>
          made && {
            message: t('ships.edit.resetDone', { name: made.after.name }),
            undo: () => void kept(changeShip(id, () => made.before)),
          },
      ),
    duplicate() {
      const names = shelf.map((ship) => ship.design.name);
      const copy = copyDesign(design, newId(), names);
      return kept(saveDocument('ship', copy), () => {
        router.push(`/ship/${copy.id}`);
        return { message: t('common.copied', { name: copy.name }) };
      });
    },
    remove: () =>
      kept(
        removeDocument('ship', id),
        () => {
          leave();
          return { message: t('common.deleted', { name }), undo: bringBack };
        },
        t('ships.delete.failed'),
      ),
  };
}
