import { useState } from 'react';

import { MenuSheet } from '@/kit/menu-sheet';
import { NameSheet } from '@/kit/name-sheet';
import { useT } from '@/messages/messages';
import type { Fleet } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

import { ShareSheet } from '../share/share-sheet';
import { useShelf } from '../use-shelf';

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
        empty={t('fleets.name.missing')}
        save={t('fleets.save')}
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
    <MenuSheet
      title={fleet.name}
      onClose={onClose}
      testID="fleet-menu"
      rows={[
        { id: 'rename', icon: 'pencil', title: t('common.rename'), stays: true, onPress: () => setStep('rename') },
        { id: 'duplicate', icon: 'plus', title: t('common.duplicate'), onPress: () => shelf.duplicate(fleet) },
        { id: 'share', icon: 'share', title: t('fleets.menu.share'), stays: true, onPress: () => setStep('share') },
        {
          id: 'delete',
          icon: 'delete',
          isDanger: true,
          title: t('fleets.menu.delete'),
          subtitle: t('fleets.menu.deleteHint'),
          onPress: () => {
            shelf.remove(fleet);
            onDeleted?.();
          },
        },
      ]}
    />
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
