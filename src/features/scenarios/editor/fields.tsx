import { useRef } from 'react';

import type { T } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import { type Edge, EDGES, PHASE_IDS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { NamedChoice } from '@/ui/named-choice';
import type { SegmentOption } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import { ChipsField } from './chips-field';

/** From, to, and by how much. */
export type Range = readonly [min: number, max: number, step?: number];

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

interface ToggleProps {
  title: string;
  subtitle?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  testID: string;
}

export const Toggle = (props: ToggleProps) => (
  <Card padded={false}>
    <ToggleRow {...props} />
  </Card>
);

export function RemoveButton({ what, ...button }: { what: string; onPress: () => void; testID: string }) {
  const t = useT();
  const spokenLabel = t('scenarios.edit.removeSpoken', { what });
  return <Button icon="delete" label={t('scenarios.edit.remove')} spokenLabel={spokenLabel} {...button} />;
}

export const edgeChoices = (t: T): readonly SegmentOption<Edge>[] =>
  EDGES.map((edge) => ({ value: edge, label: t(`scenarios.direction.${edge}`) }));

export const phaseChoices = (t: T) =>
  PHASE_IDS.map((phase) => ({ value: phase, label: t(`scenarios.phase.${phase}`) }));

/** The properties of a thing that hold such a value. */
type Holding<Of, Value> = { [K in keyof Of]-?: NonNullable<Of[K]> extends Value ? K : never }[keyof Of] & string;

type Named = {
  readonly label: string;
  /** The end of its test id, where that is not the name of the property. */
  readonly id?: string;
};

/** One property of a thing: its name says under which kind. */
export type Field<Of> = Named &
  (
    | {
        readonly number: Holding<Of, number>;
        readonly range: Range;
        readonly format?: (value: number) => string;
        /** Shown while the property is not there. */
        readonly otherwise?: number;
      }
    | {
        readonly text: Holding<Of, string>;
        readonly most: number;
        readonly multiline?: boolean;
        readonly kind?: 'name';
      }
    | {
        [K in Holding<Of, string>]: { readonly choice: K; readonly options: readonly SegmentOption<Of[K] & string>[] };
      }[Holding<Of, string>]
    | {
        readonly chips: Holding<Of, readonly string[]>;
        readonly options: readonly { readonly value: string; readonly label: string }[];
      }
    /** There or not; `on` is what it begins with. */
    | { [K in keyof Of & string]: { readonly toggle: K; readonly on: Of[K]; readonly subtitle?: string } }[keyof Of &
        string]
  );

interface FieldsProps<Of> {
  of: Of;
  /** A property that is undefined is to go. */
  onChange: (to: Partial<Of>) => unknown;
  /** What a condition leaves out is false. */
  rows: readonly (Field<Of> | false)[];
  testID?: string;
}

/** An editor as a table: each row a property, its name and what it may be. */
export function Fields<Of extends object>({ of, onChange, rows, testID = 'field' }: FieldsProps<Of>) {
  // The type of a row holds its property against its kind; here both are only known as names.
  const values = of as Readonly<Record<string, unknown>>;
  const set = (key: string) => (value: unknown) => onChange({ [key]: value } as Partial<Of>);
  return rows.map((row) => {
    if (row === false) return null;
    const { label } = row;
    if ('number' in row) {
      const { number: key, id = key, otherwise = 0, range, format } = row;
      const props = { label, range, format, value: (values[key] as number | undefined) ?? otherwise };
      return <NumberField key={id} {...props} onChange={set(key)} testID={`${testID}-${id}`} />;
    }
    if ('text' in row) {
      const { text: key, id = key, most, multiline, kind } = row;
      const props = { label, multiline, kind, maxLength: most, value: (values[key] as string | undefined) ?? '' };
      return <TextField key={id} {...props} onChange={set(key)} testID={`${testID}-${id}`} />;
    }
    if ('choice' in row) {
      const { choice: key, id = key, options } = row;
      const props = { label, options: options as readonly SegmentOption<string>[], value: values[key] as string };
      return <NamedChoice key={id} {...props} onChange={set(key)} testID={`${testID}-${id}`} />;
    }
    if ('chips' in row) {
      const { chips: key, id = key, options } = row;
      const chosen = (values[key] as readonly string[] | undefined) ?? [];
      return <ChipsField key={id} {...{ label, options, chosen }} onChange={set(key)} testID={`${testID}-${id}`} />;
    }
    const { toggle: key, id = `${key}-on`, subtitle } = row;
    const turn = (to: boolean) => set(key)(to ? row.on : undefined);
    const props = { title: label, subtitle, on: values[key] !== undefined, onChange: turn };
    return <Toggle key={id} {...props} testID={`${testID}-${id}`} />;
  });
}

/** With what has changed; a property that is undefined goes. */
export function patched<Of extends object>(now: Of, to: Partial<Of>): Of {
  const after = { ...now, ...to };
  for (const key of Object.keys(to) as (keyof Of)[]) if (to[key] === undefined) delete after[key];
  return after;
}
