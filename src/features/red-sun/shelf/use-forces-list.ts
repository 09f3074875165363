import { useT } from '@/messages/messages';
import { blankForces, type Forces, HOUSE_FORCES } from '@/rules/red-sun/index';
import { changeDocument, removeDocument, restoreDocument, saveDocument } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { inForce, KIND, OWN_LIST, useOwnForces } from './own-forces';

/** The owner's list and what can be done with it. It begins with names alone: no number of the house passes for the owner's. */
export function useForcesList() {
  const t = useT();
  const toasts = useToast();
  const own = useOwnForces();
  const failed = () => toasts.show({ message: t('common.saveFailed') });
  const change = (how: (forces: Forces) => Forces) =>
    void changeDocument(KIND, OWN_LIST, (list) => ({ ...list, forces: how(list.forces) }), inForce).catch(failed);
  const begin = () =>
    void saveDocument(KIND, {
      ...{ id: OWN_LIST, name: t('red-sun.shelf.forces.listName') },
      forces: blankForces(HOUSE_FORCES),
    }).catch(failed);
  /** What was removed comes back with a tap. */
  const remove = (name: string, how: (forces: Forces) => Forces) => {
    const before = own?.forces;
    change(how);
    toasts.show({
      message: t('red-sun.shelf.forces.removedOne', { name }),
      ...(before && { action: { label: t('common.undo'), onPress: () => change(() => before) } }),
    });
  };
  /** Back to the house's. */
  const drop = () => {
    if (own === null) return;
    const undo = () => void restoreDocument(KIND, own.id).catch(failed);
    void removeDocument(KIND, own.id).then(
      () =>
        toasts.show({ message: t('red-sun.shelf.forces.removed'), action: { label: t('common.undo'), onPress: undo } }),
      failed,
    );
  };
  return { own, forces: own?.forces ?? HOUSE_FORCES, begin, change, remove, drop };
}
