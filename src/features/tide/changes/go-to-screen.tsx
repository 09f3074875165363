import { useState } from 'react';

import { GoToScreen as PlayGoToScreen } from '@/features/play/changes/go-to-screen';
import { useT } from '@/messages/messages';
import type { CommandOf } from '@/rules/tide/index';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';

export function GoToScreen() {
  const t = useT();
  const { view } = useGame();
  const [turn, setTurn] = useState(view.turn);
  const [step, setStep] = useState<CommandOf<'goTo'>['step']>('sortie');
  const command: CommandOf<'goTo'> = { type: 'goTo', turn, step };
  return (
    <PlayGoToScreen
      title={t('tide.change.goTo')}
      left={t('tide.change.goToLeft')}
      turn={{
        ...{ label: t('tide.value.turn'), value: turn, min: 1, max: 99, onChange: setTurn, testID: 'go-turn' },
        format: (value) => t('tide.change.turn', { turn: value }),
      }}
      command={command}
    >
      <SegmentedChoice
        label={t('tide.change.step')}
        value={step}
        onChange={setStep}
        options={(['sortie', 'recovery', 'land'] as const).map((value) => ({
          value,
          label: t(`tide.change.steps.${value}`),
        }))}
        testID="go-step"
      />
    </PlayGoToScreen>
  );
}
