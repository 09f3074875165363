import { useRouter } from 'expo-router';

import { useKept } from '@/kit/use-kept';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { removeDocument, restoreDocument } from '@/store/library';
import { exportData } from '@/store/transfer/export-data';
import { useToast } from '@/ui/toast-provider';

import { changeScenario, startCopy } from './keep-scenario';

interface ScenarioActions {
  copy(): void;
  edit(): void;
  rename(name: string): void;
  exportIt(): void;
  remove(): void;
}

/** What can be done with a whole scenario; each says what it did, and what could not be kept was not done. */
export function useScenarioActions(scenario: Scenario): ScenarioActions {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const kept = useKept();
  const { id, name } = scenario;
  const failed = t('scenarios.menu.failed');
  const restored = () => ({ message: t('scenarios.menu.restored', { name }) });
  const bringBack = () => void kept(restoreDocument('scenario', id), restored, failed);
  return {
    edit: () => router.push(`/scenarios/${id}/edit`),
    copy: () =>
      void kept(
        startCopy(scenario, t('common.copyName', { name })),
        (copy) => {
          router.push(`/scenarios/${copy.id}`);
          return { message: t('scenarios.menu.copied', { name: copy.name }) };
        },
        failed,
      ),
    rename: (to) =>
      void kept(
        changeScenario(id, (draft) => ({ ...draft, name: to })),
        undefined,
        failed,
      ),
    exportIt: () => exportOne(id, toasts, t),
    remove: () =>
      void kept(
        removeDocument('scenario', id),
        () => {
          router.dismissTo('/scenarios');
          const spokenUndo = t('scenarios.menu.undoSpoken', { name });
          return { message: t('scenarios.menu.deleted', { name }), undo: bringBack, spokenUndo };
        },
        failed,
      ),
  };
}

/** One file with this scenario alone. */
export const exportOne = (id: string, toasts: ReturnType<typeof useToast>, t: ReturnType<typeof useT>): void =>
  void exportData(new Date(), { selection: { documents: [{ kind: 'scenario', id }] } }).then(
    () => toasts.show({ message: t('common.exported') }),
    () => toasts.show({ message: t('common.exportFailed') }),
  );
