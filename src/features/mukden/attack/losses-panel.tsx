import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type CommandOf, evenLosses, exposed, type Side, type Unit } from '@/rules/mukden/index';
import { Stack } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';

import { useGame } from '../game';
import { sideWords } from '../words/names-in';

type Losses = CommandOf<'takeLosses'>['losses'];

/** Losses as they were chosen, kept as `unit:steps` words; null before anybody has. */
export function chosenLosses(choice: string | null, units: readonly Unit[]): Losses | null {
  if (choice === null || !choice.startsWith('losses')) return null;
  return choice
    .split(' ')
    .slice(1)
    .map((word) => word.split(':'))
    .flatMap(([unit = '', steps]) => (units.some(({ id }) => id === unit) ? [{ unit, steps: Number(steps) }] : []));
}

const stepsOf = (losses: Losses, id: string): number => losses.find(({ unit }) => unit === id)?.steps ?? 0;

/** The answer that keeps them. */
const withSteps = (losses: Losses, units: readonly Unit[], id: string, steps: number): string =>
  [
    'losses',
    ...units.flatMap((unit) => {
      const lost = unit.id === id ? steps : stepsOf(losses, unit.id);
      return lost === 0 ? [] : [`${unit.id}:${lost}`];
    }),
  ].join(' ');

/** What the units of a side lose: spread where most units stay, and changed by a tap. */
export function useLosses(side: Side, choice: string | null) {
  const { state } = useGame();
  const { action } = state;
  const owed = action?.owed[side] ?? 0;
  const units = action === null ? [] : exposed(state, action, side).units;
  return { owed, units, losses: chosenLosses(choice, units) ?? evenLosses(units, owed) };
}

interface LossesPanelProps {
  side: Side;
  choice: string | null;
  onChoose: (choice: string) => void;
}

/** Which units of a side lose the steps (MUK-35). */
export function LossesPanel({ side, choice, onChoose }: LossesPanelProps) {
  const t = useT();
  const { owed, units, losses } = useLosses(side, choice);
  const taken = losses.reduce((sum, { steps }) => sum + steps, 0);
  return (
    <Stack gap="sm" testID={`losses-${side}`}>
      <RuleLine
        flush
        words={t('mukden.attack.losses', { side: sideWords(side), count: owed })}
        rule="MUK-35"
        alert={taken !== owed}
      />
      {units.map((unit) => {
        const steps = stepsOf(losses, unit.id);
        return (
          <StepRow
            key={unit.id}
            ruled
            label={unit.name}
            hint={t('mukden.attack.left', { count: unit.strength - steps })}
            decreaseLabel={t('mukden.attack.fewer', { name: unit.name })}
            increaseLabel={t('mukden.attack.moreSteps', { name: unit.name })}
            value={steps}
            min={0}
            max={unit.strength}
            onChange={(next) => onChoose(withSteps(losses, units, unit.id, next))}
            testID={`loss-${unit.id}`}
          />
        );
      })}
    </Stack>
  );
}
