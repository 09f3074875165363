import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Sided } from '@/kit/sides';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';
import { useWidth } from '@/ui/use-width';

interface SideColumnsProps<List> {
  lists: readonly List[];
  /** What belongs to nobody stands with the first side. */
  sides: readonly Sided[];
  above: ReactNode;
  column: (lists: readonly List[]) => ReactNode;
}

/** Narrower than this both sides stand below each other. */
const TWO_COLUMNS_FROM = 600;

/** Both sides beside each other, where there is room. */
export function SideColumns<List extends { readonly side: Sided | null }>(props: SideColumnsProps<List>) {
  const { lists, sides, above, column } = props;
  const { color } = useTheme();
  const [width, onLayout] = useWidth();
  const columns =
    width < TWO_COLUMNS_FROM
      ? [lists]
      : sides.map((each, place) => lists.filter(({ side }) => side === each || (side === null && place === 0)));
  return (
    <View style={{ flex: 1 }} onLayout={onLayout} testID="forces-list">
      {above}
      <View style={{ flex: 1, flexDirection: 'row' }}>
        {columns.map((own, place) => (
          <View
            key={place}
            style={{ flex: 1, borderLeftWidth: place === 0 ? 0 : stroke.frame, borderColor: color.ruleStrong }}
          >
            {column(own)}
          </View>
        ))}
      </View>
    </View>
  );
}
