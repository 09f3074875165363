import { useRouter } from 'expo-router';
import { useState } from 'react';

import { BringIn } from '@/features/play/share/bring-in';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import type { Fleet } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { FleetMenu, sameName } from './components/fleet-menu';
import { FleetRow } from './components/fleet-row';
import { NewFleetSheet } from './components/new-fleet-sheet';
import { readFleetCode } from './share/fleet-code';
import { usePutAway } from './use-put-away';
import { useShelf } from './use-shelf';

type Open = { readonly sheet: 'new' | 'import' } | { readonly sheet: 'menu'; readonly id: string } | null;

/** All fleets of this device, and the ways to more of them. */
export const FleetsScreen = ofTogo(function FleetsScreen() {
  const t = useT();
  const router = useRouter();
  const shelf = useShelf();
  const stored = useLibrary(({ fleet }) => fleet);
  const fleets = [...stored.values()].sort((a, b) => a.name.localeCompare(b.name));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const goBack = useBack('/');
  const show = (id: string) => router.push(`/fleets/${id}`);
  const create = (fleet: Fleet) => {
    close();
    shelf.keep(fleet, () => show(fleet.id));
  };
  const chosen = open?.sheet === 'menu' ? stored.get(open.id) : undefined;
  return (
    <Screen
      title={t('rooms.fleets')}
      back={goBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('fleets.newFleet')}
            onPress={() => setOpen({ sheet: 'new' })}
            testID="new-fleet-button"
          />
        ),
        aside: (
          <Button
            icon="download"
            iconPlace="above"
            label={t('fleets.list.import')}
            onPress={() => setOpen({ sheet: 'import' })}
            testID="import-fleet"
          />
        ),
      }}
      testID="fleets"
    >
      {fleets.length === 0 && (
        <EmptyState
          icon="ship"
          title={t('fleets.list.empty.title')}
          text={t('fleets.list.empty.text')}
          testID="no-fleets"
        />
      )}
      {fleets.length > 0 && (
        <Card padded={false}>
          {fleets.map((fleet) => (
            <FleetRow
              key={fleet.id}
              fleet={fleet}
              isNamesake={fleets.some((other) => other !== fleet && sameName(other.name, fleet.name))}
              onOpen={() => show(fleet.id)}
              onMore={() => setOpen({ sheet: 'menu', id: fleet.id })}
            />
          ))}
        </Card>
      )}
      <UnreadFleets />
      <DeletedFleets onBringBack={shelf.bringBack} />
      {open?.sheet === 'new' && <NewFleetSheet onCreate={create} onClose={close} />}
      {chosen && <FleetMenu fleet={chosen} onClose={close} />}
      <BringIn
        isOpen={open?.sheet === 'import'}
        onClose={close}
        title={t('fleets.bring.title')}
        readCode={readFleetCode}
      />
    </Screen>
  );
});

/** Stored by another version: shown, so that nobody thinks it lost. */
function UnreadFleets() {
  const t = useT();
  const unread = useLibrary((library) => library.unread).filter(({ kind }) => kind === 'fleet');
  if (unread.length === 0) return null;
  return (
    <Section title={t('fleets.list.unread.title')} testID="unread-fleets">
      <Card padded={false}>
        {unread.map(({ id, name }) => (
          <ListRow
            key={id}
            title={name ?? t('fleets.list.unread.nameless')}
            subtitle={t('fleets.list.unread.text')}
            variant="plain"
          />
        ))}
      </Card>
    </Section>
  );
}

/** Behind one tap: what was deleted on purpose should not be in the way. */
function DeletedFleets({ onBringBack }: { onBringBack: (id: string, name: string) => void }) {
  const t = useT();
  const deleted = usePutAway('fleet');
  const [isShown, setShown] = useState(false);
  if (deleted.length === 0) return null;
  if (!isShown) {
    return (
      <Button
        kind="link"
        label={t('fleets.list.deleted.show', { count: deleted.length })}
        onPress={() => setShown(true)}
        testID="show-deleted"
      />
    );
  }
  return (
    <Section title={t('fleets.list.deleted.title')} testID="deleted-fleets">
      <Card padded={false}>
        {deleted.map(({ id, name }) => {
          const called = name ?? t('fleets.list.unread.nameless');
          return (
            <ListRow
              key={id}
              title={called}
              variant="plain"
              trailing={
                <Button
                  icon="undo"
                  label={t('common.bringBack')}
                  spokenLabel={t('fleets.list.deleted.spoken', { name: called })}
                  onPress={() => onBringBack(id, called)}
                  testID={`bring-back-${id}`}
                />
              }
            />
          );
        })}
      </Card>
    </Section>
  );
}
