import type { Field, Values } from '@/features/play/fields/fields';
import { t } from '@/messages/messages';
import { MOST_STRENGTH, type PrintedUnit, type Side, SIZES, UNIT_TYPES } from '@/rules/mukden/index';

import { hexProblem, isHexLike } from './unit-words';

export const nameField = (): Field => ({ type: 'name', id: 'name', label: t('mukden.forces.field.name') });

export const strengthField = (id: 'strength' | 'start' = 'strength'): Field => ({
  ...{ type: 'number', id, label: t(`mukden.forces.field.${id}`), least: 1, most: MOST_STRENGTH },
});

export const sizeField = (): Field => ({
  ...{ type: 'choice', id: 'size', label: t('mukden.forces.field.size') },
  options: SIZES.map((value) => ({ value, label: t(`mukden.forces.field.sizes.${value}`) })),
});

const typeField = (): Field => ({
  ...{ type: 'choice', id: 'type', label: t('mukden.forces.field.type') },
  options: UNIT_TYPES.map((value) => ({ value, label: t(`mukden.forces.field.types.${value}`) })),
});

/** A hex may be left out; four digits that this map does not have are asked about when they are used. */
export const hexField = (lastRow: number, isStrict = false): Field => ({
  ...{ type: 'text', id: 'hex', label: t('mukden.forces.field.hex'), maxLength: 6 },
  hint: t('mukden.forces.field.hexHint'),
  problem: (text) => (text === '' || (!isStrict && isHexLike(text)) ? null : hexProblem(text, lastRow)),
});

/** What is printed on a counter. */
export const unitFields = (side: Side, lastRow: number): readonly Field[] => [
  nameField(),
  strengthField(),
  hexField(lastRow, true),
  sizeField(),
  typeField(),
  ...(side === 'irn'
    ? [{ type: 'switch', id: 'isCavalryCorps', label: t('mukden.forces.field.isCavalryCorps') } as const]
    : []),
];

export const NEW_UNIT = { name: '', strength: 4, hex: null, size: 'division', type: 'infantry' } as const;

export const unitValues = (
  unit: Omit<PrintedUnit, 'id' | 'side' | 'isCavalryCorps'>,
  isCavalryCorps = false,
): Values => ({
  ...{ name: unit.name, strength: unit.strength, hex: unit.hex ?? '', size: unit.size, type: unit.type },
  isCavalryCorps,
});

const text = (value: Values[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');
export const hexFrom = ({ hex }: Values): string | null => (text(hex) === '' ? null : text(hex));

export function unitFrom(values: Values): Omit<PrintedUnit, 'id' | 'side'> {
  return {
    name: text(values.name),
    strength: typeof values.strength === 'number' ? values.strength : 1,
    hex: hexFrom(values),
    size: SIZES.find((size) => size === values.size) ?? 'division',
    type: UNIT_TYPES.find((type) => type === values.type) ?? 'infantry',
    isCavalryCorps: values.isCavalryCorps === true,
  };
}
