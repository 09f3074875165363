import { corrections, CounterPage, isChanged, NoSuch } from '@/features/play/fields/counter-page';
import type { Field, Values } from '@/features/play/fields/fields';
import { t as words, useT } from '@/messages/messages';
import { findShip, type Ship } from '@/rules/red-sun/index';

import { useGame } from '../game';
import { nameField, shipFields, shipFrom, shipValues } from './fields';
import { orUnknown } from './forces-words';

const PRINTED = ['strength', 'torpedo', 'defence'] as const;
const FATES = ['afloat', 'sunk', 'lost'] as const;

const fieldsOf = (): readonly Field[] => [
  ...shipFields(),
  { type: 'number', id: 'damage', label: words('red-sun.forces.field.damage'), most: 99 },
  { type: 'switch', id: 'disabled', label: words('red-sun.forces.field.disabled') },
  {
    ...{ type: 'choice', id: 'fate', label: words('red-sun.forces.field.fate') },
    options: FATES.map((value) => ({
      value,
      label: value === 'afloat' ? words('red-sun.forces.field.afloat') : words(`red-sun.forces.${value}`),
    })),
  },
  nameField(),
];

const valuesOf = (ship: Ship): Values => ({
  ...shipValues(ship),
  ...{ damage: ship.damage, disabled: ship.disabled, fate: ship.fate },
});

/** One ship: her counter, and what has become of her. */
export function ShipScreen({ param }: { param: string }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const ship = findShip(view, param);
  if (ship === null) return <NoSuch testID="ship" />;
  const before = valuesOf(ship);
  return (
    <CounterPage
      subject={ship}
      subtitle={t('red-sun.forces.shipOf', { fleet: nameOf(ship.fleet) })}
      facts={[
        ...PRINTED.map((field) => ({ label: t(`red-sun.forces.field.${field}`), value: orUnknown(ship[field]) })),
        { label: t('red-sun.forces.field.damage'), value: String(ship.damage) },
        ...(ship.fate === 'afloat'
          ? []
          : [{ label: t('red-sun.forces.field.fate'), value: t(`red-sun.forces.${ship.fate}`) }]),
      ]}
      fieldsOf={fieldsOf}
      values={before}
      commandsOf={(after) => {
        const { name: _, ...values } = shipFrom(after);
        return [
          ...(isChanged(before, after, PRINTED) ? [{ type: 'typeShip', ship: ship.id, values } as const] : []),
          ...(isChanged(before, after, ['disabled'])
            ? [{ type: 'disable', ship: ship.id, disabled: after.disabled === true } as const]
            : []),
          ...corrections(['ships', ship.id], before, after, ['damage', 'fate', 'name']),
        ];
      }}
      testID="ship"
    />
  );
}
