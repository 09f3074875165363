import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { type Fleet, type FleetFormation, removeFormation, renameFormation, shiftFormation } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { space } from '@/ui/tokens';

import type { Edit } from '../use-fleet';
import { NameSheet } from './name-sheet';

interface FormationSheetProps {
  fleet: Fleet;
  formation: FleetFormation;
  edit: (edit: Edit) => void;
  onClose: () => void;
}

/** What can be done with a formation as a whole. */
export function FormationSheet({ fleet, formation, edit, onClose }: FormationSheetProps) {
  const t = useT();
  const [isRenaming, setRenaming] = useState(false);
  const { key, name, ships } = formation;
  const place = fleet.formations.indexOf(formation);
  const moved = { kind: 'move', done: t('fleets.edited.moved', { name }) } as const;
  if (isRenaming) {
    return (
      <NameSheet
        title={t('fleets.menu.rename')}
        label={t('fleets.name.formation')}
        placeholder={t('fleets.name.placeholderFormation')}
        name={name}
        onClose={onClose}
        onSave={(next) => {
          onClose();
          edit({
            kind: 'rename',
            done: t('fleets.edited.renamed', { name }),
            change: (now) => renameFormation(now, key, next),
          });
        }}
      />
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={t('fleets.close')}
      testID="formation-sheet"
      foot={
        <Button
          kind="danger"
          icon="delete"
          label={
            ships.length === 0
              ? t('fleets.formation.remove')
              : t('fleets.formation.removeWithShips', { count: ships.length })
          }
          onPress={() => {
            onClose();
            edit({
              kind: 'remove',
              done: t('fleets.edited.removed', { name }),
              change: (now) => removeFormation(now, key),
            });
          }}
          testID="formation-remove"
        />
      }
    >
      <Button
        icon="pencil"
        label={t('fleets.menu.rename')}
        onPress={() => setRenaming(true)}
        testID="formation-rename"
      />
      <View style={{ flexDirection: 'row', gap: space.sm }}>
        <Button
          label={t('fleets.formation.up')}
          spokenLabel={t('fleets.formation.spokenUp', { name })}
          disabled={place === 0}
          onPress={() => edit({ ...moved, change: (now) => shiftFormation(now, key, -1) })}
          testID="formation-up"
          style={{ flex: 1 }}
        />
        <Button
          label={t('fleets.formation.down')}
          spokenLabel={t('fleets.formation.spokenDown', { name })}
          disabled={place === fleet.formations.length - 1}
          onPress={() => edit({ ...moved, change: (now) => shiftFormation(now, key, 1) })}
          testID="formation-down"
          style={{ flex: 1 }}
        />
      </View>
    </Sheet>
  );
}
