import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';

interface Step {
  readonly label: string;
  readonly spokenLabel: string;
}

interface UpDownProps {
  up: Step;
  down: Step;
  /** Place in the list, from 0, and how many stand in it: the first cannot go up. */
  place: number;
  count: number;
  onShift: (by: -1 | 1) => void;
  testID: string;
}

/** Moves something one place in its list, by buttons. */
export function UpDown({ up, down, place, count, onShift, testID }: UpDownProps) {
  return (
    <Row gap="sm">
      <Button {...up} disabled={place === 0} onPress={() => onShift(-1)} testID={`${testID}-up`} style={{ flex: 1 }} />
      <Button
        {...down}
        disabled={place === count - 1}
        onPress={() => onShift(1)}
        testID={`${testID}-down`}
        style={{ flex: 1 }}
      />
    </Row>
  );
}
