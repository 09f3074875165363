import { View } from 'react-native';

import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import type { Strip, StripGroup, StripRow, StripStep } from '@/rules/common/strip';
import { Card } from '@/ui/card';
import { KeyGrid } from '@/ui/key-grid';
import { Row, Stack } from '@/ui/layout';
import { PadKey } from '@/ui/pad-key';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { countsAfter, isCountable, isFixed, isLeadIn, isMissed, keysOf, scoreOf, valueOf } from './count-chain';
import { SubjectHead } from './dice-strip';
import { StripLead } from './strip-lead';
import type { Counting, StripWords } from './strip-props';
import { needWords, purposeWords, rollWords, subjectWords } from './strip-words';

interface GridProps {
  group: StripGroup;
  words: StripWords;
  counting: Counting;
}

/** All counts of one ship: her first die as yes or no, then a card for each battery. What is left blank counts as none. */
function CountGrid({ group, words, counting }: GridProps) {
  return (
    <Stack gap="sm" testID="count-grid">
      {group.lead.map((step) =>
        isFixed(step) || !step.countable ? (
          <StripLead key={step.key} step={step} words={words} opened={false} onOpen={undefined} />
        ) : (
          <YesOrNo key={step.key} step={step} counting={counting} />
        ),
      )}
      {!isMissed(group) &&
        group.rows.map((row) => <Battery key={row.row} group={group} row={row} words={words} counting={counting} />)}
    </Stack>
  );
}

/** "Range found? 4 or less": no is the whole answer, yes need not be said by those who enter hits. */
function YesOrNo({ step, counting }: { step: StripStep; counting: Counting }) {
  const t = useT();
  return (
    <Row align="center" gap="md" wrap role="group" aria-label={counting.question}>
      <View style={{ flex: 1, flexBasis: 120 }}>
        <Text as="name">{counting.question}</Text>
        <NeedText step={step} />
      </View>
      <Row gap="sm" style={{ flex: 1, flexBasis: 160 }}>
        {[0, 1].map((count) => {
          const answer = count === 0 ? t('strip.grid.no') : t('strip.grid.yes');
          const chosen = valueOf(step) === count;
          return (
            <PadKey
              key={count}
              label={t('strip.grid.answer', { question: counting.question, answer })}
              minHeight={touch.numberKey}
              chosen={chosen}
              onPress={() => counting.count({ [step.key]: count })}
              testID={count === 0 ? 'grid-no' : 'grid-yes'}
            >
              <Text as="name" color={chosen ? 'paper' : 'ink'}>
                {answer}
              </Text>
            </PadKey>
          );
        })}
      </Row>
    </Row>
  );
}

/** "4 or less" */
function NeedText({ step: { need: of, at } }: { step: StripStep }) {
  const t = useT();
  const need = of ?? 0;
  return (
    <Text as="text2" color="ink2">
      {at === 'most' ? t('strip.spoken.most', { need }) : t('strip.spoken.least', { need })}
    </Text>
  );
}

function Battery({ group, row, words, counting }: GridProps & { row: StripRow }) {
  const t = useT();
  const head = words.row?.({ subject: group.subject, row: row.row });
  const dice = row.steps[0]?.dice ?? null;
  const cell = (place: number) => (
    <Cell key={place} group={group} row={row} place={place} words={words} counting={counting} />
  );
  return (
    <Card padded={false}>
      <Stack gap="xs" padding="sm">
        <Row align="baseline" gap="sm" wrap>
          <Text as="name">{head?.name ?? String(row.row + 1)}</Text>
          {dice !== null && (
            <Text as="control" color="ink2">
              {t('strip.grid.dice', { count: dice })}
            </Text>
          )}
          <Text as="text2" color="ink2" style={{ flex: 1 }}>
            {head?.detail}
          </Text>
          {row.steps[0] && <Need step={row.steps[0]} />}
        </Row>
        {cell(0)}
        <Row gap="md">{row.steps.slice(1).map((_, after) => cell(after + 1))}</Row>
      </Stack>
    </Card>
  );
}

function Cell({ group, row, place, words, counting }: GridProps & { row: StripRow; place: number }) {
  const t = useT();
  const book = useBook();
  const step = row.steps[place]!;
  const keys = keysOf(row, place);
  const value = valueOf(step);
  const roll = rollWords(book, step, words);
  return (
    <View style={{ flex: 1, gap: 2 }}>
      {place > 0 && <Need step={step} />}
      {keys.length === 0 ? (
        <View style={{ minHeight: touch.min, justifyContent: 'center' }}>
          <Text as="control" color="ink2">
            {!isFixed(step) ? t('strip.noDice') : step.faces.length > 0 ? String(value ?? '') : t('strip.certain')}
          </Text>
        </View>
      ) : (
        <KeyGrid label={roll} columns={columnsFor(keys.length, place)}>
          {keys.map((count) => (
            <PadKey
              key={count}
              label={t('strip.grid.key', { roll, count })}
              numeral={String(count)}
              minHeight={touch.min}
              fill="paper"
              chosen={value === count}
              onPress={() => counting.count(countsAfter(group, row, place, count))}
              testID={`grid-${row.row}-${step.purpose}-${count}`}
            />
          ))}
        </KeyGrid>
      )}
    </View>
  );
}

/** What the roll is, and the number it needs. */
function Need({ step }: { step: StripStep }) {
  const book = useBook();
  return (
    <Row gap="xs" align="baseline">
      <Text as="label" color="ink2">
        {purposeWords(book, step.purpose)}
      </Text>
      <Text as="control">{needWords(step)}</Text>
    </Row>
  );
}

/**
 * Keys keep the width of a thumb: six in a line across the screen, three across half of it. A key keeps its place, however
 * many there are: 1 must not become 2 under a thumb.
 */
const columnsFor = (keys: number, place: number): number =>
  place > 0 ? 3 : keys <= 6 ? Math.max(keys, 4) : Math.ceil(keys / Math.ceil(keys / 6));

/** Who comes next, and what her first die needs: the keys beside it answer for her. */
export function NextShip({ name, question, step }: { name: string; question: string; step: StripStep }) {
  return (
    <View style={{ maxWidth: 150 }}>
      <Text as="name" numberOfLines={1}>
        {name}
      </Text>
      <Text as="text2" color="ink2">
        {question}
      </Text>
      <NeedText step={step} />
    </View>
  );
}

interface CountedProps {
  strip: Strip;
  words: StripWords;
  counting: Counting;
  /** The ship whose grid is open. */
  inHand: StripGroup | null;
  onOpen: (subject: string | null) => void;
  onGroupAt: (subject: string | null, y: number) => void;
}

/** A division: the grid of the ship in hand, and a line for each of the others, to open hers again. */
export function CountedStrip({ strip, words, counting, inHand, onOpen, onGroupAt }: CountedProps) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Stack gap="sm" testID="strip">
      {strip.groups.map((group) => {
        const { subject } = group;
        const name = subjectWords(subject, words);
        const detail = subject === null ? undefined : words.subjectDetail?.(subject);
        const isOpen = group.subject === inHand?.subject;
        const result = isMissed(group)
          ? counting.missed
          : isLeadIn(group)
            ? counting.scored(scoreOf(group))
            : t('strip.grid.waiting');
        return (
          <View key={subject} onLayout={({ nativeEvent }) => onGroupAt(subject, nativeEvent.layout.y)}>
            {isOpen ? (
              <Stack gap="sm">
                {name !== undefined && strip.groups.length > 1 && <SubjectHead name={name} detail={detail} />}
                <CountGrid group={group} words={words} counting={counting} />
              </Stack>
            ) : (
              <Pressable
                label={[name, detail, result].filter((part) => part !== undefined).join(', ')}
                disabled={!isLeadIn(group) || !isCountable(group)}
                onPress={() => onOpen(subject)}
                style={{
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: space.sm,
                  minHeight: touch.min,
                  borderBottomWidth: stroke.hairline,
                  borderColor: color.rule,
                }}
                testID={`counted-${subject}`}
              >
                <View style={{ flex: 1 }}>
                  <Text as="name">{name}</Text>
                </View>
                <Text as="control" color="ink2">
                  {result}
                </Text>
              </Pressable>
            )}
          </View>
        );
      })}
      {inHand && (
        <Text as="text2" color="ink2">
          {t('strip.grid.blank')}
        </Text>
      )}
    </Stack>
  );
}
