import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { unitsOf, withoutLine } from '@/rules/mukden/index';
import { Stack } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { CounterMark } from '../counter-mark';
import { type TurnBodyProps, useGame } from '../game';
import { VictoryMeter } from '../victory/victory-meter';
import { hexWords } from '../words/names-in';
import { judged, withStepsTyped, withUnitTapped } from './judge-choice';

/** The most steps a side may be said to have lost. */
const MOST_STEPS = 400;

/** After turn 6: who has no communication, and what it comes to (MUK-9). */
export function JudgePanel({ choice, onChoose }: Pick<TurnBodyProps, 'choice' | 'onChoose'>) {
  const t = useT();
  const { state } = useGame();
  const found = withoutLine(state, 'irn').map(({ id }) => id);
  const { withoutLoc, steps } = judged(choice, found);
  const russian = unitsOf(state, 'irn');
  const cut = russian.filter(({ id }) => withoutLoc.includes(id));
  const lost = steps + cut.reduce((sum, { strength }) => sum + strength, 0);
  return (
    <>
      <Stack padding="edge">
        <VictoryMeter withoutLoc={lost} />
      </Stack>
      <RuleLine words={t('mukden.judge.unitsText')} rule="MUK-9" />
      {russian.length === 0 && (
        <Stack paddingX="edge">
          <Text color="ink2">{t('mukden.judge.none')}</Text>
        </Stack>
      )}
      {russian.map((unit) => (
        <ToggleRow
          key={unit.id}
          kind="checkbox"
          title={unit.name}
          subtitle={hexWords(unit.hex)}
          leading={<CounterMark unit={unit} />}
          on={withoutLoc.includes(unit.id)}
          onChange={() => onChoose(withUnitTapped(choice, unit.id))}
          testID={`without-${unit.id}`}
        />
      ))}
      <Stack padding="edge">
        <StepRow
          label={t('mukden.judge.steps')}
          decreaseLabel={t('mukden.judge.fewer')}
          increaseLabel={t('mukden.judge.more')}
          value={steps}
          min={0}
          max={MOST_STEPS}
          onChange={(next) => onChoose(withStepsTyped(choice, next))}
          testID="judge-steps"
        />
      </Stack>
    </>
  );
}
