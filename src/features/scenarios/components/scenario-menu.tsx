import { useState } from 'react';

import { MenuSheet } from '@/kit/menu-sheet';
import { NameSheet } from '@/kit/name-sheet';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';

import { useScenarioActions } from '../use-scenario-actions';

interface ScenarioMenuProps {
  scenario: Scenario;
  onClose: () => void;
}

/** What can be done with a scenario of one's own as a whole. */
export function ScenarioMenu({ scenario, onClose }: ScenarioMenuProps) {
  const t = useT();
  const actions = useScenarioActions(scenario);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <NameSheet
        title={t('scenarios.menu.renameTitle')}
        label={t('common.name')}
        name={scenario.name}
        empty={t('scenarios.problem.noName')}
        save={t('scenarios.menu.renameSave')}
        onClose={onClose}
        onSave={(name) => {
          onClose();
          actions.rename(name);
        }}
      />
    );
  }
  return (
    <MenuSheet
      title={t('scenarios.menu.title')}
      onClose={onClose}
      testID="scenario-menu"
      rows={[
        { id: 'rename', icon: 'pencil', title: t('common.rename'), stays: true, onPress: () => setRenaming(true) },
        {
          id: 'copy',
          icon: 'plus',
          title: t('common.copy'),
          subtitle: t('scenarios.menu.copyText'),
          onPress: actions.copy,
        },
        {
          id: 'export',
          icon: 'download',
          title: t('scenarios.missing.export'),
          subtitle: t('scenarios.menu.exportText'),
          onPress: actions.exportIt,
        },
        {
          id: 'delete',
          icon: 'delete',
          title: t('common.delete'),
          subtitle: t('scenarios.menu.deleteText'),
          onPress: actions.remove,
        },
      ]}
    />
  );
}
