import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Fleet } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { ShareSheet } from '../share/share-sheet';
import { useShelf } from '../use-shelf';
import { NameSheet } from './name-sheet';

interface FleetMenuProps {
  fleet: Fleet;
  onClose: () => void;
  /** Where the fleet itself is on screen, deleting it leads away. */
  onDeleted?: () => void;
  /** Where changes can be taken back, renaming is one of them. */
  onRename?: (name: string) => void;
}

/** What can be done with a fleet as a whole. */
export function FleetMenu({ fleet, onClose, onDeleted, onRename }: FleetMenuProps) {
  const t = useT();
  const shelf = useShelf();
  const namesake = useNamesake(fleet.id);
  const [step, setStep] = useState<'menu' | 'rename' | 'share'>('menu');
  if (step === 'share') return <ShareSheet fleet={fleet} onClose={onClose} />;
  if (step === 'rename') {
    return (
      <NameSheet
        title={t('common.rename')}
        label={t('fleets.name.fleet')}
        placeholder={t('fleets.name.placeholderFleet')}
        name={fleet.name}
        hint={namesake}
        onClose={onClose}
        onSave={(name) => {
          onClose();
          if (onRename) onRename(name);
          else shelf.rename(fleet.id, name);
        }}
      />
    );
  }
  return (
    <Sheet open onClose={onClose} title={fleet.name} testID="fleet-menu">
      <Card padded={false}>
        <ListRow
          leading={<Icon name="pencil" size={26} />}
          title={t('common.rename')}
          onPress={() => setStep('rename')}
          testID="menu-rename"
        />
        <ListRow
          leading={<Icon name="plus" size={26} />}
          title={t('common.duplicate')}
          onPress={() => {
            onClose();
            shelf.duplicate(fleet);
          }}
          testID="menu-duplicate"
        />
        <ListRow
          leading={<Icon name="share" size={26} />}
          title={t('fleets.menu.share')}
          onPress={() => setStep('share')}
          testID="menu-share"
        />
        <ListRow
          leading={<Icon name="delete" size={26} color="danger" />}
          title={t('fleets.menu.delete')}
          subtitle={t('fleets.menu.deleteHint')}
          onPress={() => {
            onClose();
            shelf.remove(fleet);
            onDeleted?.();
          }}
          testID="menu-delete"
        />
      </Card>
    </Sheet>
  );
}

/** Says when a name is another fleet's already. */
export function useNamesake(id: string | null): (name: string) => string | undefined {
  const t = useT();
  const fleets = useLibrary(({ fleet }) => fleet);
  return (name) =>
    [...fleets.values()].some((fleet) => fleet.id !== id && sameName(fleet.name, name))
      ? t('fleets.name.taken')
      : undefined;
}

export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
