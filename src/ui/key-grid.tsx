import { Children, type ReactNode, type Ref } from 'react';
import { View } from 'react-native';

import { Row, Stack } from './layout';
import { space } from './tokens';

export interface KeyGridProps {
  /** What the keys are for. */
  label: string;
  columns: number;
  /** Between the keys, in points, where the usual is too much for a narrow screen. */
  gap?: number;
  children: ReactNode;
  ref?: Ref<View>;
  testID?: string;
}

/** Keys of equal width in rows; a short last row keeps its columns. */
export function KeyGrid({ label, columns, gap = space.sm, children, ...rest }: KeyGridProps) {
  const keys = Children.toArray(children);
  const rows = Array.from({ length: Math.ceil(keys.length / columns) }, (_, row) =>
    keys.slice(row * columns, (row + 1) * columns),
  );
  return (
    <Stack {...rest} role="group" aria-label={label} gap={gap}>
      {rows.map((row, i) => (
        <Row key={i} gap={gap}>
          {row}
          {Array.from({ length: columns - row.length }, (_, place) => (
            <View key={`gap-${place}`} testID="key-gap" style={{ flex: 1 }} />
          ))}
        </Row>
      ))}
    </Stack>
  );
}
