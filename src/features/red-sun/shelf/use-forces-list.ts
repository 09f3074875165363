import { useOwnRegister } from '@/features/play/share/use-own-register';
import { useT } from '@/messages/messages';
import { blankForces, type Forces, HOUSE_FORCES } from '@/rules/red-sun/index';

import { inForce, KIND, OWN_LIST, useOwnForces } from './own-forces';

const REGISTER = { kind: KIND, id: OWN_LIST, inForce } as const;

/** The owner's list and what can be done with it. It begins with names alone: no number of the house passes for the owner's. */
export function useForcesList() {
  const t = useT();
  const own = useOwnForces();
  const { begin, change, remove, drop } = useOwnRegister(REGISTER, own, {
    removed: t('red-sun.shelf.forces.removed'),
    removedOne: (name) => t('red-sun.shelf.forces.removedOne', { name }),
  });
  const inList = (how: (forces: Forces) => Forces) => (list: NonNullable<typeof own>) => ({
    ...list,
    forces: how(list.forces),
  });
  return {
    own,
    forces: own?.forces ?? HOUSE_FORCES,
    begin: () => begin({ id: OWN_LIST, name: t('red-sun.shelf.forces.listName'), forces: blankForces(HOUSE_FORCES) }),
    change: (how: (forces: Forces) => Forces) => change(inList(how)),
    remove: (name: string, how: (forces: Forces) => Forces) => remove(name, inList(how)),
    drop,
  };
}
