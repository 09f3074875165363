import { KeyGrid } from './key-grid';
import { PadKey } from './pad-key';
import { touch } from './tokens';

export interface CountPadProps {
  /** The question the keys answer. */
  label: string;
  /** What a screen reader says for one key: "2 hits", not "2". */
  labelFor: (count: number) => string;
  max: number;
  value: number | undefined;
  onChoose: (count: number) => void;
  testID?: string;
}

/** "How many?": one key for each answer, and the first tap is the answer. */
export function CountPad({ label, labelFor, max, value, onChoose, testID }: CountPadProps) {
  return (
    <KeyGrid label={label} columns={4} testID={testID}>
      {Array.from({ length: max + 1 }, (_, count) => (
        <PadKey
          key={count}
          label={labelFor(count)}
          numeral={String(count)}
          minHeight={touch.countKey}
          chosen={count === value}
          onPress={() => onChoose(count)}
          testID={testID && `${testID}-${count}`}
        />
      ))}
    </KeyGrid>
  );
}
