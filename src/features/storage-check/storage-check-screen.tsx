import { useEffect, useRef, useState } from 'react';

import { useBack } from '@/kit/use-back';
import { t, useT } from '@/messages/messages';
import { markDeleted } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';
import { type Damage, verify, type Verdict } from '@/store/verify';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { playByItself, type Kept } from './self-play';

const NOTHING: Kept = { actions: 0, lastMilliseconds: 0, slowestMilliseconds: 0 };

/** Shows a doubter that the promise holds on this very device: what was counted is kept, whatever happens. */
export function StorageCheckScreen() {
  const t = useT();
  const { running, kept, failed, start, stop } = useSelfPlay(t('storageCheck.title'));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    const db = currentDatabase();
    if (db) setVerdict(await verify(db));
  };
  const milliseconds = (value: number) => t('storageCheck.milliseconds', { value: value.toFixed(1) });
  const goBack = useBack('/settings');
  return (
    <Screen
      title={t('storageCheck.title')}
      back={goBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={running ? t('storageCheck.stop') : t('storageCheck.start')}
            onPress={running ? stop : start}
            testID="self-play"
          />
        ),
      }}
      testID="storage-check"
    >
      <Text>{t('storageCheck.what')}</Text>
      <Card padded={false}>
        <ListRow title={t('storageCheck.kept')} value={String(kept.actions)} testID="kept" />
        <ListRow title={t('storageCheck.last')} value={milliseconds(kept.lastMilliseconds)} />
        <ListRow title={t('storageCheck.slowest')} value={milliseconds(kept.slowestMilliseconds)} />
      </Card>
      {failed && <Text role="alert">{t('storageCheck.failed')}</Text>}
      <Button icon="check" label={t('storageCheck.verify')} onPress={() => void check()} testID="verify" />
      {verdict && (
        <Text aria-live="polite" testID="verdict">
          {verdict.ok
            ? t('storageCheck.whole', { count: verdict.battles, entries: verdict.events })
            : t('storageCheck.broken')}
        </Text>
      )}
      {verdict?.problems && (
        <Card padded={false} testID="damage">
          {verdict.problems.slice(0, MOST_SHOWN).map((damage, place) => (
            <ListRow key={place} title={damage.name || t('storageCheck.file')} subtitle={damageWords(damage)} />
          ))}
        </Card>
      )}
    </Screen>
  );
}

/** A log torn in the middle has as many problems as entries: the first ones say which battle it is. */
const MOST_SHOWN = 20;

const damageWords = ({ code, row }: Damage): string =>
  t(`storageCheck.damage.${code === 'ENTRY' && row === null ? 'LOG' : code}`, { row: row ?? 0 });

function useSelfPlay(name: string) {
  const goesOn = useRef(false);
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => () => void (goesOn.current = false), []);

  const start = async () => {
    const db = currentDatabase();
    if (!db || goesOn.current) return;
    goesOn.current = true;
    setRunning(true);
    setFailed(false);
    setKept(NOTHING);
    const id = newId();
    try {
      await playByItself(db, { id, name, seed: randomSeed(), goesOn: () => goesOn.current, onKept: setKept });
      // Out of the way of the player's own battles; its log stays, so that the check has something to check.
      await markDeleted(db, id, new Date().toISOString());
    } catch {
      setFailed(true);
    }
    goesOn.current = false;
    setRunning(false);
  };
  const stop = () => {
    goesOn.current = false;
  };
  return { running, kept, failed, start: () => void start(), stop };
}
