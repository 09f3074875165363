import { View } from 'react-native';

import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import type { StripStep } from '@/rules/common/strip';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import { CellFrame } from './strip-cell';
import { SourceMarks, StripDice } from './strip-dice';
import type { StripWords } from './strip-props';
import { percentWords } from '../words/percent';
import { needWords, purposeWords, resultName, saidWords } from './strip-words';

interface LeadProps {
  step: StripStep;
  words: StripWords;
  opened: boolean;
  onOpen: ((step: string | null) => void) | undefined;
}

const LEAD_DIE = 36;

/** A roll made once for all rows: the start die above the form, an attempt, a sighting. */
export function StripLead({ step, words, opened, onOpen }: LeadProps) {
  const t = useT();
  const book = useBook();
  const { color } = useTheme();
  const now = step.state === 'active' || opened;
  const result = step.result === null ? words.result?.(step) : resultName(step.result, words);
  return (
    <CellFrame
      step={step}
      said={saidWords(book, step, words)}
      opened={opened}
      onOpen={onOpen}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        columnGap: space.md,
        rowGap: space.xs,
        minHeight: touch.row,
        marginHorizontal: -space.sm,
        paddingHorizontal: space.sm - stroke.active,
        borderWidth: stroke.active,
        borderRadius: radius.card,
        borderColor: now ? color.now : 'transparent',
        backgroundColor: now ? color.nowWash : undefined,
      }}
    >
      <View style={{ minWidth: 67 }}>
        <Text as="label">{purposeWords(book, step.purpose)}</Text>
        {step.dice !== null && step.dice > 0 && (
          <Text as="control" color="ink2">
            {t('strip.dice', { count: step.dice })}
          </Text>
        )}
      </View>
      {step.need !== null && <Text as="value">{needWords(step)}</Text>}
      {step.state === 'waiting' && step.chance !== null && (
        <Text as="text2" color="ink2">
          {t('strip.percent', { percent: percentWords(step.chance) })}
        </Text>
      )}
      <StripDice step={step} size={LEAD_DIE} />
      {step.sum !== null && <Text as="value">{t('strip.sum', { sum: step.sum })}</Text>}
      {step.state !== 'active' && <SourceMarks step={step} />}
      {step.state === 'certain' && (
        <Text as="text2" color="ink2">
          {t('strip.certain')}
        </Text>
      )}
      {result !== undefined && (
        <View style={{ flexGrow: 1, alignItems: 'flex-end' }}>
          <Tag text={result} icon={step.successes === null ? undefined : step.successes > 0 ? 'check' : 'close'} />
        </View>
      )}
    </CellFrame>
  );
}
