import { useState } from 'react';
import { View } from 'react-native';

import { FaceLadder } from '@/kit/ladder/face-ladder';
import { TotalLadder } from '@/kit/ladder/total-ladder';
import { TableEditor } from '@/kit/own-table/table-editor';
import { TableTag } from '@/kit/own-table/table-tag';
import type { TableWords } from '@/kit/own-table/table-words';
import { SideMark } from '@/kit/side-mark';
import { type SumLine, SumList } from '@/kit/sums/sum-list';
import { SumStrip } from '@/kit/sums/sum-strip';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { type Cells, cellKey, type TableForm } from '@/rules/common/owner-table';
import { BoxTrack } from '@/ui/box-track';
import { Row } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { ToastProvider } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { nothing } from './nothing';

export function TrackSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.tracks')}>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>{t('gallery.tracks.loads')}</Text>
        <BoxTrack label={t('gallery.tracks.loadsSaid')} count={8} filled={6} size={18} />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>{t('gallery.tracks.hits')}</Text>
        <BoxTrack label={t('gallery.tracks.hitsSaid')} count={6} filled={2} owed={1} />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>{t('gallery.tracks.hour')}</Text>
        <BoxTrack label={t('gallery.tracks.hour')} count={5} filled={2} now />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>{t('gallery.tracks.steps')}</Text>
        <BoxTrack label={t('gallery.tracks.steps')} count={12} filled={9} groupsOf={5} size={14} />
      </Row>
      <Ruler label={t('gallery.tracks.fall')} least={0} most={20} numbered={5} value={14} goal={19} filled />
      <Ruler
        label={t('gallery.tracks.points')}
        least={0}
        most={20}
        numbered={5}
        value={13}
        mark={<SideMark side="japan" marks="ensigns" width={30} />}
        start={{ at: 10, label: t('gallery.tracks.start') }}
      />
    </Section>
  );
}

export function SumSpecimen() {
  const t = useT();
  const [destroyers, setDestroyers] = useState(2);
  const [there, setThere] = useState(true);
  const [evade, setEvade] = useState('evade');
  const spotting: readonly SumLine[] = [
    {
      id: 'destroyers',
      label: t('gallery.sums.destroyers'),
      note: t('gallery.sums.each'),
      value: destroyers,
      input: {
        type: 'count',
        count: destroyers,
        least: 0,
        most: 6,
        lessLabel: t('gallery.sums.fewer'),
        moreLabel: t('gallery.sums.more'),
        onChange: setDestroyers,
      },
    },
    { id: 'two', label: t('gallery.sums.twoHits'), value: 0, rule: 'TOGO-36' },
    {
      id: 'there',
      label: t('gallery.sums.there'),
      note: t('gallery.sums.oneOfYours'),
      value: there ? 2 : 0,
      input: { type: 'switch', on: there, onChange: setThere },
    },
    {
      id: 'evade',
      label: t('gallery.sums.evade'),
      note: t('gallery.sums.noSearch'),
      value: evade === 'evade' ? -2 : 0,
      input: {
        type: 'choice',
        value: evade,
        options: [
          { value: 'stand', label: t('gallery.sums.stand') },
          { value: 'evade', label: t('gallery.sums.run') },
        ],
        onChange: setEvade,
      },
    },
  ];
  return (
    <Section title={t('gallery.sections.sums')}>
      <SumStrip
        label={t('gallery.sums.attack')}
        from="column"
        marks="ensigns"
        lines={[
          { id: 'strengths', label: t('gallery.sums.strengths'), value: 6, rule: 'TOGO-36' },
          { id: 'column', label: t('gallery.sums.column'), value: 5 },
          { id: 'town', label: t('gallery.sums.town'), value: -1 },
          { id: 'river', label: t('gallery.sums.river'), value: 0 },
          { id: 'concentric', label: t('gallery.sums.concentric'), value: 2 },
          { id: 'ijn', label: t('gallery.sums.morale'), value: 0, side: 'ijn' },
          { id: 'irn', label: t('gallery.sums.morale'), value: 1, side: 'irn' },
        ]}
        total={{ id: 'total', label: t('gallery.sums.total'), value: 7 }}
        testID="gallery-sum"
      />
      <View style={{ marginHorizontal: -space.edge }}>
        <SumList lines={spotting} marks="ensigns" testID="gallery-sum-list" />
      </View>
    </Section>
  );
}

export function LadderSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.ladders')}>
      <FaceLadder
        label={t('gallery.ladders.search')}
        resultOf={(face) => ({
          brings: signed(face + 3),
          note: face >= 2 ? t('gallery.ladders.spotted') : t('gallery.ladders.hidden'),
          scores: face >= 2,
        })}
      />
      <TotalLadder
        label={t('gallery.ladders.salvo')}
        resultOf={(total) => ({
          brings: total >= 9 ? t('gallery.ladders.hits', { count: total === 12 ? 2 : 1 }) : t('gallery.ladders.noHit'),
          scores: total >= 9,
        })}
        testID="gallery-total-ladder"
      />
    </Section>
  );
}

/** A phone's height, since it always fills the screen. */
const HEIGHT = 700;

const FORM: TableForm = {
  id: 'start',
  rows: ['9', '8', '7', '6', '5', '4', '3', '2', '1'],
  columns: ['one', 'two', 'sunk'],
  entry: { type: 'number', least: 2, most: 24, none: true },
  order: 'rows',
  facts: [
    { id: 'smaller', type: 'order', along: 'column', way: 'rising', level: 'error', rule: 'TOGO-36' },
    { id: 'largest', type: 'printed', row: '9', column: 'one', is: { from: 4, to: 8 }, level: 'error' },
  ],
};

const STARTS: Readonly<Record<string, readonly string[]>> = {
  '9': ['8', '11', '14'],
  '8': ['9', '12', '15'],
  '7': ['10', '13', '16'],
  '6': ['13', '14', '17'],
  '5': ['12', '15', '18'],
  '4': ['13'],
};

const HALF: Cells = Object.fromEntries(
  Object.entries(STARTS).flatMap(([row, values]) =>
    values.map((value, i) => [cellKey({ page: '', row, column: FORM.columns[i]! }), value]),
  ),
);

/** Half typed, with one cell that cannot be right. */
export function OwnTableSpecimen() {
  const t = useT();
  const [cells, setCells] = useState<Cells>(HALF);
  const columns: Readonly<Record<string, string>> = {
    one: t('gallery.ownTable.one'),
    two: t('gallery.ownTable.two'),
    sunk: t('gallery.ownTable.sunk'),
  };
  const words: TableWords = {
    title: t('gallery.ownTable.title'),
    subtitle: t('gallery.ownTable.subtitle'),
    hint: t('gallery.ownTable.hint'),
    corner: t('gallery.ownTable.size'),
    row: (row) => row,
    column: (column) => columns[column] ?? column,
    problem: ({ fact, values: [first = '', second = ''] }) =>
      fact.type === 'printed' && typeof fact.is !== 'string'
        ? t('gallery.ownTable.outside', fact.is)
        : t('gallery.ownTable.order', { first, second }),
    printed: (fact) =>
      fact.type === 'printed' && typeof fact.is !== 'string' ? t('gallery.ownTable.printed', fact.is) : '',
  };
  return (
    <Section title={t('gallery.sections.ownTable')}>
      <Row gap="sm" wrap>
        <TableTag source="yours" />
        <TableTag source="house" />
        <TableTag source="none" />
      </Row>
      <View style={{ height: HEIGHT, marginHorizontal: -space.edge }}>
        {/* Toasts of the page are the page's: a screen inside it has a slot of its own. */}
        <ToastProvider>
          <TableEditor form={FORM} words={words} cells={cells} onChange={setCells} onSave={setCells} onBack={nothing} />
        </ToastProvider>
      </View>
    </Section>
  );
}
