import { useT } from '@/messages/messages';
import { type Force, type ForceFormation, type Side, SIDES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { ToggleRow } from '@/ui/toggle-row';

import type { Drawn } from '../plan';
import type { Planning } from '../use-plan';
import { ForceRows } from './force-rows';
import { FormationBlock } from './formation-block';
import { RatingsNote } from './ratings-note';

interface ForcesStepProps {
  planning: Planning;
  drawn: Drawn;
}

/** Who takes part. A scenario says itself which lines may stay at home; in a free battle any may. */
export function ForcesStep({ planning, drawn }: ForcesStepProps) {
  const t = useT();
  const { plan, change } = planning;
  const { scenario, forces } = drawn;
  const toggle = (side: Side, key: string, takesPart: boolean) => {
    const others = plan.without[side].filter((each) => each !== key);
    change({ without: { ...plan.without, [side]: takesPart ? others : [...others, key] } });
  };
  return (
    <Stack gap="lg">
      {!scenario && <ForceRows planning={planning} />}
      {SIDES.map((side) => {
        const force = forces[side];
        if (!force) return null;
        return (
          <Section
            key={side}
            title={side === 'ijn' ? t('newBattle.side.ijnForce') : t('newBattle.side.irnForce')}
            aside={totalOf(force, plan.without[side], t)}
            testID={`side-${side}`}
          >
            {force.formations.map((formation) => (
              <Formation
                key={formation.key}
                side={side}
                formation={formation}
                mayStay={scenario === null || formation.optional}
                isScenario={scenario !== null}
                takesPart={!plan.without[side].includes(formation.key)}
                onToggle={(takesPart) => toggle(side, formation.key, takesPart)}
              />
            ))}
          </Section>
        );
      })}
      <RatingsNote />
    </Stack>
  );
}

function totalOf({ formations }: Force, without: readonly string[], t: ReturnType<typeof useT>): string {
  const kept = formations.filter(({ key }) => !without.includes(key));
  const bases = kept.reduce((sum, { ships }) => sum + ships.length, 0);
  return t('newBattle.force.total', {
    formations: t('common.formations', { count: kept.length }),
    bases: t('newBattle.force.bases', { count: bases }),
  });
}

interface FormationProps {
  side: Side;
  formation: ForceFormation;
  mayStay: boolean;
  isScenario: boolean;
  takesPart: boolean;
  onToggle: (takesPart: boolean) => void;
}

function Formation({ side, formation, mayStay, isScenario, takesPart, onToggle }: FormationProps) {
  const t = useT();
  return (
    <Card padded={false}>
      <FormationBlock side={side} formation={formation} leftOut={!takesPart} />
      {mayStay && (
        <ToggleRow
          title={t('newBattle.force.taken')}
          subtitle={isScenario ? t('newBattle.force.optional') : formation.name}
          on={takesPart}
          onChange={onToggle}
          testID={`takes-part-${formation.key}`}
        />
      )}
    </Card>
  );
}
