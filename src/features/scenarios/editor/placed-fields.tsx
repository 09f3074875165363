import { inches } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { knotsOf, type Placed, type ScenarioDraft } from '@/rules/togo/index';

import { course } from '../words/chart-words';
import { NumberField } from './fields';

interface PlacedFieldsProps {
  placed: Placed;
  table: ScenarioDraft['table'];
  onChange: (change: Partial<Placed>) => void;
  testID: string;
}

const TURN = 5;

/** Where she stands, where she heads and how fast, all by steps. The course goes round: before 0 comes 355. */
export function PlacedFields({ placed, table, onChange, testID }: PlacedFieldsProps) {
  const t = useT();
  const { position, heading, speed } = placed;
  return (
    <>
      <NumberField
        label={t('scenarios.edit.x')}
        value={position.x}
        onChange={(x) => onChange({ position: { ...position, x } })}
        {...{ min: 0, max: table.width, step: 0.5, format: inches }}
        testID={`${testID}-x`}
      />
      <NumberField
        label={t('scenarios.edit.y')}
        value={position.y}
        onChange={(y) => onChange({ position: { ...position, y } })}
        {...{ min: 0, max: table.depth, step: 0.5, format: inches }}
        testID={`${testID}-y`}
      />
      <NumberField
        label={t('scenarios.edit.course')}
        value={heading}
        onChange={(to) => onChange({ heading: (to + 360) % 360 })}
        {...{ min: -TURN, max: 360 + TURN, step: TURN, format: course }}
        testID={`${testID}-course`}
      />
      <NumberField
        label={t('scenarios.edit.speed')}
        value={speed}
        onChange={(to) => onChange({ speed: to, knots: knotsOf(to) })}
        {...{ min: 0, max: 8, step: 0.5, format: inches }}
        testID={`${testID}-speed`}
      />
    </>
  );
}
