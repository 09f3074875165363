import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

/** A thing with its name below it, as on a plate of signals. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Stack align="center" gap={6}>
      <View style={{ minHeight: 32, alignItems: 'center', justifyContent: 'center' }}>{children}</View>
      <Text as="text2" color="ink2">
        {caption}
      </Text>
    </Stack>
  );
}

/** Captioned things in a line that breaks when it must. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <Row wrap align="flex-end" columnGap="md" rowGap="md">
      {children}
    </Row>
  );
}
