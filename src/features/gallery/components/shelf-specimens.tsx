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
  return (
    <Section title="Boxes and ruler">
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>Loads this month</Text>
        <BoxTrack label="Six of eight loads" count={8} filled={6} size={18} />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>Hits, one to be marked</Text>
        <BoxTrack label="Two of six hits, one to be marked" count={6} filled={2} owed={1} />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>Hour 3 of 5</Text>
        <BoxTrack label="Hour 3 of 5" count={5} filled={2} now />
      </Row>
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>Steps, five to a group</Text>
        <BoxTrack label="Steps, five to a group" count={12} filled={9} groupsOf={5} size={14} />
      </Row>
      <Ruler
        label="14 of 19 towards the fall of Port Arthur"
        least={0}
        most={20}
        numbered={5}
        value={14}
        goal={19}
        filled
      />
      <Ruler
        label="Togo points: 13, began at 10"
        least={0}
        most={20}
        numbered={5}
        value={13}
        mark={<SideMark side="japan" marks="ensigns" width={30} />}
        start={{ at: 10, label: 'start' }}
      />
    </Section>
  );
}

export function SumSpecimen() {
  const [destroyers, setDestroyers] = useState(2);
  const [there, setThere] = useState(true);
  const [evade, setEvade] = useState('evade');
  const spotting: readonly SumLine[] = [
    {
      id: 'destroyers',
      label: 'Destroyer counters',
      note: '+1 each',
      value: destroyers,
      input: {
        type: 'count',
        count: destroyers,
        least: 0,
        most: 6,
        lessLabel: 'One less',
        moreLabel: 'One more',
        onChange: setDestroyers,
      },
    },
    { id: 'two', label: 'Ships with two hits', value: 0, rule: 'TOGO-36' },
    {
      id: 'there',
      label: 'There before the move',
      note: 'one of your ships',
      value: there ? 2 : 0,
      input: { type: 'switch', on: there, onChange: setThere },
    },
    {
      id: 'evade',
      label: 'Japanese evade?',
      note: 'then no search till June',
      value: evade === 'evade' ? -2 : 0,
      input: {
        type: 'choice',
        value: evade,
        options: [
          { value: 'stand', label: 'Stand' },
          { value: 'evade', label: 'Evade' },
        ],
        onChange: setEvade,
      },
    },
  ];
  return (
    <Section title="Sums">
      <SumStrip
        label="Combat column"
        from="column"
        marks="ensigns"
        lines={[
          { id: 'strengths', label: '9 − 3', value: 6, rule: 'TOGO-36' },
          { id: 'column', label: 'column', value: 5 },
          { id: 'town', label: 'town', value: -1 },
          { id: 'river', label: 'river', value: 0 },
          { id: 'concentric', label: 'concentric', value: 2 },
          { id: 'ijn', label: 'morale', value: 0, side: 'ijn' },
          { id: 'irn', label: 'morale', value: 1, side: 'irn' },
        ]}
        total={{ id: 'total', label: 'sum', value: 7 }}
        testID="gallery-sum"
      />
      <View style={{ marginHorizontal: -space.edge }}>
        <SumList lines={spotting} marks="ensigns" testID="gallery-sum-list" />
      </View>
    </Section>
  );
}

export function LadderSpecimen() {
  return (
    <Section title="What each face brings">
      <FaceLadder
        label="Search"
        resultOf={(face) => ({
          brings: signed(face + 3),
          note: face >= 2 ? 'spotted' : 'hidden',
          scores: face >= 2,
        })}
      />
      <TotalLadder
        label="Salvo of two dice"
        resultOf={(total) => ({
          brings: total >= 9 ? (total === 12 ? '2 hits' : '1 hit') : 'no hit',
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
  const [cells, setCells] = useState<Cells>(HALF);
  const columns: Readonly<Record<string, string>> = {
    one: '1 hit from',
    two: '2 hits from',
    sunk: 'Sunk from',
  };
  const words: TableWords = {
    title: 'Gunfire Table',
    subtitle: 'Tsushima · type it from your copy',
    hint: 'The lowest net result that scores. Kept on this phone.',
    corner: 'Size',
    row: (row) => row,
    column: (column) => columns[column] ?? column,
    problem: ({ fact, values: [first = '', second = ''] }) =>
      fact.type === 'printed' && typeof fact.is !== 'string'
        ? `The book has ${fact.is.from} to ${fact.is.to} here.`
        : `${first}, then ${second}: a bigger ship should not be harder to hit.`,
    printed: (fact) =>
      fact.type === 'printed' && typeof fact.is !== 'string' ? `book: ${fact.is.from} to ${fact.is.to}` : '',
  };
  return (
    <Section title="Your own table">
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
