import { useState } from 'react';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';

import type { Planning } from '../use-plan';
import { useForceName } from '../use-force-name';
import { ForceSheet } from './force-sheet';

/** Who fights whom, when it is not a scenario that says so. */
export function ForceRows({ planning: { plan, change } }: { planning: Planning }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const nameOf = useForceName();
  const [choosing, setChoosing] = useState<Side | null>(null);
  return (
    <Card padded={false}>
      {SIDES.map((side) => (
        <ListRow
          key={side}
          leading={<SideMark side={ensignOf(side)} marks={marks} width={42} />}
          title={side === 'ijn' ? t('newBattle.side.ijnForce') : t('newBattle.side.irnForce')}
          subtitle={plan.forces[side] ? nameOf(plan.forces[side], side) : t('newBattle.force.choose')}
          onPress={() => setChoosing(side)}
          testID={`force-${side}`}
        />
      ))}
      {choosing && (
        <ForceSheet
          side={choosing}
          onChoose={(choice) => {
            change({
              forces: { ...plan.forces, [choosing]: choice },
              without: { ...plan.without, [choosing]: [] },
            });
            setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </Card>
  );
}
