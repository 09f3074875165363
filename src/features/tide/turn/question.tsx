import { View } from 'react-native';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { OwedCode } from '@/rules/tide/index';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';
import { owedSentence } from '../words/owed-words';
import { optionsOf } from './consequences';
import { type Answer, usualAnswer } from './next-step';

interface QuestionProps {
  obligation: Obligation;
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** A question with two answers: which one is chosen, and what it brings. The filled button gives it. */
export function Question({ obligation, choice, onChoose }: QuestionProps) {
  const t = useT();
  const game = useGame();
  const code = obligation.code as OwedCode;
  const options = optionsOf(game, code, obligation.about);
  if (options === null) return null;
  const value = (choice ?? usualAnswer(code)) as Answer;
  const chosen = options.find((option) => option.value === value);
  return (
    <Stack gap="sm">
      <SegmentedChoice
        label={owedSentence(obligation, game.nameOf)}
        value={value}
        onChange={onChoose}
        options={options.map(({ value: each, label, points }) => ({
          value: each,
          label: points === null ? label : t('tide.brings.withPoints', { label, points }),
          shortLabel: label,
        }))}
        testID="answer"
      />
      <View aria-live="polite">
        {chosen?.brings.map(({ words, rule }) => (
          <RuleLine key={words} flush words={words} rule={rule} />
        ))}
      </View>
    </Stack>
  );
}
