import { View, type ViewStyle } from 'react-native';

import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import type { StripGroup, StripRow } from '@/rules/common/strip';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { StripCell } from './strip-cell';
import type { StripWords } from './strip-props';
import { purposeWords } from './strip-words';

interface FormProps {
  group: StripGroup;
  words: StripWords;
  opened: string | null;
  onOpen: ((step: string | null) => void) | undefined;
  onRowAt: (row: number, y: number) => void;
}

/** The ruled table: a row for each battery or hit. Rows that ask for the same rolls share their column heads. */
export function StripForm({ group, words, opened, onOpen, onRowAt }: FormProps) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const book = useBook();
  const columns = sharedColumns(group.rows);
  const headed = columns !== null && !isLargeText;
  const headWidth = words.wideRows ? WIDE_HEAD : HEAD;
  return (
    <View style={{ gap: 6 }}>
      {headed && (
        <View style={{ flexDirection: 'row' }} aria-hidden>
          <Text as="label" color="ink2" style={{ width: headWidth }}>
            {words.rows ?? t('strip.rows')}
          </Text>
          {columns.map((purpose, i) => (
            <Text key={purpose} as="label" color="ink2" style={[share(i), { paddingLeft: 8 }]}>
              {purposeWords(book, purpose)}
            </Text>
          ))}
        </View>
      )}
      <View
        style={{
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.card,
          overflow: 'hidden',
        }}
      >
        {group.rows.map(({ row, steps }, index) => {
          const head = words.row?.({ subject: group.subject, row });
          return (
            <View
              key={row}
              onLayout={({ nativeEvent }) => onRowAt(row, nativeEvent.layout.y)}
              style={{
                flexDirection: isLargeText ? 'column' : 'row',
                borderTopWidth: index === 0 ? 0 : stroke.hairline,
                borderColor: color.rule,
              }}
            >
              <View
                style={{
                  width: isLargeText ? undefined : headWidth,
                  flexDirection: isLargeText ? 'row' : 'column',
                  alignItems: isLargeText ? 'baseline' : undefined,
                  gap: isLargeText ? space.sm : 0,
                  padding: space.sm,
                  paddingRight: 4,
                }}
              >
                <Text as="name">{head?.name ?? String(row + 1)}</Text>
                {head?.detail !== undefined && (
                  <Text as="text2" color="ink2">
                    {head.detail}
                  </Text>
                )}
              </View>
              <View
                style={{
                  flex: isLargeText ? undefined : 1,
                  flexDirection: 'row',
                  flexWrap: headed ? undefined : 'wrap',
                }}
              >
                {steps.map((step, i) => (
                  <StripCell
                    key={step.key}
                    step={step}
                    words={words}
                    opened={step.key === opened}
                    onOpen={onOpen}
                    named={!headed}
                    style={{ ...(headed ? share(i) : LOOSE), ...edge(color.rule) }}
                  />
                ))}
              </View>
            </View>
          );
        })}
      </View>
    </View>
  );
}

/** Room for "12-pdr". */
const HEAD = 68;
const WIDE_HEAD = 96;
const LOOSE: ViewStyle = { flexGrow: 1, flexBasis: 92 };
/** The first column holds the most dice. */
const share = (column: number): ViewStyle => ({
  flexGrow: column === 0 ? 1.3 : 1,
  flexShrink: 1,
  flexBasis: 0,
  minWidth: 0,
});

// The active frame would paint over a border of its own, so the rule is a line beside the box.
const edge = (rule: string): ViewStyle => ({ boxShadow: `-1px 0px 0px ${rule}` });

/** The rolls that every row asks for, in order; null where rows differ or have only one. */
function sharedColumns(rows: readonly StripRow[]): readonly string[] | null {
  const [first] = rows;
  if (first === undefined || first.steps.length < 2) return null;
  const columns = first.steps.map(({ purpose }) => purpose);
  const same = rows.every(({ steps }) => steps.map(({ purpose }) => purpose).join() === columns.join());
  return same && new Set(columns).size === columns.length ? columns : null;
}
