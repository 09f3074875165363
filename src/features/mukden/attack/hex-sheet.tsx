import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Hex } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { type AttackPlan, hexAt, joiners, type Place, PLACES, withHex } from './attack-plan';
import { directionWords } from './attack-words';
import { FactorsPad } from './factors-pad';
import { UnitTicks } from './unit-ticks';

interface HexSheetProps {
  plan: AttackPlan;
  place: Place;
  onChange: (plan: AttackPlan) => void;
  onClose: () => void;
}

/** Who attacks from one hex: the units there, or their factors. */
export function HexSheet({ plan, place, onChange, onClose }: HexSheetProps) {
  const t = useT();
  const { state } = useGame();
  const hex: Hex | null = hexAt(state, plan.target, place);
  const { units, factors } = plan.hexes[place]!;
  const elsewhere = PLACES.filter((each) => each !== place).flatMap((each) => plan.hexes[each]!.units);
  const there = joiners(state).filter(
    (unit) => !elsewhere.includes(unit.id) && (hex === null || unit.hex === null || unit.hex === hex),
  );
  const [by, setBy] = useState<'units' | 'factors'>(there.length === 0 || factors !== null ? 'factors' : 'units');
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        hex === null
          ? t('mukden.attack.hexTitle', { where: directionWords(place) })
          : t('mukden.attack.hexTitleIn', { hex })
      }
      testID="hex-sheet"
      foot={<Button kind="primary" label={t('mukden.attack.hexDone')} onPress={onClose} testID="hex-done" />}
    >
      <SegmentedChoice
        label={t('mukden.attack.hexBy')}
        value={by}
        onChange={setBy}
        options={[
          { value: 'units', label: t('mukden.attack.hexUnits') },
          { value: 'factors', label: t('mukden.attack.typed') },
        ]}
        testID="hex-by"
      />
      {by === 'factors' ? (
        <FactorsPad
          label={t('mukden.attack.typed')}
          least={0}
          value={units.length > 0 ? null : factors}
          onChoose={(next) => {
            onChange(withHex(plan, place, { units: [], factors: next === 0 ? null : next }));
            onClose();
          }}
          testID="factors"
        />
      ) : there.length === 0 ? (
        <Text color="ink2">{t('mukden.attack.hexNobody')}</Text>
      ) : (
        <UnitTicks
          units={there}
          chosen={units}
          onChange={(next) => onChange(withHex(plan, place, { units: next, factors: null }))}
        />
      )}
    </Sheet>
  );
}
