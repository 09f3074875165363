import { Children, type ReactNode, type Ref } from 'react';
import { View } from 'react-native';

import { Row, Stack } from './layout';

export interface KeyGridProps {
  /** What the keys are for. */
  label: string;
  columns: number;
  children: ReactNode;
  ref?: Ref<View>;
  testID?: string;
}

/** Keys of equal width in rows; a short last row keeps its columns. */
export function KeyGrid({ label, columns, children, ...rest }: KeyGridProps) {
  const keys = Children.toArray(children);
  const rows = Array.from({ length: Math.ceil(keys.length / columns) }, (_, row) =>
    keys.slice(row * columns, (row + 1) * columns),
  );
  return (
    <Stack {...rest} role="group" aria-label={label} gap="sm">
      {rows.map((row, i) => (
        <Row key={i} gap="sm">
          {row}
          {Array.from({ length: columns - row.length }, (_, gap) => (
            <View key={`gap-${gap}`} testID="key-gap" style={{ flex: 1 }} />
          ))}
        </Row>
      ))}
    </Stack>
  );
}
