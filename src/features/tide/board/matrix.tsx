import { View } from 'react-native';

import { BothMarks, SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type ChitPair, MATRIX, PAIRS, placeOf, RESULTS, type Side } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, stroke, touch } from '@/ui/tokens';
import { useWidth } from '@/ui/use-width';

import { cellWords } from './matrix-words';

interface MatrixProps {
  /** The Japanese pair, and the Russian one; null where it is not known. */
  row: ChitPair | null;
  column: ChitPair | null;
  /** Where cells can be tapped. */
  onCell?: (japanese: ChitPair, russian: ChitPair) => void;
}

/** The head of a row; narrow, its chits stand over each other, so that every cell keeps the size of a thumb. */
const HEAD = { wide: 66, narrow: 30 } as const;

/** A row for each Japanese pair, a column for each Russian one, and the number where they meet. */
export function Matrix({ row, column, onCell }: MatrixProps) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const [width, onLayout] = useWidth();
  const isNarrow = width < HEAD.wide + PAIRS.length * touch.min;
  const head = isNarrow ? HEAD.narrow : HEAD.wide;
  const [atRow, atColumn] = [row && placeOf(row), column && placeOf(column)];
  return (
    <View
      // To be looked at only, it says where the pairs meet; to be tapped, it is gone through cell by cell.
      {...(onCell
        ? { role: 'group', 'aria-label': t('tide.board.matrix.label') }
        : {
            accessible: true,
            role: 'img',
            'aria-label': row && column ? cellWords(row, column) : t('tide.board.matrix.label'),
          })}
      onLayout={onLayout}
      testID="matrix"
      style={{
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: isNarrow ? 0 : radius.card,
        backgroundColor: color.card,
        overflow: 'hidden',
      }}
    >
      <Row style={{ borderBottomWidth: stroke.frame, borderColor: color.ruleStrong }}>
        <Stack align="center" justify="center" style={{ width: head }} aria-hidden>
          <BothMarks marks={marks} width={isNarrow ? 14 : 24} across={!isNarrow} />
        </Stack>
        {PAIRS.map((pair, i) => (
          <Head key={i} pair={pair} side="irn" isOn={i === atColumn} lines />
        ))}
      </Row>
      {PAIRS.map((japanese, i) => (
        <Row key={i} style={{ borderBottomWidth: i < PAIRS.length - 1 ? stroke.hairline : 0, borderColor: color.rule }}>
          <View style={{ width: head }}>
            <Head pair={japanese} side="ijn" isOn={i === atRow} lines={isNarrow} first />
          </View>
          {PAIRS.map((russian, j) => (
            <Cell
              key={j}
              japanese={japanese}
              russian={russian}
              look={i === atRow && j === atColumn ? 'here' : i === atRow || j === atColumn ? 'crossed' : 'plain'}
              onPress={onCell && (() => onCell(japanese, russian))}
              testID={`matrix-${i + 1}-${j + 1}`}
            />
          ))}
        </Row>
      ))}
    </View>
  );
}

interface HeadProps {
  pair: ChitPair;
  side: Side;
  isOn: boolean;
  /** One chit over the other. */
  lines: boolean;
  first?: boolean;
}

function Head({ pair: [one, two], side, isOn, lines, first = false }: HeadProps) {
  const t = useT();
  const { color, theme } = useTheme();
  const [fill, on, edge] =
    side === 'ijn' ? (['jpFill', 'jpOn', 'jpEdge'] as const) : (['ruFill', 'ruOn', 'ruEdge'] as const);
  const said = t('tide.board.matrix.pair', { one, two });
  const words = (text: string, key: string) => (
    <Text
      key={key}
      as="headerSub"
      color={isOn ? on : 'ink2'}
      style={{ fontFamily: isOn ? face.condensedBold : face.condensedSemiBold, textAlign: 'center' }}
    >
      {text}
    </Text>
  );
  return (
    <Stack
      // Every cell says both pairs.
      aria-hidden
      flex={1}
      align="center"
      justify="center"
      style={{
        minHeight: 44,
        borderLeftWidth: first ? 0 : stroke.hairline,
        borderColor: color.rule,
        backgroundColor: isOn ? color[fill] : undefined,
        ...(isOn && theme === 'night' && { borderWidth: 2, borderColor: color[edge] }),
      }}
    >
      {lines ? [words(one, 'one'), words(two, 'two')] : words(said, 'both')}
    </Stack>
  );
}

interface CellProps {
  japanese: ChitPair;
  russian: ChitPair;
  look: 'here' | 'crossed' | 'plain';
  onPress: (() => void) | undefined;
  testID: string;
}

function Cell({ japanese, russian, look, onPress, testID }: CellProps) {
  const { color, theme } = useTheme();
  const result = MATRIX[placeOf(japanese)]![placeOf(russian)]!;
  const style = {
    flex: 1,
    minWidth: 0,
    minHeight: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    borderLeftWidth: stroke.hairline,
    borderColor: color.rule,
    backgroundColor: look === 'here' ? color.now : look === 'crossed' ? color.nowWash : undefined,
    ...(look === 'here' && theme !== 'night' && { borderWidth: 2.5, borderColor: color.ink }),
  } as const;
  const words = (
    <>
      <Text
        as={look === 'here' ? 'value' : 'name'}
        color={look === 'here' ? 'onNow' : look === 'crossed' ? 'ink' : 'ink2'}
        style={{ fontFamily: look === 'plain' ? face.condensedSemiBold : face.condensedBold, lineHeight: undefined }}
      >
        {result}
      </Text>
      {look !== 'here' && <Broadside result={result} />}
    </>
  );
  if (!onPress) {
    return (
      <View testID={testID} style={style}>
        {words}
      </View>
    );
  }
  return (
    <Pressable
      label={cellWords(japanese, russian)}
      onPress={onPress}
      chosen={look === 'here'}
      testID={testID}
      style={style}
    >
      {words}
    </Pressable>
  );
}

/** Whose broadside a result is, as small marks under the number. */
function Broadside({ result }: { result: number }) {
  const marks = useSettings((settings) => settings.marks);
  const broadside = RESULTS[result]?.broadside ?? null;
  const sides: readonly Side[] = broadside === 'both' ? ['ijn', 'irn'] : broadside === null ? [] : [broadside];
  return (
    <Row gap={2} style={{ height: 11 }}>
      {sides.map((side) => (
        <SideMark key={side} side={ensignOf(side)} marks={marks} width={16} />
      ))}
    </Row>
  );
}
