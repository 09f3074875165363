import { useState } from 'react';

import { NameSheet } from '@/kit/name-sheet';
import { useT } from '@/messages/messages';
import { type Fleet, type FleetFormation, removeFormation, renameFormation, shiftFormation } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

import type { Edit } from '../use-fleet';
import { UpDown } from './up-down';

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
        title={t('common.rename')}
        label={t('fleets.name.formation')}
        placeholder={t('fleets.name.placeholderFormation')}
        name={name}
        empty={t('fleets.name.missing')}
        save={t('fleets.save')}
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
      testID="formation-sheet"
      foot={
        <Button
          kind="danger"
          icon="delete"
          label={
            ships.length === 0
              ? t('common.removeFormation')
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
      <Button icon="pencil" label={t('common.rename')} onPress={() => setRenaming(true)} testID="formation-rename" />
      <UpDown
        up={{ label: t('fleets.formation.up'), spokenLabel: t('fleets.formation.spokenUp', { name }) }}
        down={{ label: t('fleets.formation.down'), spokenLabel: t('fleets.formation.spokenDown', { name }) }}
        place={place}
        count={fleet.formations.length}
        onShift={(by) => edit({ ...moved, change: (now) => shiftFormation(now, key, by) })}
        testID="formation"
      />
    </Sheet>
  );
}
