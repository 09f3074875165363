import { useT } from '@/messages/messages';
import type { Hex } from '@/rules/mukden/index';
import { Heading } from '@/ui/text';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Stack } from '@/ui/layout';

import { CounterMark } from '../counter-mark';
import { useGame } from '../game';
import { targetsOf } from './attack-plan';

interface TargetListProps {
  /** A unit that is to attack. */
  only: string | null;
  onAim: (target: Hex | null) => void;
}

/** Hexes with enemies next to those who may attack. */
export function TargetList({ only, onAim }: TargetListProps) {
  const t = useT();
  const { state, view } = useGame();
  const targets = targetsOf(state, view, only);
  return (
    <Stack gap="sm">
      <Heading>{t('mukden.attack.which')}</Heading>
      <Card padded={false}>
        {targets.map(({ hex, units }) => {
          const stack = view.stacks.find((each) => each.hex === hex);
          const top = stack && view.units[stack.top];
          const factors = units.reduce((sum, { strength }) => sum + strength, 0);
          return (
            <ListRow
              key={hex}
              leading={top && <CounterMark unit={top} />}
              title={
                (stack?.below ?? 0) > 0
                  ? t('mukden.stackTitle', { name: top?.name ?? '', count: stack?.below ?? 0 })
                  : (top?.name ?? hex)
              }
              subtitle={t('mukden.attack.candidate', { count: units.length, factors })}
              value={hex}
              onPress={() => onAim(hex)}
              testID={`aim-${hex}`}
            />
          );
        })}
        <ListRow
          title={t('mukden.attack.elsewhere')}
          subtitle={t('mukden.attack.elsewhereText')}
          onPress={() => onAim(null)}
          testID="aim-elsewhere"
        />
      </Card>
    </Stack>
  );
}
