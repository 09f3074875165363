import { copyName } from '@/lib/name';
import { useT } from '@/messages/messages';
import { copyFleet, type Fleet, renameFleet } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { newId } from '@/store/transfer/new-id';
import { useToast } from '@/ui/toast-provider';

export interface Shelf {
  readonly keep: (fleet: Fleet) => Promise<boolean>;
  readonly rename: (id: string, name: string) => void;
  readonly duplicate: (fleet: Fleet) => void;
  readonly remove: (fleet: Fleet) => void;
  readonly bringBack: (id: string, name: string) => void;
}

/** What can be done with whole fleets. Each says so when it could not be kept. */
export function useShelf(): Shelf {
  const t = useT();
  const toasts = useToast();
  const kept = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      () => {
        toasts.show({ message: t('common.saveFailed') });
        return false;
      },
    );
  const say = (work: Promise<void>, message: string, undo?: () => void) =>
    void kept(work).then((isKept) => {
      if (isKept) toasts.show({ message, action: undo && { label: t('common.undo'), onPress: undo } });
    });

  const bringBack = (id: string, name: string) => say(restoreDocument('fleet', id), t('common.broughtBack', { name }));
  return {
    keep: (fleet) => kept(saveDocument('fleet', fleet)),
    rename: (id, name) => {
      const fleet = useLibrary.getState().fleet.get(id);
      if (fleet) say(saveDocument('fleet', renameFleet(fleet, name)), t('fleets.edited.renamed', { name }));
    },
    duplicate: (fleet) => {
      const name = copyName(fleet.name, (its) => t('common.copyName', { name: its }));
      say(saveDocument('fleet', copyFleet(fleet, newId(), name)), t('fleets.list.duplicated', { name }));
    },
    remove: (fleet) => {
      const message = t('common.deleted', { name: fleet.name });
      say(removeDocument('fleet', fleet.id), message, () => bringBack(fleet.id, fleet.name));
    },
    bringBack,
  };
}
