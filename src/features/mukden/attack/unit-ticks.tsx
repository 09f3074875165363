import { useT } from '@/messages/messages';
import type { Unit } from '@/rules/mukden/index';
import { Card } from '@/ui/card';
import { ToggleRow } from '@/ui/toggle-row';

import { CounterMark } from '../counter-mark';
import { useGame } from '../game';
import { unitLines } from '../words/unit-words';

interface UnitTicksProps {
  units: readonly Unit[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Own units to be ticked. One that lies below another is named as soon as its side ticks it, and not before (MUK-18). */
export function UnitTicks({ units, chosen, onChange }: UnitTicksProps) {
  const t = useT();
  const { state, view } = useGame();
  return (
    <Card padded={false}>
      {unitLines(state, view, units).map(({ unit, title, key, isNamed: isKnown }) => {
        const { id, name, hex, strength } = unit;
        const on = chosen.includes(id);
        const isNamed = on || isKnown;
        const known = hex === null ? t('mukden.unitHint', { strength }) : t('mukden.unitHintIn', { hex, strength });
        return (
          <ToggleRow
            key={id}
            kind="checkbox"
            title={isNamed ? name : title}
            subtitle={isNamed ? known : t('mukden.belowHint')}
            leading={isNamed ? <CounterMark unit={unit} /> : undefined}
            on={on}
            onChange={(next) => onChange(next ? [...chosen, id] : chosen.filter((each) => each !== id))}
            testID={`tick-${key}`}
          />
        );
      })}
    </Card>
  );
}
