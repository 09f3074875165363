import { useMemo } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { codeCells } from '@/kit/code/code-cells';
import { QrCode } from '@/kit/code/qr-code';
import { useHandOver } from '@/kit/print/use-hand-over';
import { loadSkia } from '@/kit/skia';
import { fileName } from '@/lib/file-name';
import { useT } from '@/messages/messages';
import { type Fleet, withOwnShips } from '@/rules/togo/index';
import { printPage } from '@/store/print';
import { saveFile } from '@/store/save-file';
import { exportData } from '@/store/transfer/export-data';
import { pngOf } from '@/store/transfer/png';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { skeleton, space } from '@/ui/tokens';

import { useOwnShips } from '../use-own-ships';
import { blankCards } from './blank-cards';
import { makeFleetCode } from './fleet-code';

const PIXELS_A_CELL = 8;
const LARGEST_CODE = 480;

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
    <Sheet open onClose={onClose} title={t('fleets.share.title', { name: fleet.name })} testID="share-sheet">
      {sent.ships.length > 0 && <Text>{t('fleets.share.withOwn', { count: sent.ships.length })}</Text>}
      <Card padded={false}>
        <ListRow
          leading={<Icon name="share" size={28} />}
          title={t('fleets.share.file')}
          subtitle={t('fleets.share.fileHint')}
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
      <Section title={t('fleets.share.code')}>
        {code === null ? (
          <Text testID="code-too-large">{t('fleets.share.tooLarge')}</Text>
        ) : (
          <Code
            text={code}
            label={t('fleets.share.codeLabel', { name: fleet.name })}
            onSave={() => handOver(saveFile(`${name}.png`, 'image/png', pngOf(codeCells(code), PIXELS_A_CELL)))}
          />
        )}
      </Section>
    </Sheet>
  );
}

function Code({ text, label, onSave }: { text: string; label: string; onSave: () => void }) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  // As large as the sheet: the cells of a large fleet are small.
  const size = Math.min(width, skeleton.sheet, height * 0.6, LARGEST_CODE) - 2 * space.edge;
  return (
    <View style={{ gap: space.md, alignItems: 'center' }}>
      <QrCode text={text} size={size} label={label} testID="fleet-code" />
      <Text as="text2" color="ink2" style={{ textAlign: 'center' }}>
        {t('fleets.share.codeHint')}
      </Text>
      <Button
        icon="download"
        label={t('fleets.share.picture')}
        onPress={onSave}
        testID="save-code"
        style={{ alignSelf: 'stretch' }}
      />
    </View>
  );
}
