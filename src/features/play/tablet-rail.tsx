import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { ZMark } from '@/kit/z-mark';
import { useT } from '@/messages/messages';
import { IconButton } from '@/ui/icon-button';
import { Pressable } from '@/ui/pressable';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

import { FlipButton } from './flip-button';

const WIDTH = 84;

/** Down the side of a tablet: the way home, the tabs, and what is seldom wanted. */
export function TabletRail({ tabs, onMore }: { tabs: ReactNode; onMore: () => void }) {
  const t = useT();
  const router = useRouter();
  const { color } = useTheme();
  const insets = useInsets();
  return (
    <View
      testID="rail"
      style={{
        width: WIDTH + insets.left,
        paddingLeft: insets.left,
        paddingTop: insets.top + space.edge,
        paddingBottom: insets.bottom + space.md,
        gap: space.lg,
        borderRightWidth: stroke.frame,
        borderColor: color.ruleStrong,
        backgroundColor: color.paper,
      }}
    >
      <Pressable
        label={t('play.toHarbour')}
        onPress={() => router.dismissTo('/')}
        style={{ alignItems: 'center', justifyContent: 'center' }}
        testID="battle-home"
      >
        <ZMark size={44} />
      </Pressable>
      <View style={{ flex: 1 }}>{tabs}</View>
      <View style={{ alignItems: 'center' }}>
        <FlipButton color="ink" />
        <IconButton icon="more" label={t('play.more')} onPress={onMore} testID="battle-more" />
      </View>
    </View>
  );
}
