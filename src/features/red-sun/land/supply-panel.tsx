import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { isEliminated } from '@/rules/red-sun/index';
import { Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct } from '../game';
import type { Command } from './unit-facts';

/** Who is out of supply: a tick each (RSR-5). */
export function SupplyPanel({ commands }: { commands: readonly Command[] }) {
  const t = useT();
  const act = useAct();
  return (
    <>
      <RuleLine words={t('red-sun.land.supply')} rule="RSR-5" />
      {commands.map(({ hq, units }) => {
        const left = units.filter((unit) => !isEliminated(unit));
        if (left.length === 0) return null;
        return (
          <Stack key={hq?.id ?? ''}>
            <Stack paddingX="edge" paddingTop="sm">
              <SectionHeader title={hq?.name ?? t('red-sun.land.nobody')} />
            </Stack>
            {left.map(({ id, name, supplied }) => (
              <ToggleRow
                key={id}
                kind="checkbox"
                title={name}
                on={!supplied}
                trailing={supplied ? undefined : <Tag tone="caution" text={t('red-sun.land.out')} />}
                onChange={(isOut) => void act({ type: 'setSupply', units: [id], supplied: !isOut })}
                testID={`supply-${id}`}
              />
            ))}
          </Stack>
        );
      })}
    </>
  );
}
