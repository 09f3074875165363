import { useMemo } from 'react';

import '@/messages/instruments';

import { CodeCard } from '@/features/play/share/code-card';
import { useHandOver } from '@/kit/print/use-hand-over';
import { loadSkia } from '@/kit/skia';
import { fileName } from '@/lib/file-name';
import { useT } from '@/messages/messages';
import { type Fleet, withOwnShips } from '@/rules/togo/index';
import { printPage } from '@/store/print';
import { exportData } from '@/store/transfer/export-data';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { useOwnShips } from '../use-own-ships';
import { blankCards } from './blank-cards';
import { makeFleetCode } from './fleet-code';

/** Out of the phone: as a file for anybody, as a code for somebody beside you. */
export function ShareSheet({ fleet, onClose }: { fleet: Fleet; onClose: () => void }) {
  const t = useT();
  const handedOver = useHandOver();
  const own = useOwnShips();
  const sent = useMemo(() => withOwnShips(fleet, own), [fleet, own]);
  const code = useMemo(() => makeFleetCode(sent, new Date()), [sent]);
  const name = `z-flag-${fileName(fleet.name, 'fleet')}`;
  const handOver = (work: Promise<void>) => {
    onClose();
    handedOver(work);
  };
  const selection = { documents: [{ kind: 'fleet', id: fleet.id }] };
  return (
    <Sheet open onClose={onClose} title={t('code.share.title', { name: fleet.name })} testID="share-sheet">
      {sent.ships.length > 0 && <Text>{t('fleets.share.withOwn', { count: sent.ships.length })}</Text>}
      <Card padded={false}>
        <ListRow
          leading={<Icon name="share" size={28} />}
          title={t('code.share.file')}
          subtitle={t('code.share.fileHint')}
          onPress={() => handOver(exportData(new Date(), { selection, name }))}
          testID="share-file"
        />
        <ListRow
          leading={<Icon name="ship" size={28} />}
          title={t('paper.blank')}
          subtitle={t('paper.blankHint')}
          onPress={() => handOver(loadSkia().then(() => printPage(blankCards(fleet, own), fleet.name)))}
          testID="share-cards"
        />
      </Card>
      <Section title={t('code.share.code')}>
        {code === null ? (
          <Text testID="code-too-large">{t('fleets.share.tooLarge')}</Text>
        ) : (
          <CodeCard
            text={code}
            label={t('fleets.share.codeLabel', { name: fleet.name })}
            hint={t('fleets.share.codeHint')}
            name={name}
            onSave={handOver}
            testID="fleet-code"
          />
        )}
      </Section>
    </Sheet>
  );
}
