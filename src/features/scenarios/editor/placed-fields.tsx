import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { knotsOf, type Placed, type ScenarioDraft } from '@/rules/togo/index';

import { course } from '../words/chart-words';
import { Fields } from './fields';

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
  const move = (to: { heading?: number; speed?: number }) =>
    onChange({
      ...(to.heading !== undefined && { heading: (to.heading + 360) % 360 }),
      ...(to.speed !== undefined && { speed: to.speed, knots: knotsOf(to.speed) }),
    });
  return (
    <>
      <Fields
        of={position}
        onChange={(to) => onChange({ position: { ...position, ...to } })}
        rows={[
          { number: 'x', label: t('scenarios.number.x'), range: [0, table.width, 0.5], format: inchWords },
          { number: 'y', label: t('scenarios.number.y'), range: [0, table.depth, 0.5], format: inchWords },
        ]}
        testID={testID}
      />
      <Fields
        of={{ heading, speed }}
        onChange={move}
        rows={[
          {
            number: 'heading',
            id: 'course',
            label: t('scenarios.number.course'),
            range: [-TURN, 360 + TURN, TURN],
            format: course,
          },
          { number: 'speed', label: t('scenarios.number.speed'), range: [0, 8, 0.5], format: inchWords },
        ]}
        testID={testID}
      />
    </>
  );
}
