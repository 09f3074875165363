import { inchWords } from '@/kit/words/inches';
import { knotsOf, type Placed, type ScenarioDraft } from '@/rules/togo/index';

import { course } from '../words/chart-words';
import { NumberFields, type NumberRow } from './fields';

interface PlacedFieldsProps {
  placed: Placed;
  table: ScenarioDraft['table'];
  onChange: (change: Partial<Placed>) => void;
  testID: string;
}

const TURN = 5;

/** Where she stands, where she heads and how fast, all by steps. The course goes round: before 0 comes 355. */
export function PlacedFields({ placed, table, onChange, testID }: PlacedFieldsProps) {
  const { position, heading, speed } = placed;
  const rows: readonly NumberRow[] = [
    ['x', position.x, [0, table.width, 0.5], (x) => onChange({ position: { ...position, x } }), inchWords],
    ['y', position.y, [0, table.depth, 0.5], (y) => onChange({ position: { ...position, y } }), inchWords],
    ['course', heading, [-TURN, 360 + TURN, TURN], (to) => onChange({ heading: (to + 360) % 360 }), course],
    ['speed', speed, [0, 8, 0.5], (to) => onChange({ speed: to, knots: knotsOf(to) }), inchWords],
  ];
  return <NumberFields rows={rows} testID={testID} />;
}
