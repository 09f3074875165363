import { copyName } from '@/lib/name';
import { useKept } from '@/kit/use-kept';
import { useT } from '@/messages/messages';
import { copyFleet, type Fleet, renameFleet } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { newId } from '@/store/transfer/new-id';

/** What can be done with whole fleets. Each says so when it could not be kept. */
export function useShelf() {
  const t = useT();
  const kept = useKept();
  const bringBack = (id: string, name: string) =>
    void kept(restoreDocument('fleet', id), () => ({ message: t('common.broughtBack', { name }) }));
  return {
    /** What is to come once it is on disk. */
    keep: (fleet: Fleet, then: () => void) => void kept(saveDocument('fleet', fleet), then),
    rename(id: string, name: string) {
      const fleet = useLibrary.getState().fleet.get(id);
      const message = t('fleets.edited.renamed', { name });
      if (fleet) void kept(saveDocument('fleet', renameFleet(fleet, name)), () => ({ message }));
    },
    duplicate(fleet: Fleet) {
      const name = copyName(fleet.name, (its) => t('common.copyName', { name: its }));
      const message = t('fleets.list.duplicated', { name });
      void kept(saveDocument('fleet', copyFleet(fleet, newId(), name)), () => ({ message }));
    },
    remove({ id, name }: Fleet) {
      const message = t('common.deleted', { name });
      void kept(removeDocument('fleet', id), () => ({ message, undo: () => bringBack(id, name) }));
    },
    bringBack,
  };
}
