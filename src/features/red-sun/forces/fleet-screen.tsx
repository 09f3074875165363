import { useState } from 'react';

import { corrections, CounterPage, isChanged, NoSuch } from '@/features/play/fields/counter-page';
import type { Field, Values } from '@/features/play/fields/fields';
import { t as words, useT } from '@/messages/messages';
import { type Command, findFleet, PLACES, shipsOf } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { Ruler } from '@/ui/ruler';

import { useGame } from '../game';
import { AddShipSheet } from './add-sheets';
import { fleetFields, fleetFrom, fleetValues, nameField } from './fields';
import { orUnknown } from './forces-words';

/** One fleet: its admiral, its morale, where it is, and its ships. */
export function FleetScreen({ param }: { param: string }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const [adding, setAdding] = useState(false);
  const fleet = findFleet(view, param);
  if (fleet === null) return <NoSuch testID="fleet" />;
  const { id, side, admiral, morale, moraleCap, place, isMerchant, eliminated } = fleet;
  const before: Values = { ...fleetValues(fleet), place, blockade: fleet.blockade };
  const fields = fleetFields(shipsOf(view, id));
  const fieldsOf = (values: Values): readonly Field[] => [
    ...fields(values).filter((field) => field.id !== 'isMerchant'),
    {
      ...{ type: 'choice', id: 'place', label: words('red-sun.forces.field.place') },
      options: PLACES.map((value) => ({ value, label: words(`red-sun.forces.field.${value}`) })),
    },
    { type: 'switch', id: 'blockade', label: words('red-sun.forces.fleet.blockade') },
    nameField(),
  ];
  const commanded = (after: Values): readonly Command[] => {
    const { admiral: next, flagship } = fleetFrom({ ...after, isMerchant });
    const isAdmiral = isChanged(before, after, ['admiral', 'rating']) && (admiral ?? next) !== null;
    // Whoever is appointed is unharmed: a wound does not heal because his number is set right.
    const isHurt = next?.name === admiral?.name && admiral !== null && admiral.condition !== 'unharmed';
    if (isAdmiral && next !== null && !isHurt) return [{ type: 'appoint', fleet: id, ...next, flagship }];
    const condition = admiral?.condition ?? 'unharmed';
    return [
      ...(isAdmiral
        ? [{ type: 'correct', path: ['fleets', id, 'admiral'], value: next && { ...next, condition } } as const]
        : []),
      ...corrections(['fleets', id], { flagship: fleet.flagship }, { flagship }, ['flagship']),
    ];
  };
  return (
    <CounterPage
      subject={fleet}
      subtitle={isMerchant ? t('red-sun.forces.fleet.merchants') : t(`red-sun.forces.fleetOf.${side}`)}
      facts={[
        ...(admiral === null
          ? []
          : [
              { label: t('red-sun.forces.field.admiral'), value: admiral.name },
              { label: t('red-sun.forces.field.rating'), value: orUnknown(admiral.rating) },
              ...(admiral.condition === 'unharmed'
                ? []
                : [{ label: t('red-sun.forces.condition'), value: t(`red-sun.forces.${admiral.condition}`) }]),
            ]),
        ...(fleet.flagship === null
          ? []
          : [{ label: t('red-sun.forces.field.flagship'), value: nameOf(fleet.flagship) }]),
        { label: t('red-sun.forces.field.place'), value: t(`red-sun.forces.field.${place}`) },
      ]}
      fieldsOf={fieldsOf}
      values={before}
      commandsOf={(after) => [
        ...commanded(after),
        ...corrections(['fleets', id], before, after, ['morale', 'moraleCap', 'place', 'blockade', 'name']),
      ]}
      testID="fleet"
    >
      {!isMerchant && (
        <Ruler
          label={
            moraleCap === null
              ? t('red-sun.forces.fleet.morale', { morale })
              : t('red-sun.forces.fleet.moraleOf', { morale, cap: moraleCap })
          }
          least={0}
          most={Math.max(moraleCap ?? 0, morale, 5)}
          numbered={1}
          value={morale}
          goal={moraleCap ?? undefined}
          filled
          testID="morale"
        />
      )}
      {!eliminated && (
        <Button icon="plus" label={t('red-sun.forces.addShip')} onPress={() => setAdding(true)} testID="add-ship" />
      )}
      {adding && <AddShipSheet fleet={id} onClose={() => setAdding(false)} />}
    </CounterPage>
  );
}
