import type { Field, Values } from '@/features/play/fields/fields';
import { t } from '@/messages/messages';
import type { Forces } from '@/rules/red-sun/index';

/** A counter before anybody has typed what is printed on it. */
export const NEW_SHIP = { name: '', strength: null, torpedo: null, defence: null } as const;
export const NEW_UNIT = { name: '', activation: null, strengths: [1] } as const;

type FleetEntry = Forces['fleets'][number];
type ShipEntry = FleetEntry['ships'][number];
type HqEntry = Forces['headquarters'][number];
export type UnitEntry = HqEntry['units'][number];
type Word = Exclude<keyof typeof import('@/messages/en/red-sun/forces').forces.field, 'strengthAt'>;

const label = (id: Word): string => t(`red-sun.forces.field.${id}`);
const open = (id: Word, most: number): Field => ({ type: 'number', id, label: label(id), most, isOpen: true });
const number = (id: Word, most: number, least = 0): Field => ({ type: 'number', id, label: label(id), least, most });
const onOff = (id: Word): Field => ({ type: 'switch', id, label: label(id) });

/** Before all others, where the name is the owner's to give. */
export const nameField = (): Field => ({ type: 'name', id: 'name', label: label('name') });
const count = (value: Values[string] | undefined): number | null => (typeof value === 'number' ? value : null);
const text = (value: Values[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');

/** What is printed on a ship's counter. */
export const shipFields = (): readonly Field[] => [
  open('strength', 99),
  {
    type: 'number',
    id: 'torpedo',
    label: label('torpedo'),
    most: 99,
    isOpen: true,
    hint: t('red-sun.forces.field.torpedoHint'),
  },
  open('defence', 99),
];
export const shipValues = ({ name, strength, torpedo, defence }: Omit<ShipEntry, 'id'>): Values => ({
  ...{ name, strength, torpedo, defence },
});
export const shipFrom = (values: Values): Omit<ShipEntry, 'id'> => ({
  name: text(values.name),
  ...{ strength: count(values.strength), torpedo: count(values.torpedo), defence: count(values.defence) },
});

export const MOST_STEPS = 8;
/** A strength for each step that may be lost. */
export const unitFields = (values: Values): readonly Field[] => [
  open('number', 12),
  number('steps', MOST_STEPS, 1),
  ...Array.from({ length: count(values.steps) ?? 1 }, (_, lost): Field => ({
    ...{ type: 'number', id: `strength-${lost}`, most: 99 },
    label: lost === 0 ? label('strength') : t('red-sun.forces.field.strengthAt', { lost }),
  })),
];
export const unitValues = ({ name, activation, strengths }: Omit<UnitEntry, 'id'>): Values => ({
  ...{ name, number: activation, steps: strengths.length },
  ...Object.fromEntries(strengths.map((strength, lost) => [`strength-${lost}`, strength])),
});
export const unitFrom = (values: Values): Omit<UnitEntry, 'id'> => ({
  ...{ name: text(values.name), activation: count(values.number) },
  strengths: Array.from({ length: count(values.steps) ?? 1 }, (_, lost) => count(values[`strength-${lost}`]) ?? 0),
});

export const hqFields = (values: Values): readonly Field[] => [
  onOff('isSupreme'),
  open('number', 12),
  ...(values.isSupreme === true ? [open('commandValue', 12)] : []),
];
export const hqValues = ({
  name,
  isSupreme,
  rating,
  commandValue,
}: Pick<HqEntry, 'name' | 'isSupreme' | 'rating' | 'commandValue'>): Values => ({
  ...{ name, isSupreme, number: rating, commandValue },
});
export const hqFrom = (values: Values): Pick<HqEntry, 'name' | 'isSupreme' | 'rating' | 'commandValue'> => ({
  ...{ name: text(values.name), isSupreme: values.isSupreme === true },
  ...{ rating: count(values.number), commandValue: values.isSupreme === true ? count(values.commandValue) : null },
});

type FleetValues = Pick<FleetEntry, 'name' | 'isMerchant' | 'admiral' | 'flagship' | 'morale' | 'moraleCap'>;
/** Merchants have neither admiral nor morale. */
export const fleetFields =
  (ships: readonly { readonly id: string; readonly name: string }[]) =>
  (values: Values): readonly Field[] => [
    onOff('isMerchant'),
    ...(values.isMerchant === true
      ? []
      : [
          { type: 'name', id: 'admiral', label: label('admiral'), isOptional: true } as const,
          open('rating', 12),
          number('morale', 30),
          open('moraleCap', 30),
          ...(ships.length > 0
            ? [
                {
                  type: 'choice',
                  id: 'flagship',
                  label: label('flagship'),
                  options: [
                    { value: '', label: label('noFlagship') },
                    ...ships.map(({ id, name }) => ({ value: id, label: name })),
                  ],
                } as const,
              ]
            : []),
        ]),
  ];
export const fleetValues = ({ name, isMerchant, admiral, flagship, morale, moraleCap }: FleetValues): Values => ({
  ...{ name, isMerchant, admiral: admiral?.name ?? '', rating: admiral?.rating ?? null },
  ...{ flagship: flagship ?? '', morale, moraleCap },
});
export function fleetFrom(values: Values): FleetValues {
  const isMerchant = values.isMerchant === true;
  const admiral = text(values.admiral);
  return {
    ...{ name: text(values.name), isMerchant, flagship: isMerchant ? null : text(values.flagship) || null },
    admiral: isMerchant || admiral === '' ? null : { name: admiral, rating: count(values.rating) },
    ...{ morale: isMerchant ? 0 : (count(values.morale) ?? 0), moraleCap: isMerchant ? null : count(values.moraleCap) },
  };
}
