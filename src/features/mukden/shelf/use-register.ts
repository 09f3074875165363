import { useT } from '@/messages/messages';
import type { PrintedUnit } from '@/rules/mukden/index';
import { changeDocument, removeDocument, restoreDocument, saveDocument } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { OWN_UNITS, UNITS_KIND, unitsInForce, useOwnUnits } from './own-units';

type Units = readonly PrintedUnit[];

/** The owner's register and what can be done with it. */
export function useRegister() {
  const t = useT();
  const toasts = useToast();
  const own = useOwnUnits();
  const failed = () => toasts.show({ message: t('common.saveFailed') });
  const change = (how: (units: Units) => Units) =>
    void changeDocument(UNITS_KIND, OWN_UNITS, (list) => ({ ...list, units: how(list.units) }), unitsInForce).catch(
      failed,
    );
  const begin = (units: Units) =>
    void saveDocument(UNITS_KIND, { id: OWN_UNITS, name: t('mukden.shelf.units.listName'), units }).catch(failed);
  /** What was removed comes back with a tap. */
  const remove = ({ id, name }: PrintedUnit) => {
    const before = own?.units;
    change((units) => units.filter((each) => each.id !== id));
    toasts.show({
      message: t('mukden.shelf.units.removedOne', { name }),
      ...(before && { action: { label: t('common.undo'), onPress: () => change(() => before) } }),
    });
  };
  /** Back to the house's. */
  const drop = () => {
    if (own === null) return;
    const undo = () => void restoreDocument(UNITS_KIND, own.id).catch(failed);
    void removeDocument(UNITS_KIND, own.id).then(
      () =>
        toasts.show({ message: t('mukden.shelf.units.removed'), action: { label: t('common.undo'), onPress: undo } }),
      failed,
    );
  };
  return { own, begin, change, remove, drop };
}
