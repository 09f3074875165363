import { useState } from 'react';

import { useT } from '@/messages/messages';
import { type Counter, WEAPONS } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { GunFields } from '../forces/gun-fields';
import { conflictsOf, type CounterLine } from './own-counters';

interface CounterSheetProps {
  line: CounterLine;
  onSave: (values: Partial<Counter>) => void;
  onClose: () => void;
}

const LIMITS = { size: [1, 9], move: [0, 9], armour: [0, 9] } as const;

/** One counter as its owner has it before him: what is printed there counts. */
export function CounterSheet({ line: { counter }, onSave, onClose }: CounterSheetProps) {
  const t = useT();
  const [now, setNow] = useState<Counter>(counter);
  const set = (change: Partial<Counter>) => setNow({ ...now, ...change });
  const isSame = JSON.stringify(now) === JSON.stringify(counter);
  const conflicts = conflictsOf(counter);
  const sizes = [...new Set([counter.size, now.size, ...conflicts.map(({ size }) => size)])].sort((a, b) => a - b);
  const steps = {
    decreaseLabel: t('tsushima.shelf.counters.less'),
    increaseLabel: t('tsushima.shelf.counters.moreOf'),
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={counter.name}
      testID="counter-sheet"
      foot={
        <Button
          kind="primary"
          label={isSame && !counter.certain ? t('tsushima.shelf.counters.matches') : t('tsushima.shelf.counters.save')}
          onPress={() => {
            const { size, move, armour, guns, torpedo } = now;
            onSave({ size, move, armour, guns, torpedo, certain: true });
            onClose();
          }}
          testID="counter-save"
        />
      }
    >
      {!counter.certain && <Text>{t('tsushima.shelf.counters.checkHint')}</Text>}
      {conflicts.map(({ scenario, size }) => (
        <Text key={scenario} testID={`conflict-${scenario}`}>
          {t('tsushima.shelf.counters.conflictText', {
            scenario: t(`tsushima.place.scenario.${scenario}`),
            size,
            listed: counter.size,
          })}
        </Text>
      ))}
      {conflicts.length > 0 && (
        <SegmentedChoice
          label={t('tsushima.shelf.counters.sizeOf')}
          options={sizes.map((size) => ({ value: String(size), label: `${counter.type}${size}` }))}
          value={String(now.size)}
          onChange={(size) => set({ size: Number(size) })}
          testID="counter-size-choice"
        />
      )}
      {WEAPONS.map((weapon) => (
        <GunFields
          key={weapon}
          weapon={weapon}
          gun={now.guns[weapon]}
          onChange={(gun) => set({ guns: { ...now.guns, [weapon]: gun } })}
        />
      ))}
      {(['size', 'move', 'armour'] as const).map((field) => (
        <StepRow
          key={field}
          ruled
          label={t(`tsushima.shelf.counters.${field}`)}
          {...steps}
          value={now[field]}
          min={LIMITS[field][0]}
          max={LIMITS[field][1]}
          onChange={(value) => set({ [field]: value })}
          testID={`counter-${field}`}
        />
      ))}
      {counter.torpedo !== null && (
        <StepRow
          ruled
          label={t('tsushima.shelf.counters.torpedo')}
          {...steps}
          value={now.torpedo ?? 0}
          min={0}
          max={6}
          onChange={(torpedo) => set({ torpedo })}
          testID="counter-torpedo"
        />
      )}
    </Sheet>
  );
}
