import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

/** A thing with its name below it, as on a plate of signals. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <View style={{ alignItems: 'center', gap: 6 }}>
      <View style={{ minHeight: 32, alignItems: 'center', justifyContent: 'center' }}>{children}</View>
      <Text as="text2" color="ink2">
        {caption}
      </Text>
    </View>
  );
}

/** Captioned things in a line that breaks when it must. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: space.md, rowGap: space.md }}
    >
      {children}
    </View>
  );
}
