import { useState } from 'react';

import { GoToScreen as PlayGoToScreen } from '@/features/play/changes/go-to-screen';
import { useT } from '@/messages/messages';
import type { CommandOf } from '@/rules/tsushima/index';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';
import { dateWords } from '../words/names-in';
import { roman } from '../words/where-words';

const PHASES = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** Months counted through the years. */
const [FIRST, LAST] = [1904 * 12, 1906 * 12 + 11];
const dateOf = (months: number) => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });

export function GoToScreen() {
  const t = useT();
  const { view } = useGame();
  const [months, setMonths] = useState(view.year * 12 + view.month - 1);
  const [phase, setPhase] = useState(PHASES[view.phase - 1] ?? '1');
  const command: CommandOf<'goTo'> = { type: 'goTo', ...dateOf(months), phase: Number(phase) };
  return (
    <PlayGoToScreen
      title={t('tsushima.change.goTo')}
      left={t('tsushima.change.goToLeft')}
      turn={{
        ...{ label: t('tsushima.change.month'), value: months, min: FIRST, max: LAST },
        ...{ format: (value) => dateWords(dateOf(value)), onChange: setMonths, testID: 'go-month' },
      }}
      command={command}
    >
      <SegmentedChoice
        label={t('tsushima.change.phase')}
        value={phase}
        onChange={setPhase}
        options={PHASES.map((value) => ({ value, label: roman(Number(value)) }))}
        testID="go-phase"
      />
    </PlayGoToScreen>
  );
}
