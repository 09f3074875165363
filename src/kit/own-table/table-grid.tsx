import { useEffect, useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { type Cell, type Cells, cellKey, HEADING, type TableForm } from '@/rules/common/owner-table';
import { DieFace } from '@/ui/die-face';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, stroke, touch } from '@/ui/tokens';

import type { TableWords } from './table-words';

interface TableGridProps {
  form: TableForm;
  page: string;
  words: TableWords;
  cells: Cells;
  cursor: Cell | null;
  /** In the cell under the cursor while it is being typed. */
  typing: string;
  /** Cells that a problem is about. */
  framed: readonly Cell[];
  onCell: (cell: Cell) => void;
}

const longestWord = (words: string) => Math.max(...words.split(' ').map((word) => word.length));

const isSame = (a: Cell | null, b: Cell) => a !== null && cellKey(a) === cellKey(b);

/** The table as printed. Heads of rows and columns stay put, the cells move under them, and the cursor stays in sight. */
export function TableGrid(props: TableGridProps) {
  const { form, page, words, cursor } = props;
  const t = useT();
  const { color, growth, fontSize } = useTheme();
  const down = useRef<ScrollView>(null);
  const across = useRef<ScrollView>(null);
  const heads = useRef<ScrollView>(null);
  const shown = useRef({ height: 0, x: 0, y: 0 });
  // As measured, so that heads and cells are of one width whatever stands in them.
  const [room, setRoom] = useState(0);

  // A cell with small print under its value needs both lines.
  const printedLine = form.facts.some(({ type }) => type === 'printed') ? fontSize('label') * 1.3 : 0;
  const side = Math.max(touch.min, fontSize('name') * 1.9, fontSize('name') * 1.3 + printedLine + 4);
  const leastWidth = Math.max(
    side,
    Math.max(...form.columns.map((id) => words.column(id).length)) * fontSize('label') * 0.3,
  );
  // Dice stand for themselves; other heads get the room of their longest word.
  const headLetters = Math.max(...form.rows.map((row) => (words.dieOf?.(row) ? 0 : longestWord(words.row(row)))));
  const headWidth = Math.max(
    44,
    26 * growth('pad') + 16,
    headLetters * fontSize('name') * 0.47 + 12,
    words.corner.length * fontSize('label') * 0.55 + 8,
  );
  const columnWidth = Math.max(leastWidth, room / form.columns.length);
  const column = cursor ? form.columns.indexOf(cursor.column) : -1;
  const row = cursor ? form.rows.indexOf(cursor.row) : -1;
  useEffect(() => {
    const { height, x, y } = shown.current;
    const into = (from: number, length: number, at: number, size: number) =>
      at < from ? at : at + size > from + length ? at + size - length : from;
    if (row >= 0 && height > 0) down.current?.scrollTo({ y: into(y, height, row * side, side), animated: false });
    if (column >= 0 && room > 0) {
      across.current?.scrollTo({ x: into(x, room, column * columnWidth, columnWidth), animated: false });
    }
  }, [row, column, side, columnWidth, room]);

  const cellIn = (at: string, of: string): Cell => ({ page, row: at, column: of });
  return (
    <View
      style={{
        flexShrink: 1,
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
        overflow: 'hidden',
      }}
    >
      <Row style={{ borderBottomWidth: stroke.hairline, borderColor: color.ruleStrong, backgroundColor: color.paper }}>
        <View aria-hidden style={{ width: headWidth, alignItems: 'center', justifyContent: 'center', minHeight: 36 }}>
          <Text as="label" color="ink2">
            {words.corner}
          </Text>
        </View>
        <ScrollView
          ref={heads}
          horizontal
          scrollEnabled={false}
          showsHorizontalScrollIndicator={false}
          contentContainerStyle={{ flexGrow: 1 }}
          style={{ flex: 1 }}
          testID="table-heads"
        >
          {form.columns.map((id, place) => (
            <View key={id} style={{ width: columnWidth }}>
              {form.headings ? (
                <CellBox {...props} cell={cellIn(HEADING, id)} label={t('ownTable.headings')} place={place} />
              ) : (
                <Head words={words.column(id)} current={place === column} />
              )}
            </View>
          ))}
        </ScrollView>
      </Row>
      <ScrollView
        ref={down}
        style={{ flexShrink: 1 }}
        scrollEventThrottle={16}
        onLayout={({ nativeEvent }) => (shown.current.height = nativeEvent.layout.height)}
        onScroll={({ nativeEvent }) => (shown.current.y = nativeEvent.contentOffset.y)}
      >
        <Row>
          <View aria-hidden style={{ width: headWidth, backgroundColor: color.paper }}>
            {form.rows.map((id) => (
              <View
                key={id}
                style={{
                  height: side,
                  alignItems: 'center',
                  justifyContent: 'center',
                  borderBottomWidth: stroke.hairline,
                  borderColor: color.rule,
                }}
              >
                <RowHead row={id} words={words} size={26 * growth('pad')} />
              </View>
            ))}
          </View>
          <ScrollView
            ref={across}
            horizontal
            style={{ flex: 1 }}
            contentContainerStyle={{ flexGrow: 1 }}
            scrollEventThrottle={16}
            onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
            onScroll={({ nativeEvent }) => {
              shown.current.x = nativeEvent.contentOffset.x;
              heads.current?.scrollTo({ x: nativeEvent.contentOffset.x, animated: false });
            }}
          >
            {form.columns.map((of) => (
              <View key={of} style={{ width: columnWidth }}>
                {form.rows.map((at) => (
                  <View key={at} style={{ height: side }}>
                    <CellBox {...props} cell={cellIn(at, of)} label={words.rowSaid?.(at) ?? words.row(at)} />
                  </View>
                ))}
              </View>
            ))}
          </ScrollView>
        </Row>
      </ScrollView>
    </View>
  );
}

function Head({ words, current }: { words: string; current: boolean }) {
  const { color } = useTheme();
  return (
    <View
      // Every cell says its row and its column.
      aria-hidden
      style={{
        flex: 1,
        minHeight: 36,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 2,
        borderLeftWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: current ? color.ink : undefined,
      }}
    >
      <Text
        as="label"
        color={current ? 'paper' : 'ink'}
        style={{ textAlign: 'center', textTransform: 'none', letterSpacing: 0 }}
      >
        {words}
      </Text>
    </View>
  );
}

function RowHead({ row, words, size }: { row: string; words: TableWords; size: number }) {
  const die = words.dieOf?.(row) ?? null;
  return die === null ? (
    <Text as="name" style={{ textAlign: 'center' }}>
      {words.row(row)}
    </Text>
  ) : (
    <DieFace face={die} size={size} label={null} />
  );
}

type CellBoxProps = TableGridProps & { cell: Cell; label: string; place?: number };

function CellBox({ form, words, cells, cursor, typing, framed, onCell, cell, label, place }: CellBoxProps) {
  const t = useT();
  const { color } = useTheme();
  const isCurrent = isSame(cursor, cell);
  const isFramed = isCurrent || framed.some((each) => isSame(each, cell));
  const value = isCurrent ? typing : (cells[cellKey(cell)] ?? '');
  const fact = form.facts.find(
    (each) =>
      each.type === 'printed' &&
      each.row === cell.row &&
      each.column === cell.column &&
      (each.page ?? form.pages?.[0] ?? '') === cell.page,
  );
  const printed = fact && words.printed?.(fact);
  const column = words.column(cell.column);
  const said =
    place !== undefined
      ? value === ''
        ? t('ownTable.emptyHeading', { place: place + 1 })
        : t('ownTable.heading', { place: place + 1, value })
      : value === ''
        ? t('ownTable.emptyCell', { row: label, column })
        : t('ownTable.cell', { row: label, column, value: words.symbol?.(value).said ?? value });
  return (
    <Pressable
      label={printed === undefined ? said : `${said}, ${printed}`}
      chosen={isCurrent}
      onPress={() => onCell(cell)}
      testID={`cell-${cellKey(cell)}`}
      style={{
        flex: 1,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isCurrent ? color.nowWash : color.card,
        // The frame is drawn inside the cell's own rules, so that nothing moves when it comes.
        borderWidth: isFramed ? stroke.active : 0,
        borderLeftWidth: isFramed ? stroke.active : stroke.hairline,
        borderBottomWidth: isFramed ? stroke.active : stroke.hairline,
        borderColor: isFramed ? color.now : color.rule,
      }}
    >
      <Text as="name" style={{ fontFamily: face.condensedBold }}>
        {isCurrent && value !== '' && (form.entry.type === 'number' || value.endsWith('/'))
          ? `${value}_`
          : value === ''
            ? ''
            : (words.symbol?.(value).shown ?? value)}
      </Text>
      {printed !== undefined && (
        <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0, marginTop: -2 }}>
          {printed}
        </Text>
      )}
    </Pressable>
  );
}
