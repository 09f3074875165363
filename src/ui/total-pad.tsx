import { Icon } from './icon';
import { KeyGrid } from './key-grid';
import { PadKey } from './pad-key';
import { Text } from './text';
import { touch } from './tokens';
import { useUiWords } from './words';

export interface TotalPadProps {
  /** What the keys are for. */
  label: string;
  labelFor: (total: number) => string;
  least: number;
  most: number;
  value: number | undefined;
  /** Totals worth something wear a heavy frame. */
  scores?: (total: number) => boolean;
  onChoose: (total: number) => void;
  takeBack: { readonly label: string; readonly onPress: () => void; readonly disabled: boolean };
  testID?: string;
}

/** The sum of two dice in one tap: a key for each total and one to take the last one back. */
export function TotalPad(props: TotalPadProps) {
  const { label, labelFor, least, most, value, scores, onChoose, takeBack, testID } = props;
  const words = useUiWords();
  return (
    <KeyGrid label={label} columns={4} testID={testID}>
      {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((total) => (
        <PadKey
          key={total}
          label={labelFor(total)}
          numeral={String(total)}
          minHeight={touch.countKey}
          fill="paper"
          chosen={total === value}
          framed={scores?.(total) ?? false}
          onPress={() => onChoose(total)}
          testID={testID && `${testID}-${total}`}
        />
      ))}
      <PadKey
        label={takeBack.label}
        minHeight={touch.countKey}
        fill="paper"
        disabled={takeBack.disabled}
        onPress={takeBack.onPress}
        testID={testID && `${testID}-take-back`}
      >
        <Icon name="undo" size={22} color={takeBack.disabled ? 'ink2' : 'ink'} />
        <Text as="barLabel" color={takeBack.disabled ? 'ink2' : 'ink'}>
          {words.back}
        </Text>
      </PadKey>
    </KeyGrid>
  );
}
