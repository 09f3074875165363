import Constants from 'expo-constants';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

import { moment } from '@/kit/transfer/item-words';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type Diagnostics, diagnose } from '@/store/diagnostics';
import { saveFile } from '@/store/save-file';
import { currentDatabase, useStorage } from '@/store/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { sizeWords } from './size-words';

/** More battles than this are told as a number. */
const LISTED = 10;

/** What takes space on this device, and the facts somebody would ask for in a report. */
export function DiagnosticsScreen() {
  const t = useT();
  const toasts = useToast();
  const storage = useStorage();
  const [facts, setFacts] = useState<Diagnostics | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const db = currentDatabase();
    if (db) void diagnose(db).then(setFacts, () => setUnreadable(true));
  }, [storage]);
  const state =
    storage.state === 'unsaved' ? t('backup.space.notSaved', { reason: storage.reason }) : t('backup.space.saved');
  const about: readonly (readonly [string, string])[] = [
    [t('settings.version'), Constants.expoConfig?.version ?? ''],
    [t('backup.space.system'), systemWords()],
    [t('backup.space.state'), state],
    [t('backup.space.form'), String(facts?.version ?? '')],
  ];
  const share = () => {
    const text = JSON.stringify({ about: Object.fromEntries(about), ...facts }, null, 2);
    void saveFile('z-flag-diagnostics.json', 'application/json', text).then(
      () => toasts.show({ message: t('common.exported') }),
      () => toasts.show({ message: t('common.exportFailed') }),
    );
  };
  return (
    <Screen
      title={t('backup.space.title')}
      back={useBack('/settings')}
      actionBar={{
        main: (
          <Button
            icon="share"
            label={t('backup.space.share')}
            disabled={facts === null}
            onPress={share}
            testID="share-facts"
          />
        ),
      }}
      testID="diagnostics"
    >
      {facts !== null ? (
        <Space facts={facts} isKept={storage.state === 'saved'} />
      ) : isUnreadable ? (
        <Text as="textStrong">{t('backup.space.unsound')}</Text>
      ) : (
        <Progress label={t('backup.space.looking')} />
      )}
      <Section title={t('backup.space.facts')}>
        <Card padded={false}>
          {about.map(([title, value]) => (
            <ListRow key={title} title={title} subtitle={value} />
          ))}
        </Card>
      </Section>
    </Screen>
  );
}

function Space({ facts, isKept }: { facts: Diagnostics; isKept: boolean }) {
  const t = useT();
  const { file, sound, battles, documents, snapshots, backups, room } = facts;
  const others = battles.slice(LISTED);
  const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((all, { bytes }) => all + bytes, 0);
  return (
    <>
      <Card padded={false}>
        <ListRow
          title={t('backup.space.database')}
          subtitle={!isKept ? t('backup.space.memory') : sound ? t('backup.space.sound') : t('backup.space.unsound')}
          value={sizeWords(file)}
          testID="space-file"
        />
        <ListRow
          title={t('backup.space.documents')}
          subtitle={t('backup.space.things', { count: documents.reduce((all, { count }) => all + count, 0) })}
          value={sizeWords(sum(documents))}
        />
        <ListRow
          title={t('backup.space.snapshots')}
          subtitle={t('backup.space.snapshotsText')}
          value={sizeWords(snapshots)}
        />
        <ListRow
          title={t('backup.title')}
          subtitle={
            backups.last === null
              ? t('backup.space.noBackup')
              : t('backup.space.lastBackup', { date: moment(backups.last) })
          }
          value={sizeWords(backups.bytes)}
          testID="space-backups"
        />
        {room !== null && <ListRow title={t('backup.space.room')} value={sizeWords(room)} />}
      </Card>
      {battles.length > 0 && (
        <Section title={t('battles.title')} aside={sizeWords(sum(battles))}>
          <Card padded={false}>
            {battles.slice(0, LISTED).map(({ id, name, entries, bytes, deleted }) => (
              <ListRow
                key={id}
                title={name}
                subtitle={t(deleted ? 'backup.space.deletedEntries' : 'backup.space.entries', { count: entries })}
                value={sizeWords(bytes)}
                testID={`space-${id}`}
              />
            ))}
            {others.length > 0 && (
              <ListRow title={t('backup.space.more', { count: others.length })} value={sizeWords(sum(others))} />
            )}
          </Card>
        </Section>
      )}
    </>
  );
}

const systemWords = (): string =>
  Platform.OS === 'web' ? navigator.userAgent : `${Platform.OS} ${String(Platform.Version)}`;
