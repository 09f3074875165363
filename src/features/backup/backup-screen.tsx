import { useEffect, useRef, useState } from 'react';

import { ImportSheets } from '@/kit/transfer/import-sheets';
import { doneSentence, moment } from '@/kit/transfer/item-words';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Backup } from '@/store/backup/backup-names';
import { backUp, listBackups, takeBackup, useBackups } from '@/store/backup/backups';
import { useCleared } from '@/store/backup/keep-backups';
import { leaveDamaged } from '@/store/backup/restore';
import { currentDatabase, useStorage } from '@/store/storage';
import { useImport } from '@/store/transfer/use-import';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { sizeWords } from './size-words';

/** Every backup with when and why it was made; a tap shows what is inside before anything happens. */
export function BackupScreen() {
  const t = useT();
  const toasts = useToast();
  const { backups, failed } = useBackups();
  const isDamaged = useStorage((storage) => storage.state === 'unsaved' && storage.reason === 'DAMAGED');
  const isSaved = useStorage((storage) => storage.state === 'saved');
  const [opened, setOpened] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const nameCopy = (name: string) => t('transfer.battle.copyName', { name });
  const { state, open, ...decisions } = useImport({
    nameCopy,
    prepare: (at) => leaveDamaged(at, nameCopy),
    onDone: (imported) => {
      useCleared.setState({ cleared: false });
      toasts.show({ message: doneSentence(imported) });
    },
  });
  useEffect(() => void listBackups().catch(() => useBackups.setState({ backups: [], failed: true })), []);
  const say = (message: string) => toasts.show({ message });
  const make = async () => {
    const db = currentDatabase();
    const made = db && (await backUp(db, 'asked', new Date()));
    say(made ? t('backup.made') : t('backup.nothing'));
  };
  const isMaking = useRef(false);
  const makeOne = () => {
    // Only a few are kept: one tapped twice would push out an older one that says something else.
    if (isMaking.current) return;
    isMaking.current = true;
    void make()
      .catch(() => say(t('backup.failed')))
      .finally(() => (isMaking.current = false));
  };
  const look = ({ name }: Backup) => {
    setOpened(name);
    open(() => takeBackup(name));
  };
  const startEmpty = async () => {
    setAsking(false);
    await leaveDamaged(new Date().toISOString(), nameCopy).catch(() => say(t('backup.afreshFailed')));
  };
  return (
    <Screen
      title={t('backup.title')}
      back={useBack('/settings')}
      actionBar={
        isSaved
          ? {
              main: <Button icon="download" label={t('backup.now')} onPress={makeOne} testID="back-up-now" />,
            }
          : undefined
      }
      testID="backup"
    >
      <Text as={isDamaged ? 'textStrong' : 'text'}>{isDamaged ? t('backup.damaged') : t('backup.what')}</Text>
      {failed && <Text as="textStrong">{t('backup.dailyFailed')}</Text>}
      {backups?.length === 0 && (
        <EmptyState icon="download" title={t('backup.none')} text={t('backup.noneText')} testID="no-backups" />
      )}
      {backups !== null && backups.length > 0 && (
        <Card padded={false}>
          {backups.map((each, place) => (
            <ListRow
              key={each.name}
              leading={<Icon name="refresh" size={24} />}
              title={moment(each.at)}
              subtitle={
                state.step === 'reading' && opened === each.name
                  ? t('backup.reading')
                  : t('backup.row', { reason: t(`backup.reason.${each.reason}`), size: sizeWords(each.bytes) })
              }
              onPress={() => look(each)}
              testID={`backup-${place}`}
            />
          ))}
        </Card>
      )}
      {isDamaged && (
        <Button kind="danger" label={t('backup.afresh')} onPress={() => setAsking(true)} testID="start-afresh" />
      )}
      <Confirm
        open={isAsking}
        question={t('backup.afreshAsk')}
        consequence={t('backup.afreshText')}
        confirmLabel={t('backup.afresh')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void startEmpty()}
        onCancel={() => setAsking(false)}
        destructive
        testID="afresh"
      />
      <ImportSheets state={state} {...decisions} />
    </Screen>
  );
}
