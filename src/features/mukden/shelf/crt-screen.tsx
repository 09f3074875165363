import { type ReactNode, useState } from 'react';

import '@/messages/instruments';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { DocumentMore } from '@/features/play/share/document-more';
import { TypedTable } from '@/kit/own-table/own-table-screen';
import { TableTag } from '@/kit/own-table/table-tag';
import { useT } from '@/messages/messages';
import { ownerTableParser, type OwnerTable } from '@/rules/common/owner-table';
import { crtForm, HEADINGS_FORM, headingsOf, type Side, TABLE_FORMS } from '@/rules/mukden/index';
import { saveDocument } from '@/store/library';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { ofSideWords } from '../words/names-in';
import { cellsWords, headingsWords } from './crt-words';
import { newTable, TABLE_KIND, useKeptTable } from './own-crt';
import { useOwnUnits } from './own-units';

const readCode = documentCodeReader(TABLE_KIND, ownerTableParser(TABLE_FORMS));

type Way = 'headings' | 'cells' | 'house' | 'none';

/** The Combat Results Table of the owner's copy: its two lines of headings first, then its cells. */
export function CrtScreen({ onBack }: { onBack: () => void }) {
  const t = useT();
  const [isMore, setMore] = useState(false);
  // What was being typed is forgotten when another table takes its place.
  const [tables, setTables] = useState(0);
  const headings = useKeptTable('crt-headings');
  const cells = useKeptTable('crt');
  const typed = [headings, cells].filter((each) => each !== null && Object.keys(each.cells).length > 0);
  return (
    <>
      <CrtEditor
        key={tables}
        onBack={onBack}
        right={
          <IconButton
            icon="more"
            label={t('mukden.shelf.crt.more')}
            onPress={() => setMore(true)}
            testID="table-more"
          />
        }
      />
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setTables((count) => count + 1)}
        kind={TABLE_KIND}
        own={typed.length > 0 ? (cells ?? headings) : null}
        also={typed.filter((each) => each !== null && each !== (cells ?? headings)) as readonly OwnerTable[]}
        words={{
          title: t('mukden.shelf.crt.title'),
          share: t('mukden.shelf.crt.share'),
          shareText: t('mukden.shelf.crt.shareText'),
          import: t('mukden.shelf.crt.import'),
          importText: t('mukden.shelf.crt.importText'),
        }}
        code={{
          make: () => makeDocumentCode(TABLE_KIND, typed as readonly OwnerTable[], new Date()),
          label: t('mukden.shelf.crt.codeLabel'),
          hint: t('mukden.shelf.crt.codeHint'),
          tooLarge: t('mukden.shelf.crt.tooLarge'),
          read: readCode,
        }}
        testID="table"
      />
    </>
  );
}

function CrtEditor({ onBack, right }: { onBack: () => void; right: ReactNode }) {
  const t = useT();
  const toasts = useToast();
  const headings = useKeptTable('crt-headings') ?? newTable('crt-headings');
  const cells = useKeptTable('crt') ?? newTable('crt');
  const lines = headingsOf(headings);
  const fifteenth = useOwnUnits()?.units.find(({ id, side }) => id === '15th' && side === 'irn')?.strength;
  const [side, setSide] = useState<Side>('ijn');
  const [way, setWay] = useState<Way>(() =>
    cells.source === 'house' ? 'house' : lines === null ? 'headings' : 'cells',
  );
  const save = (table: OwnerTable): Promise<void> =>
    saveDocument(TABLE_KIND, table).catch(() => toasts.show({ message: t('ownTable.notSaved') }));
  const choose = (next: Way) => {
    setWay(next);
    if (next === 'house' || next === 'none') void save({ ...cells, source: next });
  };
  const choice = (
    <SegmentedChoice
      label={t('ownTable.way')}
      options={[
        { value: 'headings', label: t('mukden.shelf.crt.headings'), shortLabel: t('mukden.shelf.crt.headingsShort') },
        { value: 'cells', label: t('mukden.shelf.crt.cells') },
        { value: 'house', label: t('ownTable.house') },
        { value: 'none', label: t('ownTable.each'), shortLabel: t('ownTable.eachShort') },
      ]}
      value={way}
      onChange={choose}
      testID="table-way"
    />
  );
  if (way === 'house' || way === 'none') {
    return (
      <Screen
        title={t('mukden.shelf.crt.title')}
        subtitle={t('mukden.shelf.crt.fromCopy')}
        back={onBack}
        right={right}
        testID="table-way-screen"
      >
        {choice}
        <Row>
          <TableTag source={way} />
        </Row>
        <Text>{way === 'house' ? t('ownTable.houseText') : t('ownTable.eachText')}</Text>
      </Screen>
    );
  }
  if (way === 'headings') {
    return (
      <TypedTable
        key="headings"
        form={HEADINGS_FORM}
        words={headingsWords()}
        first={headings.cells}
        above={choice}
        saveLabel={t('mukden.shelf.crt.toCells')}
        onChange={(next) => void save({ ...headings, source: 'yours', cells: next })}
        onSave={(next) => void save({ ...headings, source: 'yours', cells: next }).then(() => setWay('cells'))}
        onBack={onBack}
        right={right}
      />
    );
  }
  const hasTwoLines = lines !== null && lines.ijn.join() !== lines.irn.join();
  return (
    <TypedTable
      key="cells"
      form={crtForm(lines && { headings: lines }, fifteenth)}
      words={cellsWords(lines && { headings: lines }, side)}
      first={cells.cells}
      above={
        <Stack gap="sm">
          {choice}
          {hasTwoLines && (
            <SegmentedChoice
              label={t('mukden.shelf.crt.line')}
              options={(['ijn', 'irn'] as const).map((value) => ({ value, label: ofSideWords(value) }))}
              value={side}
              onChange={setSide}
              testID="crt-line"
            />
          )}
          {lines === null && <Text>{t('mukden.shelf.crt.noHeadings')}</Text>}
        </Stack>
      }
      onChange={(next) => void save({ ...cells, cells: next })}
      onSave={(next) => void save({ ...cells, source: 'yours', cells: next }).then(onBack)}
      onBack={onBack}
      right={right}
    />
  );
}
