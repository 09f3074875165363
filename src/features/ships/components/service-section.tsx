import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { gatherService, type Served } from '@/features/play/service/gather-service';
import { recordOf, recordsCsv } from '@/features/play/service/service-record';
import { expectedWords } from '@/kit/dice-strip/strip-words';
import { useHandOver } from '@/kit/print/use-hand-over';
import { ReadAgain, Unread } from '@/kit/read-again';
import { fileName } from '@/lib/file-name';
import { useT } from '@/messages/messages';
import { type ShipDesign, shipMeantBy } from '@/rules/togo/index';
import { pause } from '@/store/pause';
import { saveFile } from '@/store/save-file';
import { currentDatabase } from '@/store/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Progress } from '@/ui/progress';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

/** Under her own name, or one of the spellings of the books. */
const isShe = ({ id, name }: ShipDesign, served: Served): boolean =>
  served.ship === id || served.name === name || (served.ship === null && shipMeantBy(served.name) === id);

/** What she did in every battle and campaign on this phone, as both sides may know it. */
export function ServiceSection({ design }: { design: ShipDesign }) {
  const t = useT();
  return (
    <ReadAgain frame={(words) => <Section title={t('ships.service.title')}>{words}</Section>}>
      <Service design={design} />
    </ReadAgain>
  );
}

function Service({ design }: { design: ShipDesign }) {
  const t = useT();
  const router = useRouter();
  const handOver = useHandOver();
  const all = useService();
  if (all === null) {
    return (
      <Section title={t('ships.service.title')}>
        <Progress label={t('ships.service.reading')} />
      </Section>
    );
  }
  const served = all.filter((each) => isShe(design, each));
  if (served.length === 0) {
    return (
      <Section title={t('ships.service.title')} testID="service">
        <Text color="ink2">{t('ships.service.none')}</Text>
      </Section>
    );
  }
  const record = recordOf(design.name, served);
  const { battles, given, expected, taken, sunk } = record;
  const head = [
    t('ships.service.head.ship'),
    t('ships.service.head.battles'),
    t('ships.service.head.given'),
    t('ships.service.head.expected'),
    t('ships.service.head.taken'),
    t('ships.service.head.sunk'),
  ];
  const rows = served.map((each) => ({ ...recordOf(each.battleName, [each]) }));
  const exportIt = () =>
    saveFile(`z-flag-${fileName(design.name, 'ship')}-service.csv`, 'text/csv', recordsCsv(head, [record, ...rows]));
  return (
    <Section title={t('ships.service.title')} testID="service">
      <Row wrap columnGap="lg" rowGap="sm">
        <Figure label={t('ships.service.battles', { count: battles })} value={String(battles)} />
        <Figure label={t('ships.service.given', { count: given })} value={String(given)} />
        <Figure label={t('ships.service.taken', { count: taken })} value={String(taken)} />
        <Figure label={t('ships.service.sunk', { count: sunk })} value={String(sunk)} />
      </Row>
      <Text>
        {expected === 0
          ? t('ships.service.noShots')
          : given >= expected
            ? t('ships.service.lucky', { more: (given - expected).toFixed(1), expected: expectedWords(expected) })
            : t('ships.service.unlucky', { fewer: (expected - given).toFixed(1), expected: expectedWords(expected) })}
      </Text>
      <Card padded={false}>
        {served.map(({ battle, battleName, given: hits, taken: hurt, isSunk }) => (
          <ListRow
            key={battle}
            title={battleName}
            subtitle={
              isSunk
                ? t('ships.service.lineSunk', { given: hits, taken: hurt })
                : t('ships.service.line', { given: hits, taken: hurt })
            }
            onPress={() => router.push(gameAddress(battle))}
            testID={`service-${battle}`}
          />
        ))}
      </Card>
      <Stack align="flex-start">
        <Button
          icon="share"
          label={t('ships.service.export')}
          onPress={() => handOver(exportIt())}
          testID="service-export"
        />
      </Stack>
    </Section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Stack accessible role="img" aria-label={`${value} ${label}`} align="center">
      <Text as="key">{value}</Text>
      <Text as="text2" color="ink2">
        {label}
      </Text>
    </Stack>
  );
}

function useService(): readonly Served[] | null {
  const [served, setServed] = useState<readonly Served[] | null>(null);
  const [failure, setFailure] = useState<Unread | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (!db) return;
    let isCurrent = true;
    gatherService(db, { pause, isCancelled: () => !isCurrent }).then(
      (all) => isCurrent && setServed(all),
      (cause) => isCurrent && setFailure(new Unread('The service was not read.', { cause })),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (failure) throw failure;
  return served;
}
