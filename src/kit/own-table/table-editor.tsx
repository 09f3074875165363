import { type ReactNode, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { type Cells, NONE, type Problem, problemsIn, type TableFact, type TableForm } from '@/rules/common/owner-table';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { KeyGrid } from '@/ui/key-grid';
import { Row, Stack } from '@/ui/layout';
import { LiveRegion } from '@/ui/live-region';
import { PadKey } from '@/ui/pad-key';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, touch } from '@/ui/tokens';
import { useIsNarrow, useWindowShape } from '@/ui/window-shape';

import { RuleLink } from '../rule-link';
import { TableGrid } from './table-grid';
import type { TableWords } from './table-words';
import { useTableEntry } from './use-table-entry';

interface TableEditorProps {
  form: TableForm;
  words: TableWords;
  cells: Cells;
  /** After every cell: what was typed is kept whether it is finished or not. */
  onChange: (cells: Cells) => void;
  onSave: (cells: Cells) => void;
  onBack: () => void;
  /** What saving leads to, where it is not the end: the cells after their headings. */
  saveLabel?: string;
  /** Over the table: the choice between its forms. */
  above?: ReactNode;
  right?: ReactNode;
}

/** Less high than this, large words leave no room for the table above the keys: then all of it scrolls. */
const CRAMPED = 700;

/** A table typed in from the owner's copy, with what the rules know of it held against every cell. */
export function TableEditor(props: TableEditorProps) {
  const { form, words, cells, onChange, onSave, saveLabel, onBack, above, right } = props;
  const t = useT();
  const { isLargeText } = useTheme();
  const { height } = useWindowDimensions();
  // On its side the keys stand beside the table, in the column of the header and the button.
  const beside = useWindowShape() === 'sideways';
  const isCramped = !beside && isLargeText && height < CRAMPED;
  const entry = useTableEntry(form, cells, onChange);
  const [passed, setPassed] = useState(0);
  const problems = problemsIn(form, cells);
  const problem = problems[passed % Math.max(1, problems.length)];
  const page = entry.cursor.page;
  const pages = form.pages ?? [];

  const line = (
    <ProblemLine
      problem={problem}
      words={words}
      form={form}
      onNext={problems.length > 1 ? () => setPassed(passed + 1) : undefined}
    />
  );
  const keys = (
    <Stack gap="xs" paddingX={beside ? 'sm' : undefined} paddingY={beside ? 'sm' : undefined}>
      {!isCramped && (!beside || problem) && line}
      {words.wanted && (
        <Text as="label" testID="table-wanted">
          {words.wanted(entry.cursor, entry.text)}
        </Text>
      )}
      <Keys entry={entry} words={words} beside={beside} />
      {isCramped && line}
    </Stack>
  );
  const grid = (
    <TableGrid
      form={form}
      page={page}
      words={words}
      cells={cells}
      cursor={entry.cursor}
      typing={entry.text}
      framed={problem?.cells ?? []}
      onCell={entry.goTo}
    />
  );
  const choice = pages.length > 1 && (
    <SegmentedChoice
      label={t('ownTable.pages')}
      options={pages.map((value) => ({ value, label: words.page?.(value) ?? value }))}
      value={page}
      onChange={(next) => entry.goTo({ page: next, row: form.rows[0]!, column: form.columns[0]! })}
      testID="table-page"
    />
  );
  const hint = (
    <Text as="text2" color="ink2">
      {words.hint}
    </Text>
  );
  const errors = problems.filter(({ level }) => level === 'error').length;
  const save =
    errors > 0
      ? t('ownTable.saveAnyway')
      : (saveLabel ?? (entry.done < entry.all ? t('ownTable.saveSoFar') : t('ownTable.save')));
  const isNext = entry.isOpen && entry.entry.type === 'number';
  return (
    <Screen
      title={words.title}
      subtitle={words.subtitle}
      back={() => {
        // A whole number that waits for "Next cell" was typed all the same.
        entry.finish();
        onBack();
      }}
      right={right}
      scroll={isCramped}
      flush
      wide={beside}
      testID="table-editor"
      actionBar={{
        // Beside large words the keys need its room.
        aside:
          beside && isLargeText ? undefined : (
            <View
              accessible
              role="img"
              aria-label={t('ownTable.doneSaid', { done: entry.done, all: entry.all })}
              testID="table-done"
            >
              <Text as="key">{entry.done}</Text>
              <Text as="text2" color="ink2">
                {t('ownTable.done', { all: entry.all })}
              </Text>
            </View>
          ),
        main: isNext ? (
          <Button kind="primary" label={t('ownTable.nextCell')} onPress={entry.goOn} testID="table-next" />
        ) : (
          <Button kind="primary" label={save} onPress={() => onSave(entry.finish())} testID="table-save" />
        ),
      }}
      tray={beside ? keys : undefined}
      lowRow={beside ? undefined : hint}
    >
      <Stack flex={1} gap="sm" paddingX="edge" paddingY="sm" style={{ minHeight: 0 }}>
        {above}
        {choice}
        <View style={isCramped ? { height: 2.6 * touch.min } : { flexShrink: 1, minHeight: 2 * touch.min }}>
          {grid}
        </View>
        {!beside && keys}
      </Stack>
    </Screen>
  );
}

interface ProblemLineProps {
  problem: Problem | undefined;
  words: TableWords;
  form: TableForm;
  onNext: (() => void) | undefined;
}

/** The first thing that speaks against the table, in words; its cells are framed above. */
function ProblemLine({ problem, words, form, onNext }: ProblemLineProps) {
  const t = useT();
  const { color } = useTheme();
  if (!problem) return <View style={{ minHeight: touch.min }} />;
  const { fact } = problem;
  const sentence = hasFact(problem)
    ? words.problem(problem)
    : form.entry.type === 'number'
      ? t('ownTable.outOfRange', { value: problem.values[0] ?? '', least: form.entry.least, most: form.entry.most })
      : '';
  return (
    <Row align="center" gap="sm" style={{ minHeight: touch.min }} testID="table-problem">
      <View style={{ borderRadius: space.xs, backgroundColor: problem.level === 'error' ? color.nowWash : undefined }}>
        <Icon name={problem.level === 'error' ? 'warning' : 'info'} size={24} />
      </View>
      <LiveRegion style={{ flex: 1 }}>
        <Text as="control" numberOfLines={3}>
          {sentence}
        </Text>
      </LiveRegion>
      {fact?.rule !== undefined && <RuleLink rule={fact.rule} />}
      {onNext && <Button kind="link" label={t('ownTable.nextProblem')} onPress={onNext} testID="table-next-problem" />}
    </Row>
  );
}

const hasFact = (problem: Problem): problem is Problem & { readonly fact: TableFact } => problem.fact !== null;

/** The digits, or the symbols that can stand in this table. */
function Keys({
  entry,
  words,
  beside,
}: {
  entry: ReturnType<typeof useTableEntry>;
  words: TableWords;
  beside: boolean;
}) {
  const t = useT();
  const { entry: kind } = entry;
  // On a small phone six keys of 48 need the margins of the screen.
  const isNarrow = useIsNarrow();
  const symbols = kind.type === 'number' ? ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] : kind.symbols;
  const back = (
    <PadKey
      key="delete"
      label={t('common.delete')}
      minHeight={touch.numberKey}
      onPress={entry.deleteKey}
      testID="table-delete"
    >
      <Icon name="delete" />
    </PadKey>
  );
  const keyOf = (symbol: string) => (
    <PadKey
      key={symbol}
      label={t('ownTable.key', { symbol: words.symbol?.(symbol).said ?? symbol })}
      numeral={words.symbol?.(symbol).shown ?? symbol}
      minHeight={touch.numberKey}
      onPress={() => entry.key(symbol)}
      testID={`table-key-${symbol}`}
    />
  );
  const none = kind.type === 'number' && kind.none && (
    <PadKey
      key={NONE}
      label={t('ownTable.noValue')}
      minHeight={touch.numberKey}
      onPress={() => entry.key(NONE)}
      testID={`table-key-${NONE}`}
    >
      <Text as="barLabel">{t('ownTable.noValue')}</Text>
    </PadKey>
  );
  const columns =
    kind.type === 'number' ? 6 : symbols.length + 1 <= 5 ? symbols.length + 1 : Math.ceil((symbols.length + 1) / 2);
  // As on a telephone's own keys: the way back at the end of the first row, where ten digits leave two places.
  const keys =
    kind.type === 'number'
      ? [...symbols.slice(0, 5).map(keyOf), back, ...symbols.slice(5).map(keyOf), none]
      : [...symbols.map(keyOf), back];
  return (
    <View style={{ marginHorizontal: isNarrow ? -space.sm : 0 }}>
      <KeyGrid label={t('ownTable.pad')} columns={columns} gap={isNarrow || beside ? 3 : undefined}>
        {keys}
      </KeyGrid>
    </View>
  );
}
