import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { SegmentedChoice, type SegmentOption } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, space, stroke } from '@/ui/tokens';
import { SwitchMark } from '@/ui/toggle-row';

import { RuleLink } from '../rule-link';
import { type MarkStyle, SideMark } from '../side-mark';
import { ensignOf, type Sided } from '../sides';
import { signed } from '../words/signed';

/** How a player sets a line of a sum. */
export type SumInput =
  | {
      readonly type: 'count';
      readonly count: number;
      readonly least: number;
      readonly most: number;
      readonly lessLabel: string;
      readonly moreLabel: string;
      readonly onChange: (count: number) => void;
    }
  | { readonly type: 'switch'; readonly on: boolean; readonly onChange: (on: boolean) => void }
  | {
      readonly type: 'choice';
      readonly value: string;
      readonly options: readonly SegmentOption<string>[];
      readonly onChange: (value: string) => void;
    };

/** One part of a sum: what it is, what it adds, and the rule that says so. */
export interface SumLine {
  readonly id: string;
  readonly label: string;
  /** Below the label: "+1 each", "then no search till June". */
  readonly note?: string;
  readonly rule?: string;
  /** A number is written with its sign; words stand as they are. */
  readonly value: number | string;
  /** Whose part it is, where each side has its own. */
  readonly side?: Sided;
  readonly input?: SumInput;
}

export const valueWords = ({ value }: Pick<SumLine, 'value'>): string =>
  typeof value === 'string' ? value : signed(value);

interface SumListProps {
  lines: readonly SumLine[];
  /** In ink at the foot, as the last cell of a strip. */
  total?: SumLine;
  marks: MarkStyle;
  testID?: string;
}

/** Narrower than this a large label and its control do not stand on one line. */
const ROOM_FOR_BOTH = 480;

/** Width of one option of a choice beside its words. */
const OPTION = 73;

/** A sum as a printed form to be filled in. Zero lines stay: a "0" proves that it was not forgotten. */
export function SumList({ lines, total, marks, testID }: SumListProps) {
  return (
    <View testID={testID}>
      {lines.map((line) => (
        <SumRow key={line.id} line={line} marks={marks} testID={testID && `${testID}-${line.id}`} />
      ))}
      {total && <TotalRow line={total} testID={testID && `${testID}-${total.id}-value`} />}
    </View>
  );
}

function SumRow({ line, marks, testID }: { line: SumLine; marks: MarkStyle; testID: string | undefined }) {
  const { color, isLargeText } = useTheme();
  const { width } = useWindowDimensions();
  const { input } = line;
  // Large words beside a choice would be broken in the middle; a stepper is narrower.
  const stacked = isLargeText && (input?.type === 'choice' || (input?.type === 'count' && width < ROOM_FOR_BOTH));
  const row = {
    minHeight: 54,
    paddingVertical: 3,
    paddingHorizontal: space.edge,
    borderBottomWidth: stroke.hairline,
    borderColor: color.rule,
  } as const;
  if (input?.type === 'switch') {
    return (
      <Row align="center" style={row}>
        <Pressable
          role="switch"
          label={[line.label, line.note, valueWords(line)].filter(Boolean).join(', ')}
          aria-checked={input.on}
          onPress={() => input.onChange(!input.on)}
          testID={testID}
          style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md }}
        >
          <Words line={line} marks={marks} />
          <SwitchMark on={input.on} />
          {line.rule === undefined && <Value line={line} />}
        </Pressable>
        {line.rule !== undefined && (
          <>
            <RuleLink rule={line.rule} />
            <Value line={line} isSaid />
          </>
        )}
      </Row>
    );
  }
  const control = input && <Input line={line} input={input} stacked={stacked} testID={testID} />;
  return (
    <Stack style={row} justify="center" gap="xs">
      <Row align="center" gap="md">
        <Words line={line} marks={marks} saysValue={input === undefined} />
        {line.rule !== undefined && <RuleLink rule={line.rule} />}
        {!stacked && control}
        <Value line={line} isSaid={input?.type !== 'choice'} testID={testID && `${testID}-value`} />
      </Row>
      {stacked && control}
    </Stack>
  );
}

interface WordsProps {
  line: SumLine;
  marks: MarkStyle;
  /** A screen reader says the number with them, not after the rule. */
  saysValue?: boolean;
}

function Words({ line, marks, saysValue = false }: WordsProps) {
  const said = [line.label, line.note, valueWords(line)].filter(Boolean).join(', ');
  const spoken = saysValue ? ({ accessible: true, role: 'img', 'aria-label': said } as const) : undefined;
  return (
    <Row {...spoken} flex={1} align="center" gap="sm" style={{ minWidth: 0 }}>
      {line.side && <SideMark side={ensignOf(line.side)} marks={marks} width={26} />}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="name">{line.label}</Text>
        {line.note !== undefined && (
          <Text as="text2" color="ink2">
            {line.note}
          </Text>
        )}
      </View>
    </Row>
  );
}

interface InputProps {
  line: SumLine;
  input: SumInput;
  stacked: boolean;
  testID: string | undefined;
}

function Input({ line, input, stacked, testID }: InputProps): ReactNode {
  const t = useT();
  switch (input.type) {
    case 'count':
      return (
        <Stepper
          narrow
          label={line.label}
          // At the end of the row, after the keys, the sum would be a bare number.
          spoken={(count) => t('ladder.counted', { count, value: valueWords(line) })}
          decreaseLabel={input.lessLabel}
          increaseLabel={input.moreLabel}
          value={input.count}
          min={input.least}
          max={input.most}
          onChange={input.onChange}
          testID={testID}
        />
      );
    case 'choice':
      return (
        <View style={{ width: stacked ? '100%' : input.options.length * OPTION }}>
          <SegmentedChoice
            label={line.label}
            options={input.options}
            value={input.value}
            onChange={input.onChange}
            testID={testID}
          />
        </View>
      );
    case 'switch':
      return <SwitchMark on={input.on} />;
  }
}

function TotalRow({ line, testID }: { line: SumLine; testID: string | undefined }) {
  const { color } = useTheme();
  return (
    <Row
      align="center"
      justify="space-between"
      gap="md"
      paddingX="edge"
      style={{ minHeight: 54, backgroundColor: color.ink }}
    >
      <Text as="name" color="paper" style={{ flex: 1 }}>
        {line.label}
      </Text>
      <Text as="title" color="paper" testID={testID}>
        {valueWords(line)}
      </Text>
    </Row>
  );
}

/** `isSaid`: the control before it has said it. */
function Value({ line, isSaid = false, testID }: { line: SumLine; isSaid?: boolean; testID?: string }) {
  const { fontSize } = useTheme();
  const isZero = line.value === 0;
  return (
    <Text
      as="title"
      color={isZero ? 'ink2' : 'ink'}
      aria-hidden={isSaid}
      testID={testID}
      style={[
        { minWidth: fontSize('title') * 1.7, textAlign: 'right' },
        isZero && { fontFamily: face.condensedMedium },
      ]}
    >
      {valueWords(line)}
    </Text>
  );
}
