import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { cheapestLosses, type CampaignView, stepsLeft, strengthNow } from '@/rules/red-sun/index';
import { Stack } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';

import { useGame } from '../game';
import { chosenLosses, lossesChoice, stepsOf, withSteps } from './losses';

interface Props {
  pending: NonNullable<CampaignView['losses']>;
  choice: string | null;
  onChoose: (choice: string) => void;
}

/** Which units lose the steps: filled in where they cost the least strength, and changed by a tap (RSR-21). */
export function LossesPanel({ pending, choice, onChoose }: Props) {
  const t = useT();
  const { state, view } = useGame();
  const losses = chosenLosses(choice) ?? cheapestLosses(state, pending);
  return (['attackers', 'defenders'] as const).map((side) => {
    const owed = pending.owed[side];
    const units = pending[side].flatMap((id) => view.units[id] ?? []);
    if (owed === 0) return null;
    const taken = units.reduce((sum, { id }) => sum + stepsOf(losses, id), 0);
    return (
      <Stack key={side} paddingTop="sm" testID={`losses-${side}`}>
        <RuleLine words={t(`red-sun.land.${side}Lose`, { count: owed })} rule="RSR-21" alert={taken !== owed} />
        <Stack paddingX="edge">
          {units.map((unit) => {
            const steps = stepsOf(losses, unit.id);
            const left = { ...unit, lost: unit.lost + steps };
            return (
              <StepRow
                key={unit.id}
                ruled
                label={unit.name}
                hint={
                  stepsLeft(left) === 0
                    ? t('red-sun.land.gone')
                    : t('red-sun.land.afterwards', { strength: strengthNow(left) })
                }
                decreaseLabel={t('red-sun.land.fewer', { name: unit.name })}
                increaseLabel={t('red-sun.land.more', { name: unit.name })}
                value={steps}
                min={0}
                max={stepsLeft(unit)}
                onChange={(next) => onChoose(lossesChoice(withSteps(losses, unit.id, next)))}
                testID={`loss-${unit.id}`}
              />
            );
          })}
        </Stack>
      </Stack>
    );
  });
}
