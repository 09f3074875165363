import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import type { Scenario } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { TextField } from '@/ui/text-field';

import { useScenarioDeeds } from '../use-scenario-deeds';

interface ScenarioMenuProps {
  scenario: Scenario;
  onClose: () => void;
}

/** What can be done with a scenario of one's own as a whole. */
export function ScenarioMenu({ scenario, onClose }: ScenarioMenuProps) {
  const t = useT();
  const deeds = useScenarioDeeds(scenario);
  const [name, setName] = useState<string | null>(null);
  const closing = (deed: () => void) => () => {
    onClose();
    deed();
  };
  if (name !== null) {
    return (
      <Sheet
        open
        onClose={onClose}
        title={t('scenarios.menu.renameTitle')}
        testID="rename-sheet"
        foot={
          <Button
            kind="primary"
            label={t('scenarios.menu.renameSave')}
            disabled={name.trim() === ''}
            onPress={closing(() => deeds.rename(name.trim()))}
            testID="rename-save"
          />
        }
      >
        <TextField
          label={t('common.name')}
          value={name}
          onChange={setName}
          kind="name"
          maxLength={LONGEST_NAME}
          testID="rename-name"
        />
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose} title={t('scenarios.menu.title')} testID="scenario-menu">
      <Card padded={false}>
        <ListRow
          leading={<Icon name="pencil" size={26} />}
          title={t('common.rename')}
          onPress={() => setName(scenario.name)}
          testID="menu-rename"
        />
        <ListRow
          leading={<Icon name="plus" size={26} />}
          title={t('common.copy')}
          subtitle={t('scenarios.menu.copyText')}
          onPress={closing(deeds.copy)}
          testID="menu-copy"
        />
        <ListRow
          leading={<Icon name="download" size={26} />}
          title={t('scenarios.menu.export')}
          subtitle={t('scenarios.menu.exportText')}
          onPress={closing(deeds.exportIt)}
          testID="menu-export"
        />
        <ListRow
          leading={<Icon name="delete" size={26} />}
          title={t('common.delete')}
          subtitle={t('scenarios.menu.deleteText')}
          onPress={closing(deeds.remove)}
          testID="menu-delete"
        />
      </Card>
    </Sheet>
  );
}
