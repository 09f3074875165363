import { useOwnRegister } from '@/features/play/share/use-own-register';
import { useT } from '@/messages/messages';
import type { PrintedUnit } from '@/rules/mukden/index';

import { OWN_UNITS, UNITS_KIND, unitsInForce, useOwnUnits } from './own-units';

type Units = readonly PrintedUnit[];

const REGISTER = { kind: UNITS_KIND, id: OWN_UNITS, inForce: unitsInForce } as const;

/** The owner's register and what can be done with it. */
export function useRegister() {
  const t = useT();
  const own = useOwnUnits();
  const { begin, change, remove, drop } = useOwnRegister(REGISTER, own, {
    removed: t('mukden.shelf.units.removed'),
    removedOne: (name) => t('mukden.shelf.units.removedOne', { name }),
  });
  return {
    own,
    begin: (units: Units) => begin({ id: OWN_UNITS, name: t('mukden.shelf.units.listName'), units }),
    change: (how: (units: Units) => Units) => change((list) => ({ ...list, units: how(list.units) })),
    remove: ({ id, name }: PrintedUnit) =>
      remove(name, (list) => ({ ...list, units: list.units.filter((each) => each.id !== id) })),
    drop,
  };
}
