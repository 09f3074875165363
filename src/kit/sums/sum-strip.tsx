import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke } from '@/ui/tokens';

import { type MarkStyle, SideMark } from '../side-mark';
import { ensignOf } from '../sides';
import { SumList, type SumLine, valueWords } from './sum-list';

export interface SumStripProps {
  /** What is summed: over the sheet that lists each part with its rule. */
  label: string;
  /** At most seven, and the total. */
  lines: readonly SumLine[];
  total: SumLine;
  /** The line where the others set out from: a column before it is shifted. */
  from?: string;
  marks: MarkStyle;
  testID?: string;
}

const HEIGHT = 58;
/** Advance of a letter of the condensed face, as a part of its size, on average. */
const LETTER = 0.42;

/** A sum as the printed form has it, to be read at a glance; a tap lists each part with its rule. */
export function SumStrip({ label, lines, total, from, marks, testID }: SumStripProps) {
  const { color, isLargeText, fontSize } = useTheme();
  const { width: window } = useWindowDimensions();
  const [measured, setMeasured] = useState<number>();
  const [open, setOpen] = useState(false);
  const cells = [...lines, total];
  if (isLargeText) {
    return (
      <View style={{ marginHorizontal: -space.edge }}>
        <SumList lines={lines} total={total} marks={marks} testID={testID} />
      </View>
    );
  }

  const room = measured ?? window - 2 * space.edge;
  const widest = Math.max(...cells.map((cell) => cellLetters(cell))) * fontSize('label') * LETTER + 4;
  const inRow = Math.max(2, Math.min(cells.length, Math.floor(room / widest)));
  const perRow = Math.ceil(cells.length / Math.ceil(cells.length / inRow));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  return (
    <>
      <Pressable
        label={[label, ...cells.map((cell) => `${cell.label} ${valueWords(cell)}`)].join(', ')}
        onPress={() => setOpen(true)}
        onLayout={({ nativeEvent }) => setMeasured(nativeEvent.layout.width)}
        testID={testID}
        style={{
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.card,
          overflow: 'hidden',
        }}
      >
        {rows.map((row, place) => (
          <Row
            key={place}
            style={{ borderTopWidth: place === 0 ? 0 : stroke.hairline, borderColor: color.rule, minHeight: HEIGHT }}
          >
            {row.map((cell, i) => (
              <Cell
                key={cell.id}
                cell={cell}
                marks={marks}
                look={cell === total ? 'total' : cell.id === from ? 'from' : 'part'}
                ruled={i > 0}
              />
            ))}
          </Row>
        ))}
      </Pressable>
      <Sheet open={open} title={label} onClose={() => setOpen(false)} testID={testID && `${testID}-sheet`}>
        <View style={{ marginHorizontal: -space.edge }}>
          <SumList lines={lines} total={total} marks={marks} testID={testID && `${testID}-lines`} />
        </View>
      </Sheet>
    </>
  );
}

/** The longest word of a label, or its number where that is wider; a mark takes the room of three letters. */
const cellLetters = (cell: SumLine): number =>
  Math.max(...cell.label.split(' ').map((word) => word.length + (cell.side ? 3.2 : 0)), valueWords(cell).length * 2);

interface CellProps {
  cell: SumLine;
  marks: MarkStyle;
  look: 'part' | 'from' | 'total';
  ruled: boolean;
}

function Cell({ cell, marks, look, ruled }: CellProps) {
  const { color } = useTheme();
  const isZero = cell.value === 0 && look === 'part';
  return (
    <Stack
      flex={1}
      align="center"
      justify="center"
      gap={1}
      paddingX={2}
      style={{
        minWidth: 0,
        borderLeftWidth: ruled ? stroke.hairline : 0,
        borderColor: color.rule,
        backgroundColor: look === 'total' ? color.ink : look === 'from' ? color.nowWash : undefined,
      }}
    >
      <Text
        as="title"
        color={look === 'total' ? 'paper' : isZero ? 'ink2' : 'ink'}
        style={isZero && { fontFamily: face.condensedMedium }}
      >
        {valueWords(cell)}
      </Text>
      <Row align="center" justify="center" gap={3}>
        {cell.side && <SideMark side={ensignOf(cell.side)} marks={marks} width={15} />}
        <Text
          as="label"
          color={look === 'total' ? 'paper' : 'ink2'}
          style={{ flexShrink: 1, textAlign: 'center', textTransform: 'none', letterSpacing: 0 }}
        >
          {cell.label}
        </Text>
      </Row>
    </Stack>
  );
}
