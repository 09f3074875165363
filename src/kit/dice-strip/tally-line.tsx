import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useT } from '@/messages/messages';
import type { StripTally } from '@/rules/common/strip';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

/** How many dice came from where, and that they can be corrected. */
export function TallyLine({ tally }: { tally: StripTally }) {
  const t = useT();
  if (tally.app + tally.table + tally.count + tally.umpire + tally.certain + tally.typed === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.edge, rowGap: space.xs }} testID="tally">
      {tally.table > 0 && (
        <Part mark={<Icon name="hand" size={16} color="ink2" />}>{t('strip.tally.own', { count: tally.table })}</Part>
      )}
      {tally.app > 0 && (
        <Part mark={<Icon name="phone" size={16} color="ink2" />}>{t('strip.tally.app', { count: tally.app })}</Part>
      )}
      {tally.count > 0 && (
        <Part mark={<Icon name="tally" size={16} color="ink2" />}>
          {t('strip.tally.count', { count: tally.count })}
        </Part>
      )}
      {tally.typed > 0 && (
        <Part mark={<Icon name="hand" size={16} color="ink2" />}>{t('strip.tally.typed', { count: tally.typed })}</Part>
      )}
      {tally.umpire > 0 && (
        <Part mark={<Icon name="pencil" size={16} color="ink2" />}>
          {t('strip.tally.umpire', { count: tally.umpire })}
        </Part>
      )}
      {tally.certain > 0 && (
        <Part mark={<Icon name="check" size={16} color="ink2" />}>
          {t('strip.tally.certain', { count: tally.certain })}
        </Part>
      )}
      {tally.corrected > 0 && <Part mark={<Corner />}>{t('strip.tally.corrected', { count: tally.corrected })}</Part>}
      <Text as="text2" color="ink2" style={{ flexGrow: 1, textAlign: 'right' }}>
        {t('strip.tally.tap')}
      </Text>
    </View>
  );
}

function Part({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
      {mark}
      <Text as="text2" color="ink2">
        {children}
      </Text>
    </View>
  );
}

/** The corner that corrected dice wear. */
function Corner() {
  const { color } = useTheme();
  return (
    <Svg width={13} height={13} viewBox="0 0 12 12" aria-hidden>
      <Path d="M1 .75h10.25V11z" fill={color.now} stroke={color.ink} strokeWidth={1.1} strokeLinejoin="round" />
    </Svg>
  );
}
