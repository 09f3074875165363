import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { type Fairness, fairnessOf } from '@/game/fairness';
import { useHandOver } from '@/kit/print/use-hand-over';
import { ReadAgain, Unread } from '@/kit/read-again';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { shipById, shipMeantBy } from '@/rules/togo/index';
import { countAppFaces } from '@/store/app-faces';
import { pause } from '@/store/pause';
import { saveFile } from '@/store/save-file';
import { currentDatabase } from '@/store/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space } from '@/ui/tokens';

import { gatherService } from '../play/service/gather-service';
import { recordsCsv, recordsOf } from '../play/service/service-record';
import { type BattleRecord, gatherRecords, type Records, type ShipRecord } from './gather';

/** What all battles on this device come to: are the dice fair, how did they end, who was lucky. */
export const RecordsScreen = ofTogo(function RecordsScreen() {
  const t = useT();
  return (
    <Screen title={t('rooms.records')} back={useBack('/settings')} testID="records">
      <ReadAgain>
        <AllRecords />
      </ReadAgain>
    </Screen>
  );
});

function AllRecords() {
  const t = useT();
  const { fairness, records, progress } = useRecords();
  return (
    <>
      {fairness !== null && <Dice fairness={fairness} />}
      {records === null ? (
        <Progress
          label={t('records.reading')}
          value={progress.all === 0 ? undefined : progress.done / progress.all}
          valueText={progress.all === 0 ? undefined : t('records.progress', progress)}
        />
      ) : (
        <>
          <Luck ships={records.ships} />
          <ServiceExport />
          <Battles battles={records.battles} />
        </>
      )}
    </>
  );
}

function useRecords() {
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const [records, setRecords] = useState<Records | null>(null);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const [failure, setFailure] = useState<Unread | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (!db) return;
    let current = true;
    const failed = (cause: unknown) => current && setFailure(new Unread('The records were not read.', { cause }));
    countAppFaces(db, pause).then((counts) => current && setFairness(fairnessOf(counts)), failed);
    gatherRecords(db, {
      pause,
      onProgress: (done, all) => current && setProgress({ done, all }),
      isCancelled: () => !current,
    }).then((gathered) => current && setRecords(gathered), failed);
    return () => {
      current = false;
    };
  }, []);
  if (failure) throw failure;
  return { fairness, records, progress };
}

/** Under this share of all cases a reader is told that it is unusual. */
const UNUSUAL = 0.01;

function Dice({ fairness: { counts, total, chiSquare, chance } }: { fairness: Fairness }) {
  const t = useT();
  const { color } = useTheme();
  if (total === 0) {
    return (
      <Section title={t('records.dice.title')}>
        <Text>{t('records.dice.none')}</Text>
      </Section>
    );
  }
  const most = Math.max(...counts);
  const percent = percentWords(chance);
  return (
    <Section title={t('records.dice.title')} testID="fairness">
      <Text>{t('records.dice.counted', { count: total })}</Text>
      <View style={{ gap: space.xs }}>
        {counts.map((count, place) => (
          <View
            key={place}
            accessible
            role="img"
            aria-label={t('records.dice.face', { face: place + 1, count })}
            testID={`face-${place + 1}`}
            style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}
          >
            <DieFace face={(place + 1) as Face} state="plain" size={26} label={null} />
            <View style={{ flex: 1, height: 16, backgroundColor: color.rule, borderRadius: radius.chip }}>
              <View
                style={{
                  width: `${Math.round((100 * count) / most)}%`,
                  height: 16,
                  backgroundColor: color.ink,
                  borderRadius: radius.chip,
                }}
              />
            </View>
            <Text as="control" style={{ minWidth: 56, textAlign: 'right' }}>
              {count}
            </Text>
          </View>
        ))}
      </View>
      <Text>{t('records.dice.expected', { expected: Math.round(total / 6) })}</Text>
      <Text as="textStrong">
        {chance < UNUSUAL ? t('records.dice.odd', { percent }) : t('records.dice.fine', { percent })}
      </Text>
      <Text as="text2" color="ink2">
        {t('records.dice.chi', { value: chiSquare.toFixed(2) })}
      </Text>
    </Section>
  );
}

/** Every ship of every battle and campaign on this phone, for a spreadsheet. */
function ServiceExport() {
  const t = useT();
  const handOver = useHandOver();
  const head = [
    t('ships.service.head.ship'),
    t('ships.service.head.battles'),
    t('ships.service.head.given'),
    t('ships.service.head.expected'),
    t('ships.service.head.taken'),
    t('ships.service.head.sunk'),
  ];
  const exportAll = async () => {
    const db = currentDatabase();
    const served = db && (await gatherService(db, { pause, isCancelled: () => false }));
    const named = recordsOf(served ?? [], ({ ship, name }) => shipById(ship ?? shipMeantBy(name) ?? '')?.name ?? name);
    await saveFile('z-flag-service-records.csv', 'text/csv', recordsCsv(head, named));
  };
  return (
    <Section title={t('ships.service.title')}>
      <Text>{t('records.service')}</Text>
      <View style={{ alignItems: 'flex-start' }}>
        <Button
          icon="share"
          label={t('records.exportService')}
          onPress={() => handOver(exportAll())}
          testID="export-service"
        />
      </View>
    </Section>
  );
}

const SHOWN = 3;

function Luck({ ships }: { ships: readonly ShipRecord[] }) {
  const t = useT();
  if (ships.length === 0) {
    return (
      <Section title={t('records.luck.title')}>
        <Text>{t('records.luck.none')}</Text>
      </Section>
    );
  }
  const rows = (list: readonly ShipRecord[], testID: string) => (
    <Card padded={false}>
      {list.map(({ name, hits, expected }, place) => (
        <ListRow
          key={name}
          title={name}
          subtitle={t('records.luck.line', { count: hits, expected: expectedWords(expected) })}
          value={`${hits >= expected ? '+' : '−'}${Math.abs(hits - expected).toFixed(1)}`}
          testID={`${testID}-${place}`}
        />
      ))}
    </Card>
  );
  const lucky = ships.filter(({ hits, expected }) => hits > expected).slice(0, SHOWN);
  const unlucky = ships
    .filter(({ hits, expected }) => hits < expected)
    .slice(-SHOWN)
    .reverse();
  return (
    <Section title={t('records.luck.title')} testID="lucky">
      <Text>{t('records.luck.what')}</Text>
      {lucky.length > 0 && (
        <>
          <Text as="name">{t('records.luck.best')}</Text>
          {rows(lucky, 'luckiest')}
        </>
      )}
      {unlucky.length > 0 && (
        <>
          <Text as="name">{t('records.luck.worst')}</Text>
          {rows(unlucky, 'unluckiest')}
        </>
      )}
    </Section>
  );
}

function Battles({ battles }: { battles: readonly BattleRecord[] }) {
  const t = useT();
  const router = useRouter();
  if (battles.length === 0) {
    return <EmptyState icon="book" title={t('records.battles.none')} text={t('records.battles.noneText')} />;
  }
  const count = (winner: BattleRecord['winner']) => battles.filter((battle) => battle.winner === winner).length;
  return (
    <Section title={t('records.battles.title')} aside={t('records.battles.count', { count: battles.length })}>
      <Text>
        {t('records.battles.won', {
          ...{ ijn: count('ijn'), irn: count('irn'), drawn: count('draw') + count('none'), going: count('going') },
        })}
      </Text>
      <Card padded={false}>
        {battles.map((battle) => (
          <ListRow
            key={battle.id}
            title={battle.name}
            subtitle={endWords(t, battle)}
            value={t('records.battles.hits', battle.hits)}
            onPress={() => router.push(`/battle/${battle.id}/report`)}
            testID={`record-${battle.id}`}
          />
        ))}
      </Card>
    </Section>
  );
}

function endWords(t: ReturnType<typeof useT>, { winner, turn }: BattleRecord): string {
  const words = {
    going: t('records.battles.going', { turn }),
    ijn: t('records.battles.ijn', { turn }),
    irn: t('records.battles.irn', { turn }),
    draw: t('records.battles.drawn', { turn }),
    none: t('records.battles.ended', { turn }),
  };
  return words[winner];
}
