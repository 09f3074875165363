import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { isFilled, type StripStep } from '@/rules/common/strip';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { dieSize, stroke, touch } from '@/ui/tokens';

import { SourceMarks, StripDice } from './strip-dice';
import type { StripWords } from './strip-props';
import { percentWords } from '../words/percent';
import { needWords, purposeWords, resultName, saidWords } from './strip-words';

interface CellProps {
  step: StripStep;
  words: StripWords;
  /** Open in the tray. */
  opened: boolean;
  onOpen: ((step: string | null) => void) | undefined;
  /** The name of the roll stands in the cell because no column head says it. */
  named?: boolean;
  style?: ViewStyle;
}

/** One box of the form: what is needed, what came, what it makes. Boxes with dice open in the tray. */
export function StripCell({ step, words, opened, onOpen, named = false, style }: CellProps) {
  const t = useT();
  const book = useBook();
  const { color, growth } = useTheme();
  const now = step.state === 'active' || opened;
  const quiet = step.state === 'waiting' || step.state === 'off';
  const size = dieSize.strip * Math.min(1.4, growth('control'));
  const frame: ViewStyle = {
    // The frame is always there, so that the active box does not push its neighbours.
    borderWidth: stroke.active,
    borderColor: now ? color.now : 'transparent',
    backgroundColor: now ? color.nowWash : undefined,
    padding: 5,
    minHeight: touch.row - 4,
    gap: 4,
    ...style,
  };
  const content = (
    <>
      {named && (
        <Text as="label" color="ink2">
          {purposeWords(book, step.purpose)}
        </Text>
      )}
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Text as="name" color={quiet ? 'ink2' : 'ink'}>
          {needWords(step)}
        </Text>
        <CellFigure step={step} words={words} />
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 4 }}>
        <StripDice step={step} size={size} />
        {step.state === 'certain' && (
          <Text as="text2" color="ink2">
            {t('strip.certain')}
          </Text>
        )}
        {step.state === 'waiting' && step.chance !== null && (
          <Text as="text2" color="ink2">
            {t('strip.percent', { percent: percentWords(step.chance) })}
          </Text>
        )}
        {(opened || (isFilled(step) && step.faces.length === 0)) && <SourceMarks step={step} />}
      </View>
    </>
  );
  return (
    <CellFrame step={step} said={saidWords(book, step, words)} opened={opened} onOpen={onOpen} style={frame}>
      {content}
    </CellFrame>
  );
}

/** At the top right: successes, the words of a table, or how many dice are to come. */
function CellFigure({ step, words }: { step: StripStep; words: StripWords }) {
  const t = useT();
  const result = words.result?.(step);
  if (step.state === 'off' || (step.state === 'waiting' && step.dice === null)) {
    return (
      <Text as="name" color="ink2">
        {t('strip.noDice')}
      </Text>
    );
  }
  if (step.state === 'waiting' || step.state === 'active') {
    return (
      <Text as="control" color={step.state === 'active' ? 'ink' : 'ink2'}>
        {step.dice === 0 ? t('strip.yourTable') : t('strip.dice', { count: step.dice ?? 0 })}
      </Text>
    );
  }
  if (step.result !== null) return <Text as="control">{resultName(step.result, words)}</Text>;
  if (step.sum !== null && result === undefined) return <Text as="value">{step.sum}</Text>;
  if (step.successes === null || step.of === 'sum') {
    return result === undefined ? null : <Text as="control">{result}</Text>;
  }
  return <Text as="value">{step.successes}</Text>;
}

interface CellFrameProps {
  step: StripStep;
  said: string;
  opened: boolean;
  onOpen: ((step: string | null) => void) | undefined;
  style: ViewStyle;
  children: ReactNode;
}

/** A button where there is something to change, or a way back to the dice that are wanted now. */
export function CellFrame({ step, said, opened, onOpen, style, children }: CellFrameProps) {
  const t = useT();
  // Nobody rolled a certain step: there is nothing to correct.
  const filled = isFilled(step) && step.state !== 'certain';
  const testID = `cell-${step.key}`;
  if (onOpen === undefined || (!filled && step.state !== 'active')) {
    return (
      <View accessible aria-label={said} role="group" style={style} testID={testID}>
        {children}
      </View>
    );
  }
  const active = step.state === 'active';
  return (
    <Pressable
      label={active ? said : t('strip.said.open', { said })}
      chosen={opened}
      onPress={() => onOpen(opened || active ? null : step.key)}
      style={style}
      testID={testID}
    >
      {children}
    </Pressable>
  );
}
