import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { exportData } from '@/store/transfer/export-data';
import { useToast } from '@/ui/toast-provider';

import { bringBack, changeScenario, deleteScenario, startCopy } from './keep-scenario';

export interface ScenarioDeeds {
  copy(): void;
  edit(): void;
  rename(name: string): void;
  exportIt(): void;
  remove(): void;
}

/** What can be done with a whole scenario; each says what it did, and what could not be kept was not done. */
export function useScenarioDeeds(scenario: Scenario): ScenarioDeeds {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const { id, name } = scenario;
  const failed = () => toasts.show({ message: t('scenarios.menu.failed') });
  const restore = () =>
    void bringBack(id).then(() => toasts.show({ message: t('scenarios.menu.restored', { name }) }), failed);
  return {
    edit: () => router.push(`/scenarios/${id}/edit`),
    copy: () =>
      void startCopy(scenario, t('common.copyName', { name })).then((copy) => {
        toasts.show({ message: t('scenarios.menu.copied', { name: copy.name }) });
        router.push(`/scenarios/${copy.id}`);
      }, failed),
    rename: (to) => void changeScenario(id, (draft) => ({ ...draft, name: to })).catch(failed),
    exportIt: () => exportOne(id, toasts, t),
    remove: () =>
      void deleteScenario(id).then(() => {
        router.dismissTo('/scenarios');
        toasts.show({
          message: t('scenarios.menu.deleted', { name }),
          action: {
            label: t('common.undo'),
            spokenLabel: t('scenarios.menu.undoSpoken', { name }),
            onPress: restore,
          },
        });
      }, failed),
  };
}

/** One file with this scenario alone. */
export const exportOne = (id: string, toasts: ReturnType<typeof useToast>, t: ReturnType<typeof useT>): void =>
  void exportData(new Date(), { selection: { documents: [{ kind: 'scenario', id }] } }).then(
    () => toasts.show({ message: t('common.exported') }),
    () => toasts.show({ message: t('common.exportFailed') }),
  );
