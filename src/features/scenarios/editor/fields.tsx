import { useRef } from 'react';

import type { scenarios } from '@/messages/en/togo/scenarios';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

/** From, to, and by how much. */
type Range = readonly [min: number, max: number, step?: number];

interface NumberFieldProps {
  label: string;
  value: number;
  /** May answer with a promise: until it is kept, further steps count from what was asked for, not from what is shown. */
  onChange: (value: number) => unknown;
  range: Range;
  format?: (value: number) => string;
  hint?: string;
  testID: string;
}

/** A number by steps, with its name above it. Taps faster than the disk all count. */
export function NumberField({ label, hint, value, onChange, range: [min, max, step], ...stepper }: NumberFieldProps) {
  const t = useT();
  const asked = useRef<number | null>(null);
  const move = (to: number) => {
    const wanted = Math.min(max, Math.max(min, (asked.current ?? value) + to - value));
    asked.current = wanted;
    void Promise.resolve(onChange(wanted)).finally(() => {
      if (asked.current === wanted) asked.current = null;
    });
  };
  return (
    <Stack gap="xs">
      <Text as="name">{label}</Text>
      <Stepper
        label={label}
        decreaseLabel={t('scenarios.edit.less', { what: label })}
        increaseLabel={t('scenarios.edit.more', { what: label })}
        {...stepper}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={move}
      />
      {hint !== undefined && (
        <Text as="text2" color="ink2">
          {hint}
        </Text>
      )}
    </Stack>
  );
}

type NumberName = keyof typeof scenarios.number;

export type NumberRow = readonly [
  name: NumberName,
  value: number,
  range: Range,
  onChange: (value: number) => unknown,
  format?: (value: number) => string,
];

/** Several numbers, each with its name as label and as the end of its test id. */
export function NumberFields({ rows, testID = 'field' }: { rows: readonly NumberRow[]; testID?: string }) {
  const t = useT();
  return rows.map(([name, value, range, onChange, format]) => {
    const field = { label: t(`scenarios.number.${name}`), testID: `${testID}-${name}`, value, range, onChange, format };
    return <NumberField key={name} {...field} />;
  });
}
