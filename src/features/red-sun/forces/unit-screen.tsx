import { corrections, CounterPage, isChanged, NoSuch } from '@/features/play/fields/counter-page';
import type { Field, Values } from '@/features/play/fields/fields';
import { t as words, useT } from '@/messages/messages';
import { findHq, findUnit, type Headquarters, stepsLeft, type Unit } from '@/rules/red-sun/index';

import { useGame } from '../game';
import { hqFields, hqFrom, hqValues, nameField, unitFields, unitFrom, unitValues } from './fields';
import { orUnknown } from './forces-words';

/** One unit, or one headquarters: its counter, and what has become of it. */
export function UnitScreen({ param }: { param: string }) {
  const { view } = useGame();
  const unit = findUnit(view, param);
  const hq = findHq(view, param);
  if (unit !== null) return <OneUnit unit={unit} />;
  return hq === null ? <NoSuch testID="unit" /> : <OneHeadquarters hq={hq} />;
}

const ACTIVATIONS = ['ready', 'active', 'failed'] as const;
const activationField = (): Field => ({
  ...{ type: 'choice', id: 'activation', label: words('red-sun.forces.field.activation') },
  options: ACTIVATIONS.map((value) => ({
    value,
    label: value === 'ready' ? words('red-sun.forces.field.ready') : words(`red-sun.forces.${value}`),
  })),
});

const SWITCHES = ['supplied', 'entrenched', 'defended'] as const;

const unitFieldsOf = (values: Values): readonly Field[] => [
  ...unitFields(values),
  {
    ...{ type: 'number', id: 'lost', label: words('red-sun.forces.field.lost') },
    most: typeof values.steps === 'number' ? values.steps : 1,
  },
  ...SWITCHES.map((id): Field => ({ type: 'switch', id, label: words(`red-sun.forces.field.${id}`) })),
  activationField(),
  nameField(),
];

function OneUnit({ unit }: { unit: Unit }) {
  const t = useT();
  const { nameOf } = useGame();
  const { id, name, number, strengths, lost, supplied, entrenched, defended, activation } = unit;
  const before: Values = {
    ...unitValues({ name, activation: number, strengths }),
    ...{ lost, supplied, entrenched, defended, activation },
  };
  return (
    <CounterPage
      subject={unit}
      subtitle={unit.hq === null ? t('red-sun.forces.unitFree') : t('red-sun.forces.unitOf', { hq: nameOf(unit.hq) })}
      facts={[
        { label: t('red-sun.forces.field.number'), value: orUnknown(number) },
        { label: t('red-sun.forces.field.strength'), value: strengths.map(String).join(', ') },
        { label: t('red-sun.forces.stepsLeft'), value: String(stepsLeft(unit)) },
        {
          label: t('red-sun.forces.field.supplied'),
          value: t(supplied ? 'red-sun.valueWord.yes' : 'red-sun.valueWord.no'),
        },
      ]}
      fieldsOf={unitFieldsOf}
      values={before}
      commandsOf={(after) => {
        const typed = unitFrom(after);
        const isTyped = isChanged(before, after, ['number']) && typed.activation !== null;
        return [
          ...(isTyped
            ? [{ type: 'typeRating', who: id, rating: typed.activation ?? 0 } as const]
            : corrections(['units', id], before, after, ['number'])),
          ...(JSON.stringify(typed.strengths) === JSON.stringify(strengths)
            ? []
            : [{ type: 'correct', path: ['units', id, 'strengths'], value: [...typed.strengths] } as const]),
          ...corrections(['units', id], before, after, ['lost', ...SWITCHES, 'activation', 'name']),
        ];
      }}
      testID="unit"
    />
  );
}

function OneHeadquarters({ hq }: { hq: Headquarters }) {
  const t = useT();
  const { id, side, rating, commandValue, isSupreme, activation } = hq;
  const before: Values = { ...hqValues(hq), activation };
  const isOpen = ({ id: field }: Field) => field !== 'isSupreme';
  return (
    <CounterPage
      subject={hq}
      subtitle={isSupreme ? t('red-sun.forces.hq.supreme') : t(`red-sun.forces.hqOf.${side}`)}
      facts={[
        { label: t('red-sun.forces.field.number'), value: orUnknown(rating) },
        ...(isSupreme ? [{ label: t('red-sun.forces.field.commandValue'), value: orUnknown(commandValue) }] : []),
      ]}
      fieldsOf={(values) => [...hqFields(values).filter(isOpen), activationField(), nameField()]}
      values={before}
      commandsOf={(after) => {
        const typed = hqFrom(after);
        const isTyped = isChanged(before, after, ['number', 'commandValue']) && typed.rating !== null;
        return [
          ...(isTyped
            ? [{ type: 'typeRating', who: id, rating: typed.rating ?? 0, commandValue: typed.commandValue } as const]
            : corrections(['headquarters', id], { rating, commandValue }, typed, ['rating', 'commandValue'])),
          ...corrections(['headquarters', id], before, after, ['activation', 'name']),
        ];
      }}
      testID="unit"
    />
  );
}
