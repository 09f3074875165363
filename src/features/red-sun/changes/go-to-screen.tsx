import { useState } from 'react';

import { GoToScreen as PlayGoToScreen } from '@/features/play/changes/go-to-screen';
import { useT } from '@/messages/messages';
import { type CommandOf, type Season, SEASONS, type Stage, STAGES } from '@/rules/red-sun/index';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';

export function GoToScreen() {
  const t = useT();
  const { view } = useGame();
  const [turn, setTurn] = useState(view.turn);
  const [season, setSeason] = useState<Season>(view.season);
  const [stage, setStage] = useState<Stage>(view.stage);
  const command: CommandOf<'goTo'> = { type: 'goTo', turn, season, stage };
  return (
    <PlayGoToScreen
      title={t('red-sun.change.goTo')}
      left={t('red-sun.change.goToLeft')}
      turn={{
        ...{ label: t('red-sun.change.turn'), value: turn, min: 1, max: 99, onChange: setTurn, testID: 'go-turn' },
        format: (value) => t('red-sun.change.turnOf', { turn: value }),
      }}
      command={command}
    >
      <SegmentedChoice
        label={t('red-sun.value.season')}
        value={season}
        onChange={setSeason}
        options={SEASONS.map((value) => ({ value, label: t(`red-sun.seasonName.${value}`) }))}
        testID="go-season"
      />
      <Section title={t('red-sun.change.stage')}>
        <RadioGroup label={t('red-sun.change.stage')} gap="md">
          {STAGES.map((each) => (
            <RadioRow
              key={each}
              words={t(`red-sun.stage.${each}`)}
              on={stage === each}
              onPress={() => setStage(each)}
              testID={`go-stage-${each}`}
            />
          ))}
        </RadioGroup>
      </Section>
    </PlayGoToScreen>
  );
}
